import { parseFaqs } from '#shared/domain/faq/parse.ts';
import { text } from '#shared/record/readers.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { HandlersOf, Logger } from '../handlers.ts';
import { type FindDraft, generationFailure, openDraft } from '../kit/open-draft.ts';

export interface FaqsPorts {
  client: Pick<BackendClient, 'faqs'>;
  draft: FindDraft;
  logger: Logger;
}

const failed = 'Error generating: Verify that Company Name, Company Type are filled.';

export function faqsFeature({ client: { faqs: client }, draft, logger }: FaqsPorts): HandlersOf<'faqs'> {
  return {
    'faqs.generate': async ({ slug }, { signal }) => {
      const site = openDraft(draft, slug);
      const [company, industry] = [text(site.company_name).trim(), text(site.company_type).trim()];
      if (company === '' || industry === '') throw new AppError('GENERATION_FAILED', failed);
      try {
        return parseFaqs(await client.generate(company, industry, { signal }));
      } catch (error) {
        throw generationFailure(error, failed, { logger, noted: 'FAQs could not be generated' });
      }
    },
  };
}
