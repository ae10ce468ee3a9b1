import type { VersionSaver } from '#shared/ipc/sync.ipc.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { Store } from '../../store/store.ts';

export interface SaversDeps {
  store: Pick<Store, 'versions'>;
  client: Pick<BackendClient, 'revisions'>;
  /** `revisionsPath` is undefined if the backend does not tell who saved */
  config: { revisionsPath: string | undefined };
}

/** Creates a function that returns who saved the versions of a site, as far as the server knows: a name, or `you`. */
export function createSavers({ store, client, config }: SaversDeps) {
  const { revisionsPath } = config;
  return async (slug: string, signal: AbortSignal): Promise<VersionSaver[]> => {
    if (revisionsPath === undefined) return [];
    const revisions = await client.revisions.list(revisionsPath, slug, { signal });
    const byModified = new Map(revisions.map((each) => [each.modified, each]));
    return store.versions.list(slug).flatMap(({ id, kind, modified }) => {
      // A version of kind `merged` is a draft before a merge. It was never saved: its modified time is that of the
      // draft's base.
      const save = kind === 'merged' ? undefined : byModified.get(modified);
      return save && save.by !== '' ? [{ id, by: save.own ? 'you' : save.by }] : [];
    });
  };
}
