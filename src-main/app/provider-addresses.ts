import { AppError } from '#shared/ipc/errors.ts';
import { isLoopbackUrl } from '../backend-client/loopback.ts';
import type { ProfileAddresses } from '../providers/business-profile/client.ts';
import type { GeocodingAddress } from '../providers/geocoding/positionstack.ts';
import type { GoogleAddresses } from '../providers/google-sign-in/sign-in.ts';
import type { PlaceNamesAddress } from '../providers/place-names/geonames.ts';
import type { WebFontsAddress } from '../providers/web-fonts/google-fonts.ts';
import type { AppConfig } from './policy.ts';

const NOT_CONFIGURED = 'Signing in to Google is not set up on this computer. IT can set it up.';

const NO_GEOCODING = 'No geocoding service is set up for this computer. IT can set one.';
const NO_FONTS = 'No web-fonts service is set up for this computer. IT can set one.';

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

interface Parts {
  config: AppConfig;
  baseUrl: () => Promise<string>;
  /** the secret header of the backend in use, known once `baseUrl` has answered */
  headerToken: () => AppConfig['headerToken'];
}

/** Where third parties are: themselves where they are configured, else the stand-ins that a backend here brings. */
export function createProviderAddresses({ config, baseUrl, headerToken }: Parts) {
  const isHere = (): boolean => config.backend.kind === 'embedded' || isLoopbackUrl(config.backend.url);

  function googleUnavailable(): string | undefined {
    return config.google || isHere() ? undefined : NOT_CONFIGURED;
  }
  async function standIn(): Promise<string> {
    if (googleUnavailable() !== undefined) throw new AppError('PROFILE_ACCESS', NOT_CONFIGURED);
    return `${await baseUrl()}/providers`;
  }

  return {
    /** why nobody can sign in to Google here; undefined where they can */
    googleUnavailable,
    async google(): Promise<GoogleAddresses> {
      if (config.google) return { ...googles, ...config.google };
      const at = `${await standIn()}/google`;
      const urls = { authUrl: `${at}/auth`, tokenUrl: `${at}/token`, revokeUrl: `${at}/revoke` };
      return { clientId: 'sitewright-demo', ...urls, userinfoUrl: `${at}/userinfo` };
    },
    async profile(): Promise<ProfileAddresses> {
      if (config.google) return profiles;
      const at = `${await standIn()}/business-profile`;
      return { accounts: at, information: at, verifications: at, media: at, pages: at };
    },
    /** Undefined where the app's own list is to be used: no backend has a call for it. */
    placeNames(): PlaceNamesAddress | undefined {
      return config.placeNames && { ...config.placeNames, headers: {} };
    },
    /** A backend elsewhere is not asked: the documents name no such call. @throws AppError BACKEND_REFUSED */
    async geocoding(): Promise<GeocodingAddress> {
      if (config.geocoding) return { ...config.geocoding, headers: {} };
      if (!isHere()) throw new AppError('BACKEND_REFUSED', NO_GEOCODING);
      const url = `${await baseUrl()}/providers/geocoding`;
      const secret = headerToken();
      return { url, accessKey: config.product.name, headers: secret ? { [secret.name]: secret.value } : {} };
    },
    /** A backend elsewhere is not asked: it has no list of fonts. @throws AppError BACKEND_REFUSED */
    async webFonts(): Promise<WebFontsAddress> {
      if (config.webFonts) return { ...config.webFonts, headers: {} };
      if (!isHere()) throw new AppError('BACKEND_REFUSED', NO_FONTS);
      const url = `${await baseUrl()}/providers/webfonts/v1`;
      const secret = headerToken();
      return { url, key: config.product.name, headers: secret ? { [secret.name]: secret.value } : {} };
    },
    async checkout(): Promise<{ linkUrl: string; toolUrl: string }> {
      const base = await baseUrl();
      return {
        linkUrl: config.checkout?.linkUrl ?? `${base}/providers/checkout`,
        toolUrl: config.checkout?.newCheckoutUrl ?? `${base}/providers/new-checkout`,
      };
    },
  };
}
