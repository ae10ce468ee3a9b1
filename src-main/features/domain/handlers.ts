import type { Handlers } from '../handlers.ts';
import type { DomainService } from './service.ts';

export function domainHandlers(service: DomainService): Pick<Handlers, Extract<keyof Handlers, `domain.${string}`>> {
  return {
    'domain.state': (target) => service.state(target),
    'domain.check': (target, { signal }) => service.check(target, { signal }),
    // What must not be made twice is not cut off either when its screen is left.
    'domain.buy': ({ agreed, ...target }) => service.buy(target, agreed),
    'domain.configureDns': (target) => service.configureDns(target),
    'domain.park': ({ type, ...target }) => service.park(target, type),
    'domain.lookInto': ({ action, ...target }, { signal }) => service.lookInto(target, action, { signal }),
    'domain.settle': ({ action, done, ...target }) => service.settle(target, action, done),
    'domain.useExternal': (target) => service.useExternal(target),
    'domain.index': (target) => service.index(target),
    'domain.snapshot': (target) => service.snapshot(target),
    'domain.exportRedirects': async ({ slug, csv }) => {
      const path = await service.exportRedirects(slug, csv);
      return path === undefined ? {} : { path };
    },
  };
}
