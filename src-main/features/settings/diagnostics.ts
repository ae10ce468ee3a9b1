import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SettingsView } from '#shared/domain/settings/settings.ts';
import type { PolicyState, Space } from '#shared/ipc/settings.ipc.ts';
import type { ChooseFile } from '../kit/export-file.ts';
import { writeExported } from '../kit/write-exported.ts';
import type { Store } from '../../store/store.ts';

/** The part of the configuration that is not secret. */
export interface DiagnosedConfig {
  backend: { kind: string; url?: string };
  update: { url: string | undefined; channel: string | undefined };
  product: { name: string };
  linkHosts: readonly string[];
  publishedHosts: readonly string[];
}

export interface DiagnosticsPorts {
  settings: { view(): SettingsView };
  policy(): PolicyState;
  /** undefined if the store could not be opened */
  store: Pick<Store, 'health' | 'inspect'> | undefined;
  /** facts of the program and the computer */
  system: Record<string, unknown>;
  config: DiagnosedConfig;
  crashes: { latest(count: number): unknown[] };
  /** removes secrets from a text */
  hide(text: string): string;
  now(): number;
  folders: { logs: string };
  space(): Promise<Space>;
}

/** Number of the newest lines of the log that are included. */
const LINES = 400;
const CRASHES = 10;

/**
 * Returns facts that help to find out why the app misbehaves, as readable JSON. Of the configuration they include only
 * what is not secret: no token, key or account. They include no records of sites.
 */
export async function collectDiagnostics(ports: DiagnosticsPorts): Promise<string> {
  const { config, store } = ports;
  const { backend, update, product, linkHosts, publishedHosts } = config;
  const diagnostics = {
    at: new Date(ports.now()).toISOString(),
    system: ports.system,
    config: { backend, update, product, linkHosts, publishedHosts },
    policy: ports.policy(),
    settings: ports.settings.view(),
    store: store ? { ...store.health(), ...store.inspect() } : 'not open',
    space: await ports.space(),
    crashes: ports.crashes.latest(CRASHES),
    log: await lastLines(ports.folders.logs),
  };
  const hideText = (_name: string, value: unknown): unknown => (typeof value === 'string' ? ports.hide(value) : value);
  return `${JSON.stringify(diagnostics, hideText, 2)}\n`;
}

/**
 * Asks for a path and writes the diagnostics there. Returns the path, or undefined if the user cancels.
 * @throws AppError DISK
 */
export async function saveDiagnostics(text: string, chooseFile: ChooseFile): Promise<string | undefined> {
  const path = await chooseFile({
    title: 'Save diagnostics',
    defaultName: `diagnostics-${new Date().toISOString().slice(0, 10)}.json`,
    filter: { name: 'JSON', extensions: ['json'] },
  });
  if (path !== undefined) await writeExported(path, text, 'The diagnostics');
  return path;
}

/** Returns the newest lines of the log, including those of the previous file; an empty list if there is no log. */
async function lastLines(folder: string): Promise<unknown[]> {
  const files = ['main.1.log', 'main.log'].map((name) => readFile(join(folder, name), 'utf8').catch(() => ''));
  return (await Promise.all(files)).join('').split('\n').filter(Boolean).slice(-LINES).map(readLine);
}

/**
 * Parses a line of the log, so that secrets are hidden in each value by itself: in the whole line, `"code":"ENOSPC"`
 * would look like a secret.
 */
function readLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // A full disk may have cut off the line.
    return line;
  }
}
