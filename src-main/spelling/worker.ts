import { parentPort } from 'node:worker_threads';
import { createSpeller } from './speller.ts';

export type SpellingRequest = { id: number; check: string } | { id: number; suggest: string };
export interface SpellingReply {
  id: number;
  words: string[];
}

/** The speller, in a thread of its own, because loading words and finding corrections would block the windows. */
const speller = createSpeller();

async function answer(request: SpellingRequest): Promise<SpellingReply> {
  const loaded = await speller;
  const words = 'check' in request ? loaded.misspelled(request.check) : await loaded.suggestions(request.suggest);
  return { id: request.id, words };
}

parentPort?.on('message', (request: SpellingRequest) => {
  void answer(request).then((reply) => parentPort?.postMessage(reply));
});
