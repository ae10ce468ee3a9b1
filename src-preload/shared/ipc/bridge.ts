import type { Result } from './result.ts';

/**
 * What the preload exposes as `window.sitewright`; it knows no feature. `requestId` names the call in `call.cancel` and
 * in `call.progress`. `subscribe` gives the function that ends the subscription.
 */
export interface Bridge {
  invoke(channel: string, requestId: string, input: unknown): Promise<Result<unknown>>;
  subscribe(event: string, listener: (payload: unknown) => void): () => void;
}
