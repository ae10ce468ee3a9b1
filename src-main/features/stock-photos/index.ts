import { z } from 'zod';
import { stockPhotosOf } from '#shared/domain/service/stock-photos.ts';
import { notSetUpText } from '#shared/domain/set-up/services.ts';
import { text } from '#shared/record/readers.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { Handlers, Logger } from '../handlers.ts';
import { cachedList, type ResponseCache } from '../kit/cached-list.ts';
import { lastKnown } from '../kit/last-known.ts';
import { type FindDraft, openDraft } from '../kit/open-draft.ts';

export interface StockPhotosPorts {
  client: Pick<BackendClient, 'stockPhotos'>;
  draft: FindDraft;
  cache: ResponseCache;
  config: {
    /** address of the folder that holds the services' stock photos; undefined if none is set up */
    stockPhotosUrl: string | undefined;
  };
  logger: Logger;
}

export function stockPhotosFeature({
  client: { stockPhotos: client },
  draft,
  cache,
  config,
  logger,
}: StockPhotosPorts): Pick<Handlers, 'services.stockPhotos' | 'photos.industryStock'> {
  return {
    'services.stockPhotos': ({ service }) => {
      if (config.stockPhotosUrl === undefined) throw new AppError('NOT_FOUND', notSetUpText('stockPhotos'));
      return { photos: stockPhotosOf(config.stockPhotosUrl, service) };
    },

    'photos.industryStock': async ({ slug }, { signal }) => {
      const industry = text(openDraft(draft, slug).company_type).trim();
      if (industry === '') return { photos: [], stale: false };
      const { items, stale } = await lastKnown({
        fetch: () => client.ofIndustry(industry, { signal }).catch(explain),
        known: cachedList(cache, `stock-photos-${industry.toLowerCase()}`, z.string()),
        logger,
        failed: 'the stock photos could not be fetched',
        passedOn: ['BAD_ANSWER'],
      });
      return { photos: items, stale };
    },
  };
}

function explain(cause: unknown): never {
  if (!(cause instanceof AppError && cause.code === 'BAD_ANSWER')) throw cause;
  throw new AppError('BAD_ANSWER', 'Error formatting stock photos', { cause });
}
