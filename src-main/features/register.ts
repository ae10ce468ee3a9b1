import { appFeature, type AppPorts } from './app/index.ts';
import { businessProfileFeature } from './business-profile/index.ts';
import type { BusinessProfilePorts } from './business-profile/ports.ts';
import { checkoutFeature, type CheckoutPorts } from './checkout/index.ts';
import { contentFeature, type ContentPorts } from './content/index.ts';
import { creationFeature, type CreationPorts } from './creation/index.ts';
import { customFeature, type CustomPorts } from './custom/index.ts';
import { customersFeature, type CustomersPorts } from './customers/index.ts';
import { demosFeature, type DemosPorts } from './demos/index.ts';
import { domainFeature } from './domain/index.ts';
import type { DomainPorts } from './domain/ports.ts';
import { faqsFeature, type FaqsPorts } from './faqs/index.ts';
import { fleetFeature, type FleetPorts } from './fleet/index.ts';
import type { Handlers } from './handlers.ts';
import { layoutFeature, type LayoutPorts } from './layout/index.ts';
import { logoFeature, type LogoPorts } from './logo/index.ts';
import { mapFeature, type MapPorts } from './map/index.ts';
import { networkFeature, type NetworkPorts } from './network/index.ts';
import { photosFeature, type PhotosPorts } from './photos/index.ts';
import { placesFeature, type PlacesPorts } from './places/index.ts';
import { previewFeature, type PreviewPorts } from './preview/index.ts';
import { publishingFeature, type PublishingPorts } from './publishing/index.ts';
import { requestsFeature, type RequestsPorts } from './requests/index.ts';
import { reviewsFeature, type ReviewsPorts } from './reviews/index.ts';
import { servicesFeature, type ServicesPorts } from './services/index.ts';
import { settingsFeature, type SettingsPorts } from './settings/index.ts';
import { similarPhotosFeature, type SimilarPhotosPorts } from './similar-photos/index.ts';
import { siteFeature, type SitePorts } from './site/index.ts';
import { stockPhotosFeature, type StockPhotosPorts } from './stock-photos/index.ts';
import { storeFeature, type StorePorts } from './store/index.ts';
import { syncFeature, type SyncPorts } from './sync/index.ts';

export type FeaturePorts = AppPorts &
  BusinessProfilePorts &
  CheckoutPorts &
  ContentPorts &
  CreationPorts &
  CustomPorts &
  CustomersPorts &
  DemosPorts &
  DomainPorts &
  FaqsPorts &
  FleetPorts &
  LayoutPorts &
  LogoPorts &
  MapPorts &
  NetworkPorts &
  PhotosPorts &
  PlacesPorts &
  PreviewPorts &
  PublishingPorts &
  RequestsPorts &
  ReviewsPorts &
  SettingsPorts &
  SimilarPhotosPorts &
  SitePorts &
  StockPhotosPorts &
  StorePorts &
  SyncPorts &
  Omit<ServicesPorts, 'industries'>;

export interface Features {
  handlers: Omit<Handlers, 'call.cancel' | `${'auth' | 'fonts'}.${string}`>;
  /** Continues what was under way when the app ended. The app calls it once at the start. */
  resume(): void;
  close(): void;
}

/**
 * Makes the features from their ports. `auth` and `fonts` are made elsewhere, because other parts of the app need them
 * too.
 */
export function registerFeatures(ports: FeaturePorts): Features {
  const content = contentFeature(ports);
  const creation = creationFeature(ports);
  const fleet = fleetFeature(ports);
  const map = mapFeature(ports);
  const store = storeFeature(ports);
  return {
    handlers: {
      ...appFeature(ports),
      ...businessProfileFeature(ports),
      ...checkoutFeature(ports),
      ...content.handlers,
      ...creation.handlers,
      ...customFeature(ports),
      ...customersFeature(ports),
      ...demosFeature(ports),
      ...domainFeature(ports),
      ...faqsFeature(ports),
      ...fleet.handlers,
      ...layoutFeature(ports),
      ...logoFeature(ports),
      ...map.handlers,
      ...networkFeature(ports),
      ...photosFeature(ports),
      ...placesFeature(ports),
      ...previewFeature(ports),
      ...publishingFeature(ports),
      ...requestsFeature(ports),
      ...reviewsFeature(ports),
      ...servicesFeature({ ...ports, industries: content.industries }),
      ...settingsFeature(ports),
      ...similarPhotosFeature(ports),
      ...siteFeature(ports),
      ...stockPhotosFeature(ports),
      ...store.handlers,
      ...syncFeature(ports),
    },
    resume() {
      creation.resume();
      fleet.resume();
    },
    close() {
      for (const feature of [store, content, creation, fleet, map]) feature.close();
    },
  };
}
