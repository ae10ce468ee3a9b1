import { setFlagsFromString } from 'node:v8';

/**
 * Has the collector count the bytes of buffers into its one limit of memory. By default they have a limit of their own,
 * which a server of records reaches after some twenty answers: it then collects six times as often, and each time a
 * few requests wait for 10 to 30 ms. A V8 that does not know the flag ignores it.
 */
export function collectSeldom(): void {
  setFlagsFromString('--external-memory-accounted-in-global-limit');
}
