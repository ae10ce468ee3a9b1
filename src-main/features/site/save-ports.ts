import { AppError } from '#shared/ipc/errors.ts';
import { pause } from '../../backend-client/pause.ts';
import { isTradeWord } from '../../spelling/trade-words.ts';
import type { LivePorts } from '../../sync/save/live-pages.ts';
import type { SavePorts } from '../../sync/save/save-run.ts';
import type { SiteActor } from '../../sync/draft/site-actor.ts';
import type { CallContext } from '../handlers.ts';
import type { SiteServiceDeps } from './service-types.ts';

export const otherUser = (): AppError =>
  new AppError('UNAUTHENTICATED', 'Another user has signed in: this is sent once you are back.');

/** What a save needs of this computer and of the server. */
export function savePorts(
  { store, client, upload, contactField, spelling, now }: SiteServiceDeps,
  { progress, signal }: Pick<CallContext, 'progress' | 'signal'>,
  { person }: Pick<SiteActor, 'person'>,
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
    trash: store.of(person).trash,
    contactField,
    now,
    progress,
    signal,
    checkUser: () => {
      if (store.owners.current !== person) throw otherUser();
    },
  };
}

/** What a publish needs besides, to check that visitors get the new pages. */
export function livePorts({ readLive }: SiteServiceDeps, { signal }: Pick<CallContext, 'signal'>): LivePorts {
  return { readLive, wait: pause, signal };
}
