import { parseArgs } from 'node:util';
import type { CutFont } from '#shared/domain/font/cut.ts';

export interface BackendOptions {
  dataDir: string;
  /** folder of pictures that can be made again: the data folder, or one shared by several backends */
  picturesDir: string;
  /**
   * 0 for the port that the backend of this data folder had before, or for another port if that one is taken or unknown
   */
  port: number;
  /**
   * launch token; if set, calls have to send it in `X-Sitewright-Token`, except those for the public paths of
   * `requireLaunchToken`
   */
  token: string | undefined;
  /** lifetime of access tokens in seconds */
  accessTtl: number;
  /** milliseconds from the request for a new site to the creation of the site; simulates slow work */
  taskMs: number;
  allowFaults: boolean;
  /** whether the log of calls, which `allowFaults` lets tests read, keeps posted JSON and the records in answers */
  keepBodies: boolean;
  /** whether answers and stored sites use all forms that the documents permit, to test that the app can read them */
  messy: boolean;
  /** name of the product, which is a part of the contacts call's path and of the name of the site's contact field */
  product: string;
  /** URL at which visitors of published pages reach this backend; '' if the pages are on the same host */
  publicUrl: string;
  /** makes the fonts that staff chose and that the backend has no file of; missing if no app started the backend */
  cutFont?: CutFont;
}

/**
 * Reads options such as `--data-dir=DIR --port=0 --token=T`. Throws if an option is unknown or invalid, or if
 * `--data-dir` is missing.
 */
export function parseOptions(argv: readonly string[]): BackendOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      'data-dir': { type: 'string' },
      'pictures-dir': { type: 'string' },
      port: { type: 'string', default: '0' },
      token: { type: 'string' },
      'access-ttl': { type: 'string', default: '900' },
      'task-ms': { type: 'string', default: '3000' },
      'allow-faults': { type: 'boolean', default: false },
      'keep-bodies': { type: 'boolean', default: false },
      messy: { type: 'boolean', default: false },
      product: { type: 'string', default: 'Sitewright' },
      'public-url': { type: 'string', default: '' },
    },
  });
  const dataDir = values['data-dir'];
  if (!dataDir) throw new Error('--data-dir=DIR is required');
  return {
    dataDir,
    picturesDir: values['pictures-dir'] ?? dataDir,
    port: wholeNumber('--port', values.port),
    token: values.token || undefined,
    accessTtl: wholeNumber('--access-ttl', values['access-ttl']),
    taskMs: wholeNumber('--task-ms', values['task-ms']),
    allowFaults: values['allow-faults'],
    keepBodies: values['keep-bodies'],
    messy: values.messy,
    product: values.product,
    publicUrl: values['public-url'],
  };
}

function wholeNumber(option: string, value: string): number {
  if (!/^\d+$/.test(value)) throw new Error(`${option} must be a whole number, not "${value}"`);
  return Number(value);
}
