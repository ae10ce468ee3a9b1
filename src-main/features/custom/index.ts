import { text } from '#shared/record/readers.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { HandlersOf, Logger } from '../handlers.ts';
import { type FindDraft, openDraft } from '../kit/open-draft.ts';

export interface CustomPorts {
  client: Pick<BackendClient, 'custom'>;
  draft: FindDraft;
  logger: Logger;
}

export function customFeature({ client: { custom: client }, draft, logger }: CustomPorts): HandlersOf<'custom'> {
  return {
    'custom.threeSteps': async ({ slug }, { signal }) => {
      const site = openDraft(draft, slug);
      const [company, industry] = [text(site.company_name).trim(), text(site.company_type).trim()];
      if (company === '' || industry === '') {
        return { steps: [], problem: 'The steps need the company name and its industry: see Basic Info.' };
      }
      try {
        const steps = await client.threeSteps(company, industry, { signal });
        return steps.length > 0 ? { steps } : { steps, problem: 'The backend wrote no steps.' };
      } catch (error) {
        if (error instanceof AppError && error.code === 'CANCELLED') throw error;
        logger.warn('the three steps could not be generated', { error });
        return { steps: [], problem: error instanceof AppError ? error.message : 'The steps could not be written.' };
      }
    },
  };
}
