import type { z } from 'zod';
import { type ProductNames, productNames } from '#shared/domain/product-names.ts';
import type { CompanySettings } from '#shared/domain/settings/settings.ts';
import { defaultUploadCall, type UploadCall } from '../../backend-client/endpoints/media.ts';
import type { HostPins } from '../../backend-client/host-pins.ts';
import { readPolicy, type ReadPolicy } from './read-policy.ts';
import {
  type checkoutSchema,
  type geocodingSchema,
  type googleSchema,
  placeNamesSchema,
  type Policy,
  policySchema,
  serviceUrl,
} from './schema.ts';

const EMBEDDED_RELEASES = '/publish';
const EMBEDDED_STOCK_PHOTOS = '/media/stock/services';

export interface AppConfig {
  backend: { kind: 'embedded' } | { kind: 'remote'; url: string };
  /** secret header for the policy's own host only; undefined if the policy has none or another backend is in use */
  headerToken: { name: string; value: string } | undefined;
  /**
   * public keys for the policy's own host: the host's certificate, or a certificate that has signed it, must have one
   * of these keys
   */
  hostPins: HostPins | undefined;
  /** address and channel of the update feed; the package's own are used for members that are undefined */
  update: { url: string | undefined; channel: string | undefined };
  product: ProductNames;
  linkHosts: readonly string[];
  /** origins of the pages that the policy names, to which links may lead */
  linkOrigins: readonly string[];
  publishedHosts: readonly string[];
  placeNames: { url: string; username: string } | undefined;
  geocoding: z.output<typeof geocodingSchema> | undefined;
  webFonts: { url: string; key: string } | undefined;
  checkout: z.output<typeof checkoutSchema> | undefined;
  /** the app's registration with Google; without it, only the embedded backend offers a sign-in with Google */
  google: z.output<typeof googleSchema> | undefined;
  /** address at which visitors of published pages reach the backend, without a trailing slash */
  publicUrl: string | undefined;
  /**
   * folder of the stock photos: the address that the policy names, else a path of the embedded backend; undefined if
   * the policy names none and another backend is in use
   */
  stockPhotosUrl: string | undefined;
  ideasSheetUrl: string | undefined;
  releasesPath: string | undefined;
  revisionsPath: string | undefined;
  upload: UploadCall;
  settings: CompanySettings;
}

export interface LoadedConfig {
  config: AppConfig;
  /** where the policy was found, such as a path; missing if there is no policy or it could not be read */
  place?: string;
  /**
   * What is wrong with the configuration, in words to show; undefined if nothing is wrong. Unless `mustStop` is true,
   * the app starts without the members that are wrong.
   */
  problem: string | undefined;
  /**
   * Whether there is a policy, but no usable address of the backend, neither in the policy nor in
   * SITEWRIGHT_BACKEND_URL. The app must not start then, because it would use the embedded backend.
   */
  mustStop: boolean;
  /** Members of the policy that the app does not know. */
  unknown: readonly string[];
}

/**
 * Returns the configuration that follows from the policy and the environment.
 * @param text the policy as JSON; undefined if there is no policy
 */
export function resolveConfig(text: string | undefined, env: NodeJS.ProcessEnv): LoadedConfig {
  const problems: string[] = [];
  const read: ReadPolicy = text === undefined ? { unknown: [] } : readPolicy(text);
  if (read.problem) problems.push(read.problem);
  const { policy = policySchema.parse({}), unknown } = read;
  const override = env.SITEWRIGHT_BACKEND_URL ? serviceUrl.safeParse(env.SITEWRIGHT_BACKEND_URL) : undefined;
  if (override?.error)
    problems.push(`SITEWRIGHT_BACKEND_URL ${override.error.issues[0]?.message ?? 'is not an address'}.`);
  const placeNames = placeNamesOf(policy, env);
  if (placeNames.error) {
    problems.push(`SITEWRIGHT_GEONAMES_URL ${placeNames.error.issues[0]?.message ?? 'is not an address'}.`);
  }
  const config = { ...toConfig(policy, override?.data), placeNames: placeNames.data };
  // If there is a policy, the agency has a backend of its own. If the app used the embedded backend instead, the
  // agency's backend would not get the work of the staff.
  const mustStop = text !== undefined && config.backend.kind === 'embedded';
  if (mustStop && read.policy) problems.push(noHost(unknown));
  return { config, problem: problems.join(' ') || undefined, unknown, mustStop };
}

