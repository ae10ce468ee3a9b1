import type { BridgeError } from './errors.ts';

/** What every call over the bridge settles with; a handler never throws across. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: BridgeError };
