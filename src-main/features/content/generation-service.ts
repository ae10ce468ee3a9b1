import { text as textOf } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { generatedFields, type GenerationKind } from '#shared/ipc/content.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { CallOptions } from '../../backend-client/http.ts';
import type { GenerationEndpoints } from '../../backend-client/endpoints/generation.ts';
import type { Logger } from '../handlers.ts';
import { type GenerationFacts, generationFacts } from './generation-facts.ts';

interface GenerationDeps {
  client: GenerationEndpoints;
  /** the open draft of a slug */
  draft: (slug: string) => SiteDocument | undefined;
  logger: Logger;
}

export interface GenerationService {
  /** @throws AppError NOT_OPEN, GENERATION_FAILED, OFFLINE, CANCELLED */
  text(slug: string, kind: GenerationKind, signal?: AbortSignal): Promise<string>;
}

const failed = 'Error generating: Verify that Company Name, Industry and at least one Service Area are filled.';

export function createGenerationService({ client, draft, logger }: GenerationDeps): GenerationService {
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
      const document = draft(slug);
      if (!document) throw new AppError('NOT_OPEN', `The site “${slug}” is not open.`);
      const facts = generationFacts(document);
      if (!facts) throw new AppError('GENERATION_FAILED', failed);
      try {
        const ask = async () => (await generate(kind, facts, { ...(signal && { signal }) })).trim();
        const text = await ask();
        // Who asks for a text wants another than the one that stands there.
        const another = text && text === textOf(document[generatedFields[kind]]).trim() ? await ask() : text;
        if (another) return another;
      } catch (error) {
        if (error instanceof AppError && (error.code === 'OFFLINE' || error.code === 'CANCELLED')) throw error;
        logger.warn('a text could not be generated', { kind, error });
        const reason = error instanceof AppError ? { details: { reason: error.message } } : {};
        throw new AppError('GENERATION_FAILED', failed, { ...reason, cause: error });
      }
      throw new AppError('GENERATION_FAILED', failed);
    },
  };
}
