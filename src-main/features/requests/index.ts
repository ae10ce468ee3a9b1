import { recordSays } from '#shared/domain/facts/apply.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import type { ChangeRequest } from '../../store/change-request-repo.ts';
import type { Store } from '../../store/store.ts';
import type { Version } from '../../store/version-repo.ts';
import type { Broadcast, HandlersOf } from '../handlers.ts';

export interface RequestsPorts {
  store: Pick<Store, 'changeRequests' | 'versions' | 'owners'>;
  broadcast: Broadcast;
  now: () => number;
}

/** Stores change requests, and follows each until its changes are saved and published. */
export function requestsFeature({ store, broadcast, now }: RequestsPorts): HandlersOf<'requests'> {
  const { changeRequests, versions, owners } = store;

  /**
   * Returns the request with the times at which its changes were saved and published, and stores these times. Later
   * edits do not change a stored time.
   */
  function updateProgress(request: ChangeRequest, all: readonly Version[]): ChangeRequest {
    if (request.publishedAt !== null || request.closedAt !== null) return request;
    const since = all.filter(({ at, kind }) => at >= request.at && (kind === 'saved' || kind === 'published'));
    const savedAt = request.savedAt ?? since.toReversed().find((version) => holds(version, request))?.at ?? null;
    if (savedAt === null) return request;
    const published = since.toReversed().find(({ at, kind }) => kind === 'published' && at >= savedAt);
    const reached = { savedAt, publishedAt: published?.at ?? null };
    if (reached.savedAt !== request.savedAt || reached.publishedAt !== null)
      changeRequests.setTimes(request.slug, request.id, reached);
    return { ...request, ...reached };
  }

  function holds({ id, slug }: Version, { facts }: ChangeRequest): boolean {
    const text = versions.readable(slug, id);
    if (text === undefined) return false;
    const site = parseJson(text) as SiteDocument;
    return facts.every((fact) => recordSays(site, fact));
  }

  return {
    'requests.list': ({ slug }) => {
      const all = versions.list(slug);
      return changeRequests.list(slug).map((request) => {
        const { id, source, facts, at, person, savedAt, publishedAt, closedAt } = updateProgress(request, all);
        const by = person === owners.current ? 'you' : person;
        return { id, source, facts, at, savedAt, publishedAt, closedAt, ...(person !== '' && { by }) };
      });
    },
    'requests.add': ({ slug, source, facts }) => {
      const id = changeRequests.add(slug, source, facts, now());
      broadcast('requests.changed', { slug });
      return { id };
    },
    'requests.close': ({ slug, id }) => {
      if (!changeRequests.close(slug, id, now()))
        throw new AppError('NOT_FOUND', 'This request is not on this computer any more.');
      broadcast('requests.changed', { slug });
      return {};
    },
  };
}
