import { notSetUpText, type SetUpService } from '#shared/domain/set-up/services.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { CheckoutPages } from '../features/checkout/index.ts';
import type { ProfileAddresses } from '../providers/business-profile/client.ts';
import type { GeocodingAddress } from '../providers/geocoding/positionstack.ts';
import type { GoogleAddresses } from '../providers/google-sign-in/sign-in.ts';
import type { PlaceNamesAddress } from '../providers/place-names/geonames.ts';
import type { WebFontsAddress } from '../providers/web-fonts/google-fonts.ts';
import type { AppConfig } from './policy/config.ts';
import { servicesNotSetUp } from './services-not-set-up.ts';

const googleUrls = {
  authUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  revokeUrl: 'https://oauth2.googleapis.com/revoke',
  userinfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
};
const profileUrls: ProfileAddresses = {
  accounts: 'https://mybusinessaccountmanagement.googleapis.com',
  information: 'https://mybusinessbusinessinformation.googleapis.com',
  verifications: 'https://mybusinessverifications.googleapis.com',
  media: 'https://mybusiness.googleapis.com',
  pages: 'https://business.google.com',
};

interface Parts {
  config: AppConfig;
  baseUrl: () => Promise<string>;
  /**
   * returns the secret header of the backend in use; call it only after `baseUrl` has resolved, because the embedded
   * backend's secret is not known before
   */
  headerToken: () => AppConfig['headerToken'];
}

/**
 * Returns the addresses of third-party services: of the services that the configuration sets up, else of the embedded
 * backend's stand-ins, if that backend is in use. Place names are an exception: their stand-in is not used.
 */
export function createProviderAddresses({ config, baseUrl, headerToken }: Parts) {
  const notSetUp = servicesNotSetUp(config);
  const isSetUp = (service: SetUpService): boolean => !notSetUp.includes(service);
  const standInsUrl = async (): Promise<string> => `${await baseUrl()}/providers`;
  const secretHeader = (): Record<string, string> => {
    const secret = headerToken();
    return secret ? { [secret.name]: secret.value } : {};
  };

  /**
   * Returns the base address of the service that is used instead of Google; undefined if Google itself is used.
   * Rejects with AppError PROFILE_ACCESS if Google is not set up.
   */
  async function inPlaceOfGoogle(): Promise<string | undefined> {
    if (!isSetUp('google')) throw new AppError('PROFILE_ACCESS', notSetUpText('google'));
    return config.google ? config.google.url : standInsUrl();
  }

  return {
    notSetUp,
    async google(): Promise<GoogleAddresses> {
      const base = await inPlaceOfGoogle();
      const { clientId = 'sitewright-demo', clientSecret } = config.google ?? {};
      if (base === undefined) return { ...googleUrls, clientId, clientSecret };
      const at = `${base}/google`;
      const urls = { authUrl: `${at}/auth`, tokenUrl: `${at}/token`, revokeUrl: `${at}/revoke` };
      return { clientId, clientSecret, ...urls, userinfoUrl: `${at}/userinfo` };
    },
    async profile(): Promise<ProfileAddresses> {
      const base = await inPlaceOfGoogle();
      if (base === undefined) return profileUrls;
      const at = `${base}/business-profile`;
      return { accounts: at, information: at, verifications: at, media: at, pages: at };
    },
    /**
     * Returns the address of the place-name service that the configuration names; undefined if it names none. The app
     * then uses its own list of cities. The stand-in of the embedded backend is not needed, because the stand-in has
     * the same list.
     */
    placeNames(): PlaceNamesAddress | undefined {
      return config.placeNames && { ...config.placeNames, headers: {} };
    },
    /** undefined if no geocoding service is set up */
    geocoding: isSetUp('geocoding')
      ? async (): Promise<GeocodingAddress> => {
          if (config.geocoding) return { ...config.geocoding, headers: {} };
          const url = `${await standInsUrl()}/geocoding`;
          return { url, accessKey: config.product.name, headers: secretHeader() };
        }
      : undefined,
    /** undefined if no list of web fonts is set up */
    webFonts: isSetUp('webFonts')
      ? async (): Promise<WebFontsAddress> => {
          if (config.webFonts) return { ...config.webFonts, headers: {} };
          const url = `${await standInsUrl()}/webfonts/v1`;
          return { url, key: config.product.name, headers: secretHeader() };
        }
      : undefined,
    /** Returns the addresses of the checkout's pages. The address of a page that is not set up is undefined. */
    async checkout(): Promise<CheckoutPages> {
      const { linkUrl, newCheckoutUrl } = config.checkout ?? {};
      return {
        linkUrl: linkUrl ?? (isSetUp('checkoutLink') ? `${await standInsUrl()}/checkout` : undefined),
        toolUrl: newCheckoutUrl ?? (isSetUp('newCheckout') ? `${await standInsUrl()}/new-checkout` : undefined),
      };
    },
  };
}
