import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { defaultUploadCall, type UploadCall } from '../backend-client/endpoints/media.ts';
import { isLoopbackUrl } from '../backend-client/loopback.ts';

/** An address that may get secrets: https, or http on this computer. */
const serviceUrl = z
  .url({ protocol: /^https?$/, error: 'must be a web address' })
  .refine(
    (value) => /^https:/i.test(value) || isLoopbackUrl(value),
    'must begin with https://, or be http on this computer',
  );

const hostPattern = z
  .string()
  .regex(/^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/i, 'must be a host name such as example.com or *.example.com');

const placeNamesSchema = z.object({
  url: serviceUrl.default('https://secure.geonames.org'),
  username: z.string().trim().min(1),
});

const geocodingSchema = z.object({
  url: serviceUrl.default('https://api.positionstack.com/v1').transform((url) => url.replace(/\/+$/, '')),
  accessKey: z.string().trim().min(1),
});

const webFontsSchema = z.object({
  url: serviceUrl.default('https://www.googleapis.com/webfonts/v1'),
  key: z.string().trim().min(1),
});

/** Pages of the checkout; without them there is no checkout link. */
const checkoutSchema = z.object({
  /** page that customers open, with the site's key in the query */
  linkUrl: serviceUrl.optional(),
  newCheckoutUrl: serviceUrl.optional(),
  /** leaves out plans that are not flagged as available for checkout */
  onlyAvailablePlans: z.boolean().default(false),
});

/** The app's registration with Google. */
const googleSchema = z.object({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  /** base address of a service in place of Google: the sign-in at `/google`, the listings at `/business-profile` */
  url: serviceUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
});

/** The policy file, with which IT configures the app. Unknown members are reported and left out. */
const policySchema = z.object({
  /** base address of the backend; required in a file */
  host: serviceUrl.optional(),
  /** secret sent with each call to `host`, and nowhere else */
  headerToken: z.string().min(1).optional(),
  headerName: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header')
    .default('X-Sitewright-Token'),
  updateUrl: z.url({ protocol: /^https$/, error: 'must begin with https://' }).optional(),
  updateChannel: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a name in small letters')
    .optional(),
  /** part of texts, of the record's contact field and of the contacts call */
  productName: z.string().trim().min(1).max(40).default('Sitewright'),
  /** further hosts that links may lead to */
  linkHosts: z.array(hostPattern).default([]),
  /** hosts that published sites are served from */
  publishedHosts: z.array(hostPattern).default([]),
  /** the place-name service, in GeoNames' format, and the account; without it the app's own list of cities is used */
  placeNames: placeNamesSchema.optional(),
  /** the geocoding service, in positionstack's format, and its key; without it missing places are not looked for */
  geocoding: geocodingSchema.optional(),
  /** the web-fonts list, in Google's format, and its key; without it the app offers its own fonts */
  webFonts: webFontsSchema.optional(),
  checkout: checkoutSchema.optional(),
  google: googleSchema.optional(),
  /** address at which visitors of published pages reach the backend, to send their messages */
  publicUrl: serviceUrl.optional(),
  /** folder of the services' stock photos */
  stockPhotosUrl: serviceUrl.optional(),
  /** a sheet of ideas for services, linked beside them */
  ideasSheetUrl: serviceUrl.optional(),
  /** path of the backend's calls about releases; the documents name none */
  releasesPath: z
    .string()
    .regex(/^\/[\w/-]*[\w-]$/, 'must be a path such as /publish')
    .optional(),
  /** the call that gives an address for an upload; the documents do not define it */
  uploads: z
    .object({
      path: z.string().regex(/^\/[\w/.-]*[\w-]$/, 'must be a path such as /api/get-presigned-url'),
      method: z.enum(['POST', 'GET'], 'must be POST or GET'),
      uploadUrl: z.string().trim().min(1),
      fileUrl: z.string().trim().min(1),
    })
    .partial()
    .optional(),
  /** settings that are the same for all staff */
  lockedSettings: z.strictObject({ theme: z.enum(['light', 'dark'], 'must be light or dark').optional() }).default({}),
});
type Policy = z.output<typeof policySchema>;

const EMBEDDED_RELEASES = '/publish';
const EMBEDDED_STOCK_PHOTOS = '/media/stock/services';

