import type { Result } from './result.ts';

/**
 * The object that the preload exposes as `window.sitewright`. `requestId` identifies the call in `call.cancel` and
 * `call.progress`. `subscribe` returns a function that ends the subscription.
 */
export interface Bridge {
  invoke(channel: string, requestId: string, input: unknown): Promise<Result<unknown>>;
  subscribe(event: string, listener: (payload: unknown) => void): () => void;
}
