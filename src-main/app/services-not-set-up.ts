import { type SetUpService, setUpServices } from '#shared/domain/set-up/services.ts';
import type { AppConfig } from './policy/config.ts';

/**
 * Services without a stand-in in the embedded backend. The ideas sheet has none, because the agency itself writes it.
 */
const withoutStandIn: readonly SetUpService[] = ['ideasSheet'];

/**
 * Returns the services that cannot be used: the policy does not name them, and the embedded backend is not in use or
 * has no stand-in for them.
 */
export function servicesNotSetUp(config: AppConfig): SetUpService[] {
  const named: Record<SetUpService, unknown> = {
    checkoutLink: config.checkout?.linkUrl,
    newCheckout: config.checkout?.newCheckoutUrl,
    geocoding: config.geocoding,
    google: config.google,
    ideasSheet: config.ideasSheetUrl,
    stockPhotos: config.stockPhotosUrl,
    webFonts: config.webFonts,
  };
  const hasStandIn = (service: SetUpService): boolean =>
    config.backend.kind === 'embedded' && !withoutStandIn.includes(service);
  return setUpServices.filter((service) => named[service] === undefined && !hasStandIn(service));
}
