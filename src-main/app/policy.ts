import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
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

/** Pages of the checkout; without them those that the backend brings are used. */
const checkoutSchema = z.object({
  /** opened by customers, with the site's key added to its query */
  linkUrl: serviceUrl.optional(),
  newCheckoutUrl: serviceUrl.optional(),
  /** leaves out plans that are not flagged as available for checkout */
  onlyAvailablePlans: z.boolean().default(false),
});

/** The app as it is registered with Google. */
const googleSchema = z.object({ clientId: z.string().min(1), clientSecret: z.string().min(1).optional() });

/** The file by which IT configures the app. Members that this version does not know are reported and left out. */
const policySchema = z.object({
  /** base address of the backend; without it the app runs on the embedded one */
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
  /** the place-name service, in GeoNames' format, and the account there; without it the backend's own is asked */
  placeNames: placeNamesSchema.optional(),
  checkout: checkoutSchema.optional(),
  google: googleSchema.optional(),
  /** settings that the user cannot change, by name */
  lockedSettings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
});
type Policy = z.output<typeof policySchema>;

export interface AppConfig {
  backend: { kind: 'embedded' } | { kind: 'remote'; url: string };
  /** only for the policy's own host; undefined when another backend is in use */
  headerToken: { name: string; value: string } | undefined;
  /** without a channel the package's own is used */
  update: { url: string | undefined; channel: string | undefined };
  product: ProductNames;
  linkHosts: readonly string[];
  publishedHosts: readonly string[];
  placeNames: { url: string; username: string } | undefined;
  checkout: z.output<typeof checkoutSchema> | undefined;
  /** without it only a backend on this computer has a sign-in to offer */
  google: z.output<typeof googleSchema> | undefined;
  lockedSettings: Readonly<Record<string, string | number | boolean>>;
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
  /** What is wrong with the configuration, fit to be shown; the app starts with the defaults instead. */
  problem: string | undefined;
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
      return { ...resolveConfig(undefined, env), problem: `The policy file ${file} cannot be read: ${reason}.` };
    }
  }
  const loaded = resolveConfig(text, env);
  return loaded.problem ? { ...loaded, problem: `${file}: ${loaded.problem}` } : loaded;
}

/** The pure part of `loadConfig`: `text` is the content of the policy file, undefined when there is none. */
export function resolveConfig(text: string | undefined, env: NodeJS.ProcessEnv): LoadedConfig {
  const problems: string[] = [];
  let policy = policySchema.parse({});
  let unknown: string[] = [];
  if (text !== undefined) {
    const read = readPolicy(text);
    if ('problem' in read) problems.push(read.problem);
    else ({ policy, unknown } = read);
  }
  const override = env.SITEWRIGHT_BACKEND_URL ? serviceUrl.safeParse(env.SITEWRIGHT_BACKEND_URL) : undefined;
  if (override?.error)
    problems.push(`SITEWRIGHT_BACKEND_URL ${override.error.issues[0]?.message ?? 'is not an address'}.`);
  const placeNames = placeNamesOf(policy, env);
  if (placeNames.error) {
    problems.push(`SITEWRIGHT_GEONAMES_URL ${placeNames.error.issues[0]?.message ?? 'is not an address'}.`);
  }
  const config = { ...toConfig(policy, override?.data), placeNames: placeNames.data };
  return { config, problem: problems.join(' ') || undefined, unknown };
}

/** The environment's address and account before the policy's. */
function placeNamesOf({ placeNames }: Policy, env: NodeJS.ProcessEnv) {
  const url = env.SITEWRIGHT_GEONAMES_URL ?? placeNames?.url;
  const username = env.SITEWRIGHT_GEONAMES_USERNAME ?? placeNames?.username;
  return placeNamesSchema.optional().safeParse(username ? { url: url?.replace(/\/+$/, ''), username } : undefined);
}

function readPolicy(text: string): { policy: Policy; unknown: string[] } | { problem: string } {
  let value: unknown;
  try {
    // Editors on Windows like to begin a file with a byte order mark.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { problem: 'the policy is not JSON.' };
  }
  const parsed = policySchema.safeParse(value);
  // The message names the member only: its value may be the secret token.
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'the policy'}: ${issue.message}`);
    return { problem: `${lines.join('; ')}.` };
  }
  const known = new Set(Object.keys(policySchema.shape));
  return { policy: parsed.data, unknown: Object.keys(value as object).filter((key) => !known.has(key)) };
}

function toConfig(policy: Policy, override: string | undefined): Omit<AppConfig, 'placeNames'> {
  const url = override ?? policy.host;
  const ownHost = policy.host !== undefined && url !== undefined && new URL(url).origin === new URL(policy.host).origin;
  return {
    backend: url === undefined ? { kind: 'embedded' } : { kind: 'remote', url: url.replace(/\/+$/, '') },
    headerToken: ownHost && policy.headerToken ? { name: policy.headerName, value: policy.headerToken } : undefined,
    update: { url: policy.updateUrl, channel: policy.updateChannel },
    product: productNames(policy.productName),
    linkHosts: [...policy.linkHosts, ...checkoutHosts(policy)],
    publishedHosts: policy.publishedHosts,
    checkout: policy.checkout,
    google: policy.google,
    lockedSettings: policy.lockedSettings,
  };
}

/** What IT names as a page of the checkout may be opened. */
function checkoutHosts({ checkout }: Policy): string[] {
  const urls = [checkout?.linkUrl, checkout?.newCheckoutUrl].filter((url) => url !== undefined);
  return urls.map((url) => new URL(url).hostname);
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
