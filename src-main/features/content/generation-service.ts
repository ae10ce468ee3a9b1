import { generatedFields, type GenerationKind } from '#shared/ipc/content.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { CallOptions } from '../../backend-client/http.ts';
import type { Logger } from '../handlers.ts';
import { anotherText, type FindDraft, generationFailure, openDraft } from '../kit/open-draft.ts';
import { type GenerationFacts, generationFacts } from './generation-facts.ts';

export interface GenerationPorts {
  client: Pick<BackendClient, 'generation'>;
  draft: FindDraft;
  logger: Logger;
}

export interface GenerationService {
  /**
   * Generates the text of a field of an open site.
   * @throws AppError NOT_OPEN, GENERATION_FAILED, OFFLINE, CANCELLED
   */
  text(slug: string, kind: GenerationKind, signal?: AbortSignal): Promise<string>;
}

const failed = 'Error generating: Verify that Company Name, Industry and at least one Service Area are filled.';

export function createGenerationService({
  client: { generation: client },
  draft,
  logger,
}: GenerationPorts): GenerationService {
  function generate(kind: GenerationKind, facts: GenerationFacts, options: CallOptions): Promise<string> {
    const { company, location, industry, city, state, primaryKeyword: primary_keyword, keywords } = facts;
    const meta = { company_name: company, company_type: industry, city, state, primary_keyword };
    switch (kind) {
      case 'tagline':
        return client.tagline({ company, location, industry, primary_keyword }, options);
      case 'about':
        return client.aboutUs({ company, location, industry, keywords }, options);
      case 'siteTitle':
        return client.metaTitle(meta, options);
      case 'siteDescription':
        return client.metaDescription(meta, options);
    }
  }

  return {
    async text(slug, kind, signal) {
      const document = openDraft(draft, slug);
      const facts = generationFacts(document);
      if (!facts) throw new AppError('GENERATION_FAILED', failed);
      try {
        const ask = () => generate(kind, facts, { ...(signal && { signal }) });
        const text = await anotherText(ask, document[generatedFields[kind]]);
        if (text) return text;
      } catch (error) {
        throw generationFailure(error, failed, { logger, noted: `the text ${kind} could not be generated` });
      }
      throw new AppError('GENERATION_FAILED', failed);
    },
  };
}
