import { text } from '#shared/record/readers.ts';
import type { Industry } from '#shared/ipc/creation.ipc.ts';
import { type DefaultService, defaultService } from '#shared/ipc/services.ipc.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { Handlers, Logger } from '../handlers.ts';
import { cachedList, type ResponseCache } from '../kit/cached-list.ts';
import { lastKnown } from '../kit/last-known.ts';
import { type FindDraft, openDraft } from '../kit/open-draft.ts';
import { describeService } from './describe.ts';

export interface ServicesPorts {
  client: Pick<BackendClient, 'services'>;
  draft: FindDraft;
  industries: (signal: AbortSignal) => Promise<Industry[]>;
  cache: ResponseCache;
  logger: Logger;
}

type ServicesHandlers = Pick<
  Handlers,
  'services.generateDescription' | 'services.keywordFamilies' | 'services.defaults'
>;

export function servicesFeature({
  client: { services: client },
  draft,
  industries,
  cache,
  logger,
}: ServicesPorts): ServicesHandlers {
  /** Returns the default services of an industry; an empty list if the list of industries lacks it. */
  async function defaultsOf(industry: string, signal: AbortSignal): Promise<DefaultService[]> {
    const found = (await industries(signal)).find(
      ({ id, name }) => name.trim().toLowerCase() === industry || String(id) === industry,
    );
    return found === undefined ? [] : client.defaults(String(found.id), { signal });
  }

  return {
    'services.generateDescription': async ({ slug, index, type }, { signal }) => {
      const site = openDraft(draft, slug);
      return { text: await describeService(site, { index, type }, signal, { client, logger }) };
    },

    'services.keywordFamilies': async ({ slug, service }, { signal }) => {
      const industry = text(openDraft(draft, slug).company_type).trim();
      const name = service.trim();
      return industry === '' || name === '' ? [] : client.keywordFamilies(industry, name, { signal });
    },

    'services.defaults': async ({ slug }, { signal }) => {
      const industry = text(openDraft(draft, slug).company_type).trim().toLowerCase();
      const { items, stale } = await lastKnown({
        fetch: () => defaultsOf(industry, signal),
        known: cachedList(cache, `default-services-${industry}`, defaultService),
        logger,
        failed: 'the default services could not be fetched',
      });
      return { services: items, stale };
    },
  };
}
