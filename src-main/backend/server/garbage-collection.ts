import { setFlagsFromString } from 'node:v8';

/**
 * Makes the garbage collector count the bytes of buffers toward its general limit of memory. By default buffers have a
 * separate limit, which the server reaches after it has sent about twenty records. With that limit the collector would
 * run six times as often, and each run makes a few requests wait for 10 to 30 ms. A V8 that does not know the flag
 * ignores it.
 */
export function countBuffersInHeapLimit(): void {
  setFlagsFromString('--external-memory-accounted-in-global-limit');
}
