import { parseFaqs } from '#shared/domain/faq/parse.ts';
import { text } from '#shared/domain/site/readers.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { FaqEndpoints } from '../../backend-client/endpoints/faqs.ts';
import { type FindDraft, generationFailure, openDraft } from '../content/open-draft.ts';
import type { Handlers, Logger } from '../handlers.ts';

export interface FaqsPorts {
  client: FaqEndpoints;
  draft: FindDraft;
  logger: Logger;
}

const failed = 'Error generating: Verify that Company Name, Company Type are filled.';

export function faqsFeature({ client, draft, logger }: FaqsPorts): Pick<Handlers, 'faqs.generate'> {
  return {
    'faqs.generate': async ({ slug }, { signal }) => {
      const site = openDraft(draft, slug);
      const [company, industry] = [text(site.company_name).trim(), text(site.company_type).trim()];
      if (company === '' || industry === '') throw new AppError('GENERATION_FAILED', failed);
      try {
        return parseFaqs(await client.generate(company, industry, { signal }));
      } catch (error) {
        logger.warn('FAQs could not be generated', { error });
        throw generationFailure(error, failed);
      }
    },
  };
}
