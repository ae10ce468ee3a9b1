import { parseArgs } from 'node:util';
import type { CutFont } from '#shared/domain/font/cut.ts';

export interface BackendOptions {
  dataDir: string;
  /** folder of pictures that can be made again: the data folder, or one shared by several backends */
  picturesDir: string;
  /** 0 for the port that this folder's backend had before, else any free one */
  port: number;
  /** With a token, every call except media and published sites must send it in `X-Sitewright-Token`. */
  token: string | undefined;
  /** seconds */
  accessTtl: number;
  /** how long the creation of a site takes, in milliseconds */
  taskMs: number;
  allowFaults: boolean;
  /** keep posted bodies in the log of calls that `allowFaults` shows */
  keepBodies: boolean;
  /** write answers and new sites as other backends may, to test the app's reading */
  messy: boolean;
  /** part of the contacts call and of the site's contact field */
  product: string;
  /** address at which visitors of published pages reach this backend; '' where the pages are on the same host */
  publicUrl: string;
  /** fonts that staff chose and the backend has no file of; none where no app has started it */
  cutFont?: CutFont;
}

/** Reads `--data-dir=DIR --port=0 --token=T …`. Throws on an unknown option, a bad number or a missing data folder. */
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