export interface AppConfig {
  backend: { kind: 'embedded' } | { kind: 'remote'; url: string };
  /** only for the policy's own host; undefined when another backend is in use */
  headerToken: { name: string; value: string } | undefined;
  /** without a channel the package's own is used */
  update: { url: string | undefined; channel: string | undefined };
  product: ProductNames;
  linkHosts: readonly string[];
  /** origins of pages that IT names */
  linkOrigins: readonly string[];
  publishedHosts: readonly string[];
  placeNames: { url: string; username: string } | undefined;
  geocoding: z.output<typeof geocodingSchema> | undefined;
  webFonts: { url: string; key: string } | undefined;
  checkout: z.output<typeof checkoutSchema> | undefined;
  /** without it, only the embedded backend offers a sign-in */
  google: z.output<typeof googleSchema> | undefined;
  /** without a trailing slash */
  publicUrl: string | undefined;
  /** a path of the embedded backend, or the policy's address */
  stockPhotosUrl: string | undefined;
  ideasSheetUrl: string | undefined;
  releasesPath: string | undefined;
  upload: UploadCall;
  lockedSettings: Readonly<Policy['lockedSettings']>;
}

export interface ProductNames {
  name: string;
  /** the record's field that holds the contact, `{product}_contact_id` */
  contactField: string;
  /** path of the contacts call, `/api/get{Product}Contacts` */
  contactsPath: string;
}

export interface LoadedConfig {
  config: AppConfig;
  /** What is wrong with the configuration, in words to show; the app starts without that part. */
  problem: string | undefined;
  /** The file does not say which backend is meant: the app must not start with another one. */
  mustStop: boolean;
  /** Members of the file that the app does not know. */
  unknown: readonly string[];
}

/** Path of the policy file: SITEWRIGHT_CONFIG, else the system's usual place. `platform` and `env` as in `process`. */
export function policyPath(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string {
  if (env.SITEWRIGHT_CONFIG) return path.resolve(env.SITEWRIGHT_CONFIG);
  if (platform === 'win32') return path.win32.join(env.ProgramData ?? 'C:\\ProgramData', 'Sitewright', 'policy.json');
  if (platform === 'darwin') return '/Library/Application Support/Sitewright/policy.json';
  return '/etc/sitewright/policy.json';
}

/** Reads the policy file and the environment; never throws. */
export function loadConfig(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): LoadedConfig {
  const file = policyPath(platform, env);
  let text: string | undefined;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!missing || env.SITEWRIGHT_CONFIG) {
      const reason = missing ? 'it does not exist' : String((error as NodeJS.ErrnoException).code);
      const problem = `The policy file ${file} cannot be read: ${reason}.`;
      const resolved = resolveConfig(undefined, env);
      return { ...resolved, problem, mustStop: resolved.config.backend.kind === 'embedded' };
    }
  }
  const loaded = resolveConfig(text, env);
  return loaded.problem ? { ...loaded, problem: `${file}: ${loaded.problem}` } : loaded;
}

/** The pure part of `loadConfig`: `text` is the content of the policy file, undefined where there is none. */
export function resolveConfig(text: string | undefined, env: NodeJS.ProcessEnv): LoadedConfig {
  const problems: string[] = [];
  const read: ReadPolicy = text === undefined ? {} : readPolicy(text);
  if (read.problem) problems.push(read.problem);
  const { policy = policySchema.parse({}), unknown = [] } = read;
  const override = env.SITEWRIGHT_BACKEND_URL ? serviceUrl.safeParse(env.SITEWRIGHT_BACKEND_URL) : undefined;
  if (override?.error)
    problems.push(`SITEWRIGHT_BACKEND_URL ${override.error.issues[0]?.message ?? 'is not an address'}.`);
  const placeNames = placeNamesOf(policy, env);
  if (placeNames.error) {
    problems.push(`SITEWRIGHT_GEONAMES_URL ${placeNames.error.issues[0]?.message ?? 'is not an address'}.`);
  }
  const config = { ...toConfig(policy, override?.data), placeNames: placeNames.data };
  // With a file the staff have a backend of their own: on the embedded one their work would be lost to the agency.
  const mustStop = text !== undefined && config.backend.kind === 'embedded';
  if (mustStop && read.policy) problems.push(noHost(unknown));
  return { config, problem: problems.join(' ') || undefined, unknown, mustStop };
}

