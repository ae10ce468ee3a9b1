import type { OnceAction } from '#shared/ipc/domain.ipc.ts';
import type { IntentKind } from '../../store/intent-repo.ts';
import type { NoteInDraft } from './draft-notes.ts';
import type { DomainPorts, DomainTarget } from './ports.ts';

/** What became of an action whose answer was lost. */
export interface Outcome {
  state: 'done' | 'failed' | 'unknown';
  message?: string;
  /** the user said so, not the server */
  byUser?: true;
}

const kinds: Record<OnceAction, IntentKind> = { purchase: 'buy-domain', dns: 'configure-dns', park: 'park' };

const failures: Record<OnceAction, string> = {
  purchase: 'Error purchasing domain.',
  dns: 'Error configuring DNS records.',
  park: 'Error parking this page.',
};

interface OnceActionsPorts extends Pick<DomainPorts, 'intents'> {
  note: NoteInDraft;
  /** tells every window to ask for the state of this domain again */
  changed: (domain: string) => void;
}

/** The actions that are never done twice for a domain: the journal knows each from before it is asked for. */
export function createOnceActions({ intents, note, changed }: OnceActionsPorts) {
  function noteDone(action: OnceAction, target: DomainTarget): void {
    if (action === 'purchase') note(target, { domain_purchased: true });
    if (action === 'dns') note(target, { is_dns_configured: true });
  }

  return {
    standing: (action: OnceAction, domain: string) => intents.standing(kinds[action], domain),
    last: (action: OnceAction, domain: string) => intents.last(kinds[action], domain),

    /** @param request what the journal keeps of it */
    async run(action: OnceAction, target: DomainTarget, request: unknown, call: () => Promise<unknown>): Promise<void> {
      const made = intents.runOnce({
        kind: kinds[action],
        subject: target.domain,
        request,
        failure: failures[action],
        call,
        succeed: () => noteDone(action, target),
      });
      // `runOnce` has noted that the call runs before it returns its promise.
      changed(target.domain);
      await made.finally(() => changed(target.domain));
    },

    settle(action: OnceAction, target: DomainTarget, { state, ...known }: Outcome): void {
      if (state === 'done') noteDone(action, target);
      intents.settle(kinds[action], target.domain, state, known);
      changed(target.domain);
    },

    /** Whether the server has answered that the domain is bought. A user may be wrong: then it can be bought again. */
    isBought(domain: string): boolean {
      const last = intents.last('buy-domain', domain);
      return last?.state === 'done' && !(last.outcome as { byUser?: boolean } | null)?.byUser;
    },
  };
}
