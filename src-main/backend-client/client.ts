import type { AccessTokens } from './access-tokens.ts';
import type { CallLog } from './answer.ts';
import { Connectivity } from './connectivity.ts';
import { authEndpoints, type AuthEndpoints } from './endpoints/auth.ts';
import { businessProfileEndpoints, type BusinessProfileEndpoints } from './endpoints/business-profile.ts';
import { checkoutEndpoints, type CheckoutEndpoints } from './endpoints/checkout.ts';
import { contactEndpoints, type ContactEndpoints } from './endpoints/contacts.ts';
import { creationEndpoints, type CreationEndpoints } from './endpoints/creation.ts';
import { customEndpoints, type CustomEndpoints } from './endpoints/custom.ts';
import { domainEndpoints, type DomainEndpoints } from './endpoints/domain.ts';
import { customerEndpoints, type CustomerEndpoints } from './endpoints/customers.ts';
import { faqEndpoints, type FaqEndpoints } from './endpoints/faqs.ts';
import { generationEndpoints, type GenerationEndpoints } from './endpoints/generation.ts';
import { layoutEndpoints, type LayoutEndpoints } from './endpoints/layout.ts';
import { logoEndpoints, type LogoEndpoints } from './endpoints/logo.ts';
import { mediaEndpoints, type MediaEndpoints, type UploadCall } from './endpoints/media.ts';
import { placeEndpoints, type PlaceEndpoints } from './endpoints/places.ts';
import { revisionEndpoints, type RevisionEndpoints } from './endpoints/revisions.ts';
import { releaseEndpoints, type ReleaseEndpoints } from './endpoints/releases.ts';
import { reviewEndpoints, type ReviewEndpoints } from './endpoints/reviews.ts';
import { serviceEndpoints, type ServiceEndpoints } from './endpoints/services.ts';
import { siteEndpoints, type SiteEndpoints } from './endpoints/sites.ts';
import { stockPhotoEndpoints, type StockPhotoEndpoints } from './endpoints/stock-photos.ts';
import { textEndpoints, type TextEndpoints } from './endpoints/texts.ts';
import { createHttp } from './http.ts';
import type { Reach } from './reach.ts';
import { createTransport, type HeaderToken } from './transport.ts';

interface ClientOptions {
  /** called for every request, because the embedded backend may still be starting or may get another port */
  baseUrl: () => Promise<string>;
  fetch: typeof globalThis.fetch;
  /**
   * returns the secret header (name and value), which is sent to the backend's own origin only. It is called after
   * `baseUrl` has resolved, because both may become known at the same time.
   */
  headerToken?: HeaderToken;
  /** path of the contacts call (see `productNames`) */
  contactsPath: string;
  auth: AccessTokens;
  logger: CallLog;
  /** the call that returns an address for an upload; `defaultUploadCall` if it is not set */
  upload?: UploadCall;
  /** whether a visible window shows the state of the connection; if not, the connection is checked less often */
  isVisible?: () => boolean;
  /** whether something waits to be sent; if so, the connection is checked more often while it is `online` */
  isWaiting?: () => boolean;
}

export interface BackendClient {
  sites: SiteEndpoints;
  creation: CreationEndpoints;
  generation: GenerationEndpoints;
  services: ServiceEndpoints;
  faqs: FaqEndpoints;
  releases: ReleaseEndpoints;
  revisions: RevisionEndpoints;
  reviews: ReviewEndpoints;
  custom: CustomEndpoints;
  stockPhotos: StockPhotoEndpoints;
  layout: LayoutEndpoints;
  logo: LogoEndpoints;
  media: MediaEndpoints;
  places: PlaceEndpoints;
  contacts: ContactEndpoints;
  checkout: CheckoutEndpoints;
  customers: CustomerEndpoints;
  businessProfile: BusinessProfileEndpoints;
  domain: DomainEndpoints;
  texts: TextEndpoints;
  auth: AuthEndpoints;
  /** whether calls reach the backend, even slowly */
  readonly online: boolean;
  readonly reach: Reach;
  /** Registers a listener for changes of `reach`. Returns the function that unsubscribes. */
  onReach(listener: (reach: Reach) => void): () => void;
  /** Registers a listener for changes between online and offline. Returns the function that unsubscribes. */
  onConnectivity(listener: (online: boolean) => void): () => void;
  /** Checks at once whether the backend can be reached. Listeners are told of a change. */
  checkConnection(): void;
  close(): void;
}

/** maximum bytes of an answer, far more than the largest record or the list of all sites has */
const MOST_BYTES = 64 * 1024 * 1024;
/** Time limit of a probe. It is long, because a slow answer to a probe still shows that the backend is there. */
const PROBE_TIMEOUT_MS = 15_000;

/** Creates the typed client of the backend. For the errors of its calls see `createHttp`. */
export function createBackendClient(options: ClientOptions): BackendClient {
  const { baseUrl, headerToken, auth, logger } = options;
  const transport = createTransport({ baseUrl, fetch: options.fetch, headerToken, maxBytes: MOST_BYTES });
  const connectivity = new Connectivity({
    async probe() {
      await transport({ method: 'HEAD', path: '/', headers: {}, withHeaderToken: false, timeoutMs: PROBE_TIMEOUT_MS });
    },
    watchers: () => ({ isVisible: options.isVisible?.() ?? true, isWaiting: options.isWaiting?.() ?? false }),
  });
  const isOnline = () => connectivity.reach !== 'offline';
  const http = createHttp({ transport, connectivity, auth, headerToken, logger });
  return {
    sites: siteEndpoints(http, baseUrl),
    creation: creationEndpoints(http),
    generation: generationEndpoints(http),
    services: serviceEndpoints(http),
    faqs: faqEndpoints(http),
    releases: releaseEndpoints(http, baseUrl),
    revisions: revisionEndpoints(http),
    reviews: reviewEndpoints(http),
    custom: customEndpoints(http),
    stockPhotos: stockPhotoEndpoints(http),
    layout: layoutEndpoints(http),
    logo: logoEndpoints(http),
    media: mediaEndpoints(http, options.upload),
    places: placeEndpoints(http),
    contacts: contactEndpoints(http, options.contactsPath),
    checkout: checkoutEndpoints(http),
    customers: customerEndpoints(http),
    businessProfile: businessProfileEndpoints(http),
    domain: domainEndpoints(http),
    texts: textEndpoints(http),
    auth: authEndpoints(http),
    get online() {
      return isOnline();
    },
    get reach() {
      return connectivity.reach;
    },
    onReach: (listener) => connectivity.subscribe(listener),
    onConnectivity(listener) {
      let known = isOnline();
      return connectivity.subscribe(() => {
        if (known === isOnline()) return;
        known = !known;
        listener(known);
      });
    },
    checkConnection: () => connectivity.check(),
    close: () => connectivity.close(),
  };
}
