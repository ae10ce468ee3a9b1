import type { Handlers } from '../handlers.ts';
import type { LogoService } from './service.ts';

type LogoHandlers = Pick<Handlers, `logo.${keyof LogoService}`>;

export function logoHandlers(logo: LogoService): LogoHandlers {
  return {
    'logo.keep': (input, { signal }) => logo.keep(input, signal),
    'logo.meta': (input, { signal }) => logo.meta(input, signal),
    'logo.palette': (input, { signal }) => logo.palette(input, signal),
    'logo.refine': (input, { signal }) => logo.refine(input, signal),
    'logo.generate': (input, { signal }) => logo.generate(input, signal),
    'logo.earlier': (input, { signal }) => logo.earlier(input, signal),
    'logo.removeBackground': (input, { signal }) => logo.removeBackground(input, signal),
    'logo.create': (input, { signal }) => logo.create(input, signal),
  };
}
