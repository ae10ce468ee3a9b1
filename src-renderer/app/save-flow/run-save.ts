import type { StepCount } from '#shared/ipc/events.ts';
import type { Confirmed, SaveQuestion } from '#shared/domain/site/save-questions.ts';
import { invoke } from '../../bridge/client.ts';
import type { SaveKind } from '../../state/save-store.ts';

export interface SavePorts {
  /** Waits until all edits made so far are on the disk. */
  flush: () => Promise<void>;
  /** Asks the user. Returns what the user agreed to, or null if the user declined. */
  ask: (question: SaveQuestion) => Promise<Confirmed | null>;
  onStep: (step: string, count?: StepCount) => void;
  /** Cancels the save, unless the save has already been sent. */
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
  /** the save or publish waits in the queue, for example because the server cannot be reached */
  | { outcome: 'queued' }
  | { outcome: 'cancelled' };

/**
 * Saves, or saves and publishes, and asks the user the questions that main returns. Edits made while a question is
 * open, such as a corrected word, are saved too.
 * @throws BridgeCallError if a step fails, or if `signal` cancels the save
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
