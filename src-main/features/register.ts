import { appHandlers, type AppHandlerDeps } from './app/handlers.ts';
import { authHandlers } from './auth/handlers.ts';
import type { AuthService } from './auth/service.ts';
import { businessProfileHandlers } from './business-profile/handlers.ts';
import type { BusinessProfileService } from './business-profile/service.ts';
import { checkoutHandlers } from './checkout/handlers.ts';
import type { CheckoutService } from './checkout/service.ts';
import { contentHandlers, type ContentDeps } from './content/handlers.ts';
import { creationHandlers } from './creation/handlers.ts';
import type { CreationService } from './creation/service.ts';
import { customersHandlers } from './customers/handlers.ts';
import type { CustomersService } from './customers/service.ts';
import { demosHandlers } from './demos/handlers.ts';
import type { DemosService } from './demos/service.ts';
import { domainHandlers } from './domain/handlers.ts';
import type { DomainService } from './domain/service.ts';
import type { Handlers } from './handlers.ts';
import { layoutHandlers } from './layout/handlers.ts';
import type { LayoutService } from './layout/service.ts';
import { photosHandlers } from './photos/handlers.ts';
import type { PhotosService } from './photos/service.ts';
import { placesHandlers } from './places/handlers.ts';
import type { PlacesService } from './places/service.ts';
import { siteHandlers } from './site/handlers.ts';
import type { SiteService } from './site/service.ts';
import { storeHandlers } from './store/handlers.ts';
import type { StoreService } from './store/service.ts';
import { syncHandlers } from './sync/handlers.ts';
import type { HistoryService } from './sync/history-service.ts';
import type { QueueService } from './sync/queue-service.ts';
import type { Store } from '../store/store.ts';

export interface Features {
  app: AppHandlerDeps;
  auth: AuthService;
  businessProfile: BusinessProfileService;
  checkout: CheckoutService;
  content: ContentDeps;
  creation: CreationService;
  customers: CustomersService;
  demos: DemosService;
  domain: DomainService;
  layout: LayoutService;
  photos: PhotosService;
  places: PlacesService;
  site: SiteService;
  dictionary: Store['dictionary'];
  store: StoreService;
  queue: QueueService;
  history: HistoryService;
}

/** Every call of the table but `call.cancel`, which the bridge answers itself. */
export function registerFeatures(features: Features): Omit<Handlers, 'call.cancel'> {
  return {
    ...appHandlers(features.app),
    ...authHandlers(features.auth),
    ...businessProfileHandlers(features.businessProfile),
    ...checkoutHandlers(features.checkout),
    ...contentHandlers(features.content),
    ...creationHandlers(features.creation),
    ...customersHandlers(features.customers),
    ...demosHandlers(features.demos),
    ...domainHandlers(features.domain),
    ...layoutHandlers(features.layout),
    ...photosHandlers(features.photos),
    ...placesHandlers(features.places),
    ...siteHandlers(features.site, features.dictionary),
    ...storeHandlers(features.store),
    ...syncHandlers(features.queue, features.history, features.site),
  };
}
