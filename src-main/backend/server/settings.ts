import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { isLoopback } from './loopback.ts';

const whole = (least: number, most = Number.MAX_SAFE_INTEGER) => z.coerce.number().int().min(least).max(most);
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);
const text = z.string().trim().min(1, 'must not be empty');
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address such as https://studio.agency.example' });

const endpoint = z
  .strictObject({ url: webAddress.optional(), key: text.optional(), model: text.default('') })
  .prefault({});

/** All settings, by their names in the settings file. */
const shape = {
  /** IP address or host name on which the server listens */
  address: text.default('127.0.0.1'),
  port: whole(0, 65_535).default(8080),
  /** address at which the app reaches the server, if that differs from `address` and `port` */
  url: webAddress.optional(),
  /** a PostgreSQL database; without it a database in the data folder is used */
  database: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://user@host/name' })
    .optional(),
  /** maximum number of PostgreSQL connections for queries; locks and notifications use further connections */
  databaseConnections: whole(1, 1000).default(10),
  /**
   * a bucket of an S3-compatible store, for uploads, pictures and published pages; without it they are in the data
   * folder
   */
  bucket: z
    .string()
    .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the address of a bucket, such as s3://agency-sites')
    .optional(),
  /** how the store of the bucket is reached; without `endpoint` the store is Amazon's */
  s3: z
    .strictObject({
      endpoint: webAddress.optional(),
      region: text.default('us-east-1'),
      /** without key and secret, the machine's credentials are used, as Amazon's tools find them */
      key: text.optional(),
      secret: text.optional(),
      /** whether uploads get the ACL `public-read`; stores that do not allow ACLs refuse this */
      publicRead: flag.default(false),
    })
    .prefault({}),
  /** limits of uploads to a bucket: the size of a file, and of all files together */
  uploads: z.strictObject({ mostMegabytes: whole(1).default(64), quotaGigabytes: whole(1).default(1000) }).prefault({}),
  dataDir: text.default(join(homedir(), '.sitewright-server')),
  /** the product's name in calls, records and the text of sign-in messages */
  product: text.default('Sitewright'),
  /** fills a new database with demonstration sites, and simulates the registrar, card payments and Google */
  demo: flag.default(false),
  /** number of proxies in front of the server whose X-Forwarded-For is trusted */
  proxies: whole(0, 9).default(0),
  /** maximum memory for cached pages; 0 caches nothing */
  pageCacheMegabytes: whole(0).default(64),
  accessTokenSeconds: whole(1).default(900),
  /** maximum time for running requests to end when the server is told to stop */
  drainSeconds: whole(0).default(30),
  logLevel: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  metrics: z.strictObject({ token: text.optional() }).prefault({}),
  codes: z.enum(['shown', 'sms']).default('shown'),
  /** an SMS provider with Twilio's API */
  sms: z
    .strictObject({
      url: webAddress.default('https://api.twilio.com'),
      account: text.optional(),
      token: text.optional(),
      from: text.optional(),
    })
    .prefault({}),
  /**
   * an OpenAI-compatible endpoint for texts, by its address without `/chat/completions`; without it templates are used
   */
  texts: endpoint,
  /**
   * an OpenAI-compatible endpoint for logos, by its address without `/images/generations`; without it built-in styles
   * are used
   */
  images: endpoint,
  /**
   * maximum numbers per hour: of sign-in codes, and of tries to enter a code, for a phone number and for an IP address
   */
  limits: z
    .strictObject({
      codesPerNumber: whole(1).default(10),
      codesPerAddress: whole(1).default(300),
      triesPerNumber: whole(1).default(30),
      triesPerAddress: whole(1).default(300),
    })
    .prefault({}),
};

