import type { Handlers } from '../handlers.ts';
import type { DemosService } from './service.ts';

export function demosHandlers(demos: DemosService): Pick<Handlers, 'demos.list'> {
  return { 'demos.list': (_input, { signal }) => demos.list(signal) };
}
