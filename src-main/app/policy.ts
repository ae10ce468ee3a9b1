import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { defaultUploadCall, type UploadCall } from '../backend-client/endpoints/media.ts';
import { isLoopbackUrl } from '../backend-client/loopback.ts';

/** An address that secrets may be sent to: https, or http on this computer alone. */
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

/** Pages of the checkout; without them there is no link. */
const checkoutSchema = z.object({
  /** opened by customers, with the site's key added to its query */
  linkUrl: serviceUrl.optional(),
  newCheckoutUrl: serviceUrl.optional(),
  /** leaves out plans that are not flagged as available for checkout */
  onlyAvailablePlans: z.boolean().default(false),
});

/** The app as it is registered with Google. */
const googleSchema = z.object({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  /** base address of what answers in Google's place: the sign-in at `/google`, the listings at `/business-profile` */
  url: serviceUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
});

/** The file by which IT configures the app. Members that this version does not know are reported and left out. */
const policySchema = z.object({
  /** base address of the backend; a file has to name one */
  host: serviceUrl.optional(),
  /** secret sent with each call to `host`, and to no other place */
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
  /** stands in texts, in the record's contact field and in the contacts call */
  productName: z.string().trim().min(1).max(40).default('Sitewright'),
  /** further hosts that links may lead to */
  linkHosts: z.array(hostPattern).default([]),
  /** hosts that published sites are served from */
  publishedHosts: z.array(hostPattern).default([]),
  /** the place-name service, in GeoNames' format, and the account there; without it the packed cities are used */
  placeNames: placeNamesSchema.optional(),
  /** the geocoding service, in positionstack's format, and the key to it; without it no missing places are looked for */
  geocoding: geocodingSchema.optional(),
  /** the web-fonts list, in Google's format, and the key for it; without it the app offers the families that it brings */
  webFonts: webFontsSchema.optional(),
  checkout: checkoutSchema.optional(),
  google: googleSchema.optional(),
  /** address at which visitors of published pages reach the backend, to send their messages */
  publicUrl: serviceUrl.optional(),
  /** folder of the services' stock photos */
  stockPhotosUrl: serviceUrl.optional(),
  /** a sheet of ideas for services, offered beside them */
  ideasSheetUrl: serviceUrl.optional(),
  /** path of the backend's calls on the releases that it keeps; the documents name none */
  releasesPath: z
    .string()
    .regex(/^\/[\w/-]*[\w-]$/, 'must be a path such as /publish')
    .optional(),
  /** the call that names a place for an upload; the documents leave it open */
  uploads: z
    .object({
      path: z.string().regex(/^\/[\w/.-]*[\w-]$/, 'must be a path such as /api/get-presigned-url'),
      method: z.enum(['POST', 'GET'], 'must be POST or GET'),
      uploadUrl: z.string().trim().min(1),
      fileUrl: z.string().trim().min(1),
    })
    .partial()
    .optional(),
  /** settings that are the same for all staff, whatever the computer of one says */
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
  /** of the pages that IT names */
  linkOrigins: readonly string[];
  publishedHosts: readonly string[];
  placeNames: { url: string; username: string } | undefined;
  geocoding: z.output<typeof geocodingSchema> | undefined;
  webFonts: { url: string; key: string } | undefined;
  checkout: z.output<typeof checkoutSchema> | undefined;
  /** without it only the embedded backend has a sign-in to offer */
  google: z.output<typeof googleSchema> | undefined;
  /** without a trailing slash */
  publicUrl: string | undefined;
  /** a path of the embedded backend's, or the policy's address */
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
  /** What is wrong with the configuration, fit to be shown; the app starts without it. */
  problem: string | undefined;
  /** It cannot be told which backend is meant: the app must not start on another one. */
  mustStop: boolean;
  /** Members of the file that nothing reads. */
  unknown: readonly string[];
}

/** `platform` and `env` as in `process`. `SITEWRIGHT_CONFIG` names the file, else it is where the system keeps such files. */
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

/** The pure part of `loadConfig`: `text` is the content of the policy file, undefined when there is none. */
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
  // Where there is a file the staff have a backend: on the embedded one they would work for nobody.
  const mustStop = text !== undefined && config.backend.kind === 'embedded';
  if (mustStop && read.policy) problems.push(noHost(unknown));
  return { config, problem: problems.join(' ') || undefined, unknown, mustStop };
}

/** @param unknown members of the file, of which one may be the host in other letters */
function noHost(unknown: readonly string[]): string {
  const misspelt = unknown.find((member) => member.trim().toLowerCase() === 'host');
  const reason = misspelt === undefined ? 'it is the address of the backend' : `“${misspelt}” has to be written “host”`;
  return `host: is missing: ${reason}.`;
}

/** The environment's address and account before the policy's. */
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

/** What is valid of a policy is kept; of one whose host cannot be read nothing is. */
function readPolicy(text: string): ReadPolicy {
  let value: unknown;
  try {
    // Editors on Windows like to begin a file with a byte order mark.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { problem: 'the policy is not JSON.' };
  }
  const parsed = policySchema.safeParse(value);
  const known = new Set(Object.keys(policySchema.shape));
  const unknown = typeof value === 'object' && value ? Object.keys(value).filter((key) => !known.has(key)) : [];
  if (parsed.success) return { policy: parsed.data, unknown };
  // The message names the member only: its value may be the secret token.
  const { issues } = parsed.error;
  const problem = `${issues.map((issue) => `${issue.path.join('.') || 'the policy'}: ${issue.message}`).join('; ')}.`;
  const bad = new Set(issues.map(({ path: [member] }) => member));
  // Without its host the app would work on demo data as if all were well.
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

/** Members that are there; the others keep their defaults. */
const withoutUndefined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

/** What IT names as a page of the checkout, as the sheet of ideas or as a sign-in may be opened. */
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