/** @param unknown members of the file, one of which may be a misspelt `host` */
function noHost(unknown: readonly string[]): string {
  const misspelt = unknown.find((member) => member.trim().toLowerCase() === 'host');
  const reason = misspelt === undefined ? 'it is the address of the backend' : `“${misspelt}” has to be written “host”`;
  return `host: is missing: ${reason}.`;
}

/** The address and account from the environment, else from the policy file. */
function placeNamesOf({ placeNames }: Policy, env: NodeJS.ProcessEnv) {
  const url = env.SITEWRIGHT_GEONAMES_URL ?? placeNames?.url;
  const username = env.SITEWRIGHT_GEONAMES_USERNAME ?? placeNames?.username;
  return placeNamesSchema.optional().safeParse(username ? { url: url?.replace(/\/+$/, ''), username } : undefined);
}

interface ReadPolicy {
  policy?: Policy;
  unknown?: string[];
  problem?: string;
}

/** Reads a policy file. Invalid members are left out; without a valid host everything is. */
function readPolicy(text: string): ReadPolicy {
  let value: unknown;
  try {
    // Editors on Windows may write a byte order mark at the beginning.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { problem: 'the policy is not JSON.' };
  }
  const parsed = policySchema.safeParse(value);
  const known = new Set(Object.keys(policySchema.shape));
  const unknown = typeof value === 'object' && value ? Object.keys(value).filter((key) => !known.has(key)) : [];
  if (parsed.success) return { policy: parsed.data, unknown };
  // The message names only the member, because its value may be the secret token.
  const { issues } = parsed.error;
  const problem = `${issues.map((issue) => `${issue.path.join('.') || 'the policy'}: ${issue.message}`).join('; ')}.`;
  const bad = new Set(issues.map(({ path: [member] }) => member));
  // Without its host, the app would start with demo data as if nothing was wrong.
  if (typeof value !== 'object' || value === null || Array.isArray(value) || bad.has('host')) return { problem };
  const rest = policySchema.parse(Object.fromEntries(Object.entries(value).filter(([key]) => !bad.has(key))));
  return { policy: rest, unknown, problem };
}

function toConfig(policy: Policy, override: string | undefined): Omit<AppConfig, 'placeNames'> {
  const url = override ?? policy.host;
  const ownHost = policy.host !== undefined && url !== undefined && new URL(url).origin === new URL(policy.host).origin;
  return {
    backend: url === undefined ? { kind: 'embedded' } : { kind: 'remote', url: url.replace(/\/+$/, '') },
    headerToken: ownHost && policy.headerToken ? { name: policy.headerName, value: policy.headerToken } : undefined,
    update: { url: policy.updateUrl, channel: policy.updateChannel },
    product: productNames(policy.productName),
    linkHosts: policy.linkHosts,
    linkOrigins: namedOrigins(policy),
    publishedHosts: policy.publishedHosts,
    geocoding: policy.geocoding,
    webFonts: policy.webFonts && { ...policy.webFonts, url: policy.webFonts.url.replace(/\/+$/, '') },
    checkout: policy.checkout,
    google: policy.google,
    publicUrl: policy.publicUrl?.replace(/\/+$/, ''),
    stockPhotosUrl: policy.stockPhotosUrl ?? (url === undefined ? EMBEDDED_STOCK_PHOTOS : undefined),
    ideasSheetUrl: policy.ideasSheetUrl,
    releasesPath: policy.releasesPath ?? (url === undefined ? EMBEDDED_RELEASES : undefined),
    upload: { ...defaultUploadCall, ...withoutUndefined(policy.uploads ?? {}) },
    lockedSettings: policy.lockedSettings,
  };
}

/** The members that are set; the others keep their defaults. */
const withoutUndefined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

/** Origins of the checkout, the sheet of ideas and the sign-in that IT names: links may lead there. */
function namedOrigins({ checkout, google, ideasSheetUrl }: Policy): string[] {
  const pages = [checkout?.linkUrl, checkout?.newCheckoutUrl, google?.url, ideasSheetUrl];
  return pages.filter((url) => url !== undefined).map((url) => new URL(url).origin);
}

/** ‘Sitewright’ → `sitewright_contact_id`, `/api/getSitewrightContacts`. */
export function productNames(name: string): ProductNames {
  const word = name.replace(/[^A-Za-z0-9]/g, '') || 'Sitewright';
  return {
    name,
    contactField: `${word.toLowerCase()}_contact_id`,
    contactsPath: `/api/get${word.charAt(0).toUpperCase()}${word.slice(1)}Contacts`,
  };
}