/** @param unknown names of members that the app does not know; one may be a misspelt `host`, such as `Host` */
function noHost(unknown: readonly string[]): string {
  const misspelt = unknown.find((member) => member.trim().toLowerCase() === 'host');
  const reason = misspelt === undefined ? 'it is the address of the backend' : `“${misspelt}” has to be written “host”`;
  return `host: is missing: ${reason}.`;
}

/** Reads the address and the account of the place-name service from the environment, else from the policy. */
function placeNamesOf({ placeNames }: Policy, env: NodeJS.ProcessEnv) {
  const url = env.SITEWRIGHT_GEONAMES_URL ?? placeNames?.url;
  const username = env.SITEWRIGHT_GEONAMES_USERNAME ?? placeNames?.username;
  return placeNamesSchema.optional().safeParse(username ? { url: url && withoutSlash(url), username } : undefined);
}

function toConfig(policy: Policy, override: string | undefined): Omit<AppConfig, 'placeNames'> {
  const url = override ?? policy.host;
  const ownHost = policy.host !== undefined && url !== undefined && new URL(url).origin === new URL(policy.host).origin;
  return {
    backend: url === undefined ? { kind: 'embedded' } : { kind: 'remote', url: withoutSlash(url) },
    headerToken: ownHost && policy.headerToken ? { name: policy.headerName, value: policy.headerToken } : undefined,
    hostPins: ownHost && policy.hostPins ? { origin: new URL(url).origin, keys: policy.hostPins } : undefined,
    update: { url: policy.updateUrl, channel: policy.updateChannel },
    product: productNames(policy.productName),
    linkHosts: policy.linkHosts,
    linkOrigins: namedOrigins(policy),
    publishedHosts: policy.publishedHosts,
    geocoding: policy.geocoding && { ...policy.geocoding, url: withoutSlash(policy.geocoding.url) },
    webFonts: policy.webFonts && { ...policy.webFonts, url: withoutSlash(policy.webFonts.url) },
    checkout: policy.checkout,
    google: policy.google && { ...policy.google, ...(policy.google.url && { url: withoutSlash(policy.google.url) }) },
    publicUrl: policy.publicUrl && withoutSlash(policy.publicUrl),
    stockPhotosUrl: policy.stockPhotosUrl ?? (url === undefined ? EMBEDDED_STOCK_PHOTOS : undefined),
    ideasSheetUrl: policy.ideasSheetUrl,
    releasesPath: policy.releasesPath ?? (url === undefined ? EMBEDDED_RELEASES : undefined),
    revisionsPath: policy.revisionsPath,
    upload: { ...defaultUploadCall, ...withoutUndefined(policy.uploads ?? {}) },
    settings: { locked: policy.lockedSettings, defaults: policy.defaultSettings },
  };
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** Returns only the members that are set, so that the others keep their defaults. */
const withoutUndefined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

/** Returns the origins of the checkout, the sign-in and the ideas sheet that the policy names. */
function namedOrigins({ checkout, google, ideasSheetUrl }: Policy): string[] {
  const pages = [checkout?.linkUrl, checkout?.newCheckoutUrl, google?.url, ideasSheetUrl];
  return pages.filter((url) => url !== undefined).map((url) => new URL(url).origin);
}

/**
 * Returns the secrets of the configuration, which must not be in logs and diagnostics. A secret that is not set is
 * undefined.
 */
export const secretsOf = ({
  headerToken,
  placeNames,
  geocoding,
  webFonts,
  google,
}: AppConfig): (string | undefined)[] => [
  headerToken?.value,
  placeNames?.username,
  geocoding?.accessKey,
  webFonts?.key,
  google?.clientSecret,
];
