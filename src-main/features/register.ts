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
import { customFeature, type CustomPorts } from './custom/index.ts';
import { customersHandlers } from './customers/handlers.ts';
import type { CustomersService } from './customers/service.ts';
import { demosHandlers } from './demos/handlers.ts';
import type { DemosService } from './demos/service.ts';
import { domainHandlers } from './domain/handlers.ts';
import type { RecordMarks } from './domain/record-marks.ts';
import type { DomainService } from './domain/service.ts';
import { faqsFeature, type FaqsPorts } from './faqs/index.ts';
import { fontsHandlers } from './fonts/handlers.ts';
import type { FontsService } from './fonts/service.ts';
import type { Handlers } from './handlers.ts';
import { layoutHandlers } from './layout/handlers.ts';
import type { LayoutService } from './layout/service.ts';
import { mapHandlers } from './map/handlers.ts';
import type { MapService } from './map/service.ts';
import { logoHandlers } from './logo/handlers.ts';
import type { LogoService } from './logo/service.ts';
import { photosHandlers } from './photos/handlers.ts';
import type { PhotosService } from './photos/service.ts';
import { placesHandlers } from './places/handlers.ts';
import type { PlacesService } from './places/service.ts';
import { publishingFeature, type PublishingPorts } from './publishing/index.ts';
import { reviewsFeature, type ReviewsPorts } from './reviews/index.ts';
import { servicesFeature, type ServicesPorts } from './services/index.ts';
import { siteHandlers } from './site/handlers.ts';
import type { SiteService } from './site/service.ts';
import { stockPhotosFeature, type StockPhotosPorts } from './stock-photos/index.ts';
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
  custom: CustomPorts;
  customers: CustomersService;
  demos: DemosService;
  domain: DomainService;
  faqs: FaqsPorts;
  fonts: FontsService;
  layout: LayoutService;
  map: MapService;
  logo: LogoService;
  photos: PhotosService;
  places: PlacesService;
  reviews: ReviewsPorts;
  services: ServicesPorts;
  site: SiteService;
  publishing: PublishingPorts;
  recordMarks: RecordMarks;
  stockPhotos: StockPhotosPorts;
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
    ...customFeature(features.custom),
    ...customersHandlers(features.customers),
    ...demosHandlers(features.demos),
    ...domainHandlers(features.domain),
    ...faqsFeature(features.faqs),
    ...fontsHandlers(features.fonts),
    ...layoutHandlers(features.layout),
    ...mapHandlers(features.map),
    ...logoHandlers(features.logo),
    ...photosHandlers(features.photos),
    ...placesHandlers(features.places),
    ...reviewsFeature(features.reviews),
    ...publishingFeature(features.publishing),
    ...servicesFeature(features.services),
    ...siteHandlers(features.site, features.recordMarks, features.dictionary),
    ...stockPhotosFeature(features.stockPhotos),
    ...storeHandlers(features.store),
    ...syncHandlers(features.queue, features.history, features.site),
  };
}
