import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The part of the configuration whose values are no secrets. */
export interface DiagnosedConfig {
  backend: { kind: string; url?: string };
  update: { url: string | undefined; channel: string | undefined };
  product: { name: string };
  linkHosts: readonly string[];
  publishedHosts: readonly string[];
}

export interface Diagnostics {
  /** ISO time */
  at: string;
  system: Record<string, unknown>;
  config: DiagnosedConfig;
  policy: unknown;
  settings: unknown;
  store: unknown;
  space: unknown;
  log: string[];
}

/** The last lines of a log that are taken along. */
const LINES = 400;

/** Readable JSON. Of the configuration only what is no secret is taken: no token, no key, no account. */
export function diagnosticsText({ config, ...rest }: Diagnostics): string {
  const { backend, update, product, linkHosts, publishedHosts } = config;
  return `${JSON.stringify({ ...rest, config: { backend, update, product, linkHosts, publishedHosts } }, undefined, 2)}\n`;
}

/** The newest lines of the log, which holds no secrets; none where there is no log. */
export async function lastLines(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, 'main.log'), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean).slice(-LINES);
}
