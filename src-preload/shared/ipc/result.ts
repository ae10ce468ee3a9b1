import type { BridgeError } from './errors.ts';

/**
 * The result of every call over the bridge. A handler's failure crosses the bridge as `error`, never as a rejection.
 */
export type Result<T> = { ok: true; value: T } | { ok: false; error: BridgeError };
