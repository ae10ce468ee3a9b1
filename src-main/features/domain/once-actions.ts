import type { OnceAction } from '#shared/ipc/domain.ipc.ts';
import type { IntentKind } from '../../store/intent-repo.ts';
import type { MarkDraft } from './draft-marks.ts';
import type { DomainPorts, DomainTarget } from './ports.ts';

/** What was found out about an action whose response was lost. */
export interface Outcome {
  state: 'done' | 'failed' | 'unknown';
  message?: string;
  /** set if the user reported the outcome, not the server */
  byUser?: true;
}

const kinds: Record<OnceAction, IntentKind> = { purchase: 'buy-domain', dns: 'configure-dns', park: 'park' };

const failures: Record<OnceAction, string> = {
  purchase: 'Error purchasing domain.',
  dns: 'Error configuring DNS records.',
  park: 'Error parking this page.',
};

interface OnceActionsPorts extends Pick<DomainPorts, 'intents'> {
  note: MarkDraft;
  /** tells every window to request the state of this domain again */
  changed: (domain: string) => void;
}

/**
 * Runs the actions that must not be repeated by mistake. Each action is in the journal before its request is sent.
 */
export function createOnceActions({ intents, note, changed }: OnceActionsPorts) {
  function noteDone(action: OnceAction, target: DomainTarget): void {
    if (action === 'purchase') note(target, { domain_purchased: true });
    if (action === 'dns') note(target, { is_dns_configured: true });
  }

  return {
    standing: (action: OnceAction, domain: string) => intents.standing(kinds[action], domain),
    last: (action: OnceAction, domain: string) => intents.last(kinds[action], domain),

    /** @param request the facts about the request that the journal keeps */
    async run(action: OnceAction, target: DomainTarget, request: unknown, call: () => Promise<unknown>): Promise<void> {
      const made = intents.runOnce({
        kind: kinds[action],
        subject: target.domain,
        request,
        failure: failures[action],
        call,
        succeed: () => noteDone(action, target),
      });
      // `runOnce` has already marked the call as running, so the windows can show this.
      changed(target.domain);
      await made.finally(() => changed(target.domain));
    },

    settle(action: OnceAction, target: DomainTarget, { state, ...known }: Outcome): void {
      if (state === 'done') noteDone(action, target);
      intents.settle(kinds[action], target.domain, state, known);
      changed(target.domain);
    },

    /**
     * Whether the server has confirmed the purchase. A confirmation by the user does not count: if the user is wrong,
     * the domain still has to be bought.
     */
    isBought(domain: string): boolean {
      const last = intents.last('buy-domain', domain);
      return last?.state === 'done' && !(last.outcome as { byUser?: boolean } | null)?.byUser;
    },
  };
}
