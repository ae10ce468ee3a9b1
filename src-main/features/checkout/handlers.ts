import type { Handlers } from '../handlers.ts';
import type { CheckoutService } from './service.ts';

export function checkoutHandlers(
  service: CheckoutService,
): Pick<Handlers, Extract<keyof Handlers, `checkout.${string}`>> {
  return {
    'checkout.plans': (_input, { signal }) => service.plans(signal),
    'checkout.coupons': (_input, { signal }) => service.coupons(signal),
    'checkout.link': ({ slug }) => service.link(slug),
  };
}
