import { signInText } from '#shared/domain/business-profile/texts.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { BackendClient } from '../backend-client/client.ts';
import { createBusinessProfileService } from '../features/business-profile/service.ts';
import { createCheckoutService } from '../features/checkout/service.ts';
import { createCustomersService } from '../features/customers/service.ts';
import { createOnce } from '../features/domain/once.ts';
import type { SiteService } from '../features/site/service.ts';
import { createProfileClient, type ProfileAddresses } from '../providers/business-profile/client.ts';
import { createGoogleSignIn, type GoogleAddresses } from '../providers/google-sign-in/sign-in.ts';
import type { SecretStore } from '../secrets/secret-store.ts';
import type { Store } from '../store/store.ts';
import { isLoopbackUrl } from './policy.ts';
import type { ServicePorts } from './ports.ts';

interface Parts {
  ports: ServicePorts;
  store: Store;
  secrets: SecretStore;
  client: Pick<BackendClient, 'checkout' | 'customers' | 'businessProfile'>;
  site: SiteService;
  baseUrl: () => Promise<string>;
}

const NOT_CONFIGURED = 'Signing in to Google is not set up on this computer. IT can set it up.';

const googles = {
  authUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  revokeUrl: 'https://oauth2.googleapis.com/revoke',
  userinfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
};
const profiles: ProfileAddresses = {
  accounts: 'https://mybusinessaccountmanagement.googleapis.com',
  information: 'https://mybusinessbusinessinformation.googleapis.com',
  verifications: 'https://mybusinessverifications.googleapis.com',
  media: 'https://mybusiness.googleapis.com',
  pages: 'https://business.google.com',
};

/** Checkout, customers and business profile of the open sites. */
export function createAccountServices({ ports, store, secrets, client, site, baseUrl }: Parts) {
  const { config, logger, fetch } = ports;
  const savedRecord = (slug: string) => site.actor(slug).base.text;
  const once = createOnce(store.intents, Date.now);

  /** Google itself where the app is registered there, else the stand-in that a backend on this computer brings. */
  async function googleAddresses(): Promise<GoogleAddresses> {
    if (config.google) return { ...googles, ...config.google };
    const at = `${await standIn()}/google`;
    const urls = { authUrl: `${at}/auth`, tokenUrl: `${at}/token`, revokeUrl: `${at}/revoke` };
    return { clientId: 'sitewright-demo', ...urls, userinfoUrl: `${at}/userinfo` };
  }
  async function profileAddresses(): Promise<ProfileAddresses> {
    if (config.google) return profiles;
    const at = `${await standIn()}/business-profile`;
    return { accounts: at, information: at, verifications: at, media: at, pages: at };
  }
  async function standIn(): Promise<string> {
    if (unavailable() !== undefined) throw new AppError('PROFILE_ACCESS', NOT_CONFIGURED);
    return `${await baseUrl()}/providers`;
  }
  function unavailable(): string | undefined {
    const isHere = config.backend.kind === 'embedded' || isLoopbackUrl(config.backend.url);
    return config.google || isHere ? undefined : NOT_CONFIGURED;
  }

  return {
    checkout: createCheckoutService({
      client: client.checkout,
      cache: store.responses,
      savedRecord,
      contactField: config.product.contactField,
      async pages() {
        const base = await baseUrl();
        return {
          linkUrl: config.checkout?.linkUrl ?? `${base}/providers/checkout`,
          toolUrl: config.checkout?.newCheckoutUrl ?? `${base}/providers/new-checkout`,
        };
      },
      onlyAvailable: config.checkout?.onlyAvailablePlans ?? false,
      logger,
    }),
    customers: createCustomersService({ client: client.customers, once, savedRecord, logger }),
    businessProfile: createBusinessProfileService({
      signIn: createGoogleSignIn({
        addresses: googleAddresses,
        fetch,
        openExternal: ports.shell.openExternal,
        secrets,
        noToken: signInText(config.product.name),
        now: Date.now,
      }),
      unavailable,
      profile: createProfileClient({ addresses: profileAddresses, fetch }),
      backend: client.businessProfile,
      backendUrl: baseUrl,
      once,
      cache: store.responses,
      actor: (slug) => site.actor(slug),
      logger,
    }),
  };
}