const schema = z
  .strictObject(shape)
  .superRefine(({ codes, sms, address, url, proxies, texts, images, bucket, s3 }, context) => {
    const add = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    const needed = ['account', 'token', 'from'] as const;
    for (const [name, { url: at, model }] of Object.entries({ texts, images })) {
      if (at !== undefined && model === '') add([name, 'model'], `is needed to ask ${name}.url`);
    }
    if (bucket === undefined && s3.endpoint !== undefined) add(['bucket'], 'is needed where s3.endpoint is set');
    if ((s3.key === undefined) !== (s3.secret === undefined)) {
      add(['s3', s3.key === undefined ? 'key' : 'secret'], 'is needed: key and secret go together');
    }
    if (codes === 'sms') {
      for (const name of needed.filter((each) => sms[each] === undefined))
        add(['sms', name], 'is needed to send codes');
    } else if (!isLoopback(address) || (url !== undefined && !isLoopback(new URL(url).hostname)) || proxies > 0) {
      add(
        ['codes'],
        'must be sms where others reach the server (address, url, proxies): a shown code keeps nobody out',
      );
    }
  });

export type Settings = z.output<typeof schema>;

/** The path of each setting in the file, such as `['sms', 'account']`. */
const paths = Object.entries(z.toJSONSchema(z.strictObject(shape), { io: 'input' }).properties ?? {}).flatMap(
  ([name, member]) => {
    const inner = typeof member === 'object' ? member.properties : undefined;
    return inner ? Object.keys(inner).map((each) => [name, each]) : [[name]];
  },
);
const PREFIX = 'SITEWRIGHT_SERVER_';
const FILE = `${PREFIX}CONFIG`;
const words = (path: readonly string[], separator: string): string =>
  path.map((step) => step.replace(/[A-Z]/g, (letter) => separator + letter.toLowerCase())).join(separator);
const variableOf = (path: readonly string[]): string => PREFIX + words(path, '_').toUpperCase();
const switchOf = (path: readonly string[]): string => `--${words(path, '-')}`;

/** Thrown if the settings file cannot be read or settings are wrong. The message has a line for each wrong setting. */
export class SettingsError extends Error {}

type Tree = Record<string, unknown>;

function put(tree: Tree, [step = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) tree[step] = value;
  else {
    const inner = tree[step];
    const next: Tree = typeof inner === 'object' && inner !== null ? { ...inner } : {};
    put(next, rest, value);
    tree[step] = next;
  }
}

function readFile(file: string): Tree {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SettingsError(`The file ${file} could not be read: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new SettingsError(`The file ${file} must hold an object.`);
  }
  return value as Tree;
}

/**
 * Reads the settings from the file, then from the environment, then from the arguments. Later sources override earlier
 * ones. @throws SettingsError
 */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings {
  const unknown: string[] = [];
  const given = new Map<string, string>();
  for (const arg of args) {
    const [, name = arg, value] = /^(--[^=]+)=(.*)$/s.exec(arg) ?? [];
    if (value === undefined) unknown.push(`${arg}: is no setting; write --name=value`);
    else given.set(name, value);
  }
  const tree: Tree = {};
  const file = given.get('--config') ?? env[FILE];
  if (file) Object.assign(tree, readFile(file));
  for (const path of paths) {
    const value = given.get(switchOf(path)) ?? env[variableOf(path)];
    if (value !== undefined) put(tree, path, value);
  }
  const [switches, variables] = [new Set(paths.map(switchOf)), new Set(paths.map(variableOf))];
  for (const name of given.keys()) {
    if (name !== '--config' && !switches.has(name)) unknown.push(`${name}: is no setting`);
  }
  for (const name of Object.keys(env)) {
    if (name.startsWith(PREFIX) && name !== FILE && !variables.has(name)) unknown.push(`${name}: is no setting`);
  }
  const result = schema.safeParse(tree);
  const wrong = (result.error?.issues ?? []).flatMap((issue) => linesOf(issue));
  if (!result.success || unknown.length > 0) {
    throw new SettingsError(['The settings are wrong:', ...unknown, ...wrong].join('\n  '));
  }
  return result.data;
}

function linesOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${[...path, key].join('.')}: is no setting`);
  return [`${path.join('.')} (${variableOf(path)}): ${issue.message}`];
}
