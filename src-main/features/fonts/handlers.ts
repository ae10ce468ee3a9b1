import type { Handlers } from '../handlers.ts';
import type { FontsService } from './service.ts';

export function fontsHandlers(fonts: FontsService): Pick<Handlers, 'fonts.list'> {
  return { 'fonts.list': () => fonts.list() };
}
