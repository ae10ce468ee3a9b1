import type { OnceAction } from '#shared/ipc/domain.ipc.ts';
import type { IntentKind } from '../../store/intent-repo.ts';
import type { NoteInDraft } from './draft-notes.ts';
import type { DomainPorts, DomainTarget } from './ports.ts';

/** The outcome of an action whose answer was lost. */
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

/** The actions that are never done twice for a domain: each is in the journal before its request is sent. */
export function createOnceActions({ intents, note, changed }: OnceActionsPorts) {
  function noteDone(action: OnceAction, target: DomainTarget): void {
    if (action === 'purchase') note(target, { domain_purchased: true });
    if (action === 'dns') note(target, { is_dns_configured: true });
  }

  return {
    standing: (action: OnceAction, domain: string) => intents.standing(kinds[action], domain),
    last: (action: OnceAction, domain: string) => intents.last(kinds[action], domain),

    /** @param request the facts that the journal keeps of the request */
    async run(action: OnceAction, target: DomainTarget, request: unknown, call: () => Promise<unknown>): Promise<void> {
      const made = intents.runOnce({
        kind: kinds[action],
        subject: target.domain,
        request,
        failure: failures[action],
        call,
        succeed: () => noteDone(action, target),
      });
      // `runOnce` marks the call as running before it returns.
      changed(target.domain);
      await made.finally(() => changed(target.domain));
    },

    settle(action: OnceAction, target: DomainTarget, { state, ...known }: Outcome): void {
      if (state === 'done') noteDone(action, target);
      intents.settle(kinds[action], target.domain, state, known);
      changed(target.domain);
    },

    /**
     * Whether the server has confirmed the purchase. A user's own word is not enough: the domain may have to be bought
     * after all.
     */
    isBought(domain: string): boolean {
      const last = intents.last('buy-domain', domain);
      return last?.state === 'done' && !(last.outcome as { byUser?: boolean } | null)?.byUser;
    },
  };
}
