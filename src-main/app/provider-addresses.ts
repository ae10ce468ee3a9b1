import { AppError } from '#shared/ipc/errors.ts';
import { isLoopbackUrl } from '../backend-client/loopback.ts';
import type { ProfileAddresses } from '../providers/business-profile/client.ts';
import type { GoogleAddresses } from '../providers/google-sign-in/sign-in.ts';
import type { PlaceNamesAddress } from '../providers/place-names/geonames.ts';
import type { AppConfig } from './policy.ts';

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

interface Parts {
  config: AppConfig;
  baseUrl: () => Promise<string>;
  /** the secret header of the backend in use, known once `baseUrl` has answered */
  headerToken: () => AppConfig['headerToken'];
}

/** Where third parties are: themselves where they are configured, else the stand-ins that a backend here brings. */
export function createProviderAddresses({ config, baseUrl, headerToken }: Parts) {
  function googleUnavailable(): string | undefined {
    const isHere = config.backend.kind === 'embedded' || isLoopbackUrl(config.backend.url);
    return config.google || isHere ? undefined : NOT_CONFIGURED;
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
    /** Without a service of its own the backend is asked, which the embedded one answers from its packed cities. */
    async placeNames(): Promise<PlaceNamesAddress> {
      if (config.placeNames) return { ...config.placeNames, headers: {} };
      const url = `${await baseUrl()}/providers/geonames`;
      const secret = headerToken();
      return { url, username: config.product.name, headers: secret ? { [secret.name]: secret.value } : {} };
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
