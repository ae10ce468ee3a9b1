import type { StepCount } from '#shared/ipc/events.ts';
import type { Confirmed, SaveQuestion } from '#shared/domain/site/save-questions.ts';
import { invoke } from '../../bridge/client.ts';
import type { SaveKind } from '../../state/save-store.ts';

export interface SavePorts {
  /** Settles once what was edited so far is on disk. */
  flush: () => Promise<void>;
  /** What the user agreed to, null where they did not. */
  ask: (question: SaveQuestion) => Promise<Confirmed | null>;
  onStep: (step: string, count?: StepCount) => void;
  /** Cancels the save up to the moment at which it is sent. */
  signal?: AbortSignal;
}

/** Photos that could not be uploaded; the rest is saved. */
type WaitingPhotos = { count: number; reason: string } | undefined;

export type SaveResult =
  | { outcome: 'saved'; slug: string; savedAt: number; unchanged?: true | undefined; waiting?: WaitingPhotos }
  | {
      outcome: 'published';
      slug: string;
      savedAt: number;
      url: string;
      compared?: string[] | undefined;
      waiting?: WaitingPhotos;
    }
  /** it waits for the server, which cannot be reached */
  | { outcome: 'queued' }
  | { outcome: 'cancelled' };

/**
 * Saves, or saves and publishes, asking the user what main asks for. Edits made while a question is open, such as a
 * corrected word, are part of what is saved.
 * @throws BridgeCallError when a step fails
 */
export async function runSave(
  kind: SaveKind,
  slug: string,
  { flush, ask, onStep, signal }: SavePorts,
): Promise<SaveResult> {
  const channel = kind === 'save' ? 'site.save' : 'site.publish';
  let confirmed: Confirmed = {};
  for (;;) {
    await flush();
    const answer = await invoke(channel, { slug, confirmed }, { onProgress: onStep, ...(signal && { signal }) });
    if (answer.outcome !== 'question') return answer;
    const agreed = await ask(answer.question);
    if (!agreed) return { outcome: 'cancelled' };
    confirmed = { ...confirmed, ...agreed };
  }
}
