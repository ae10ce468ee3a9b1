import { AppError } from '#shared/ipc/errors.ts';
import { isTradeWord } from '../../spelling/trade-words.ts';
import type { LivePorts } from '../../sync/live-pages.ts';
import type { SavePorts } from '../../sync/save-pipeline.ts';
import type { CallContext } from '../handlers.ts';
import type { SiteServiceDeps } from './service-types.ts';

const OTHER_USER = 'Another user has signed in: save the site again to confirm.';

/** What a save needs of this computer and of the server. */
export function savePorts(
  { store, client, upload, contactField, spelling, now }: SiteServiceDeps,
  { progress, signal }: Pick<CallContext, 'progress' | 'signal'>,
): SavePorts {
  const speller = {
    check: (prose: string) =>
      client.sites.spellcheck(prose, { signal }).catch((error: unknown) => {
        if (error instanceof AppError && ['OFFLINE', 'UNAUTHENTICATED'].includes(error.code))
          return spelling.check(prose);
        throw error;
      }),
    isAccepted: (word: string) => store.dictionary.has(word) || isTradeWord(word),
    suggest: spelling.suggest,
  };
  return {
    server: client.sites,
    speller,
    photos: { blobs: store.blobs, upload },
    trash: store.trash,
    contactField,
    now,
    progress,
    signal,
    checkUser: (slug) => {
      if (store.owners.othersOf(slug) !== undefined) throw new AppError('UNAUTHENTICATED', OTHER_USER);
    },
  };
}

/** What a publish needs besides, to see that visitors get it. */
export function livePorts({ readLive }: SiteServiceDeps, { signal }: Pick<CallContext, 'signal'>): LivePorts {
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return { readLive, wait, signal };
}
