import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../../../src-main/backend/server/settings.ts';

const root = join(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(join(root, 'resources', 'server', name), 'utf8');

/** Values of the pattern's group in the text. */
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, value = '']) => value);

const variables = (pairs: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));

const defaults = readSettings([], {});
const imageEnv = variables(all(read('Dockerfile'), /^ENV (.*)$/gm));

interface Compose {
  services: Record<'caddy' | 'sitewright' | 'postgres', Record<string, unknown> & { environment: NodeJS.ProcessEnv }>;
}

test('[SRV-05] the compose file starts the server with settings that exist, without rights, and gives it time to end', () => {
  const { caddy, sitewright } = (parse(read('compose.yaml').replaceAll(/\$\{(\w+)\}/g, '$1')) as Compose).services;
  const settings = readSettings([], { ...imageEnv, ...sitewright.environment });
  expect(settings).toMatchObject({ dataDir: '/data', proxies: 1, codes: 'sms', port: defaults.port });
  expect(settings.url).toBe(`https://${caddy.environment['STUDIO_HOST']}`);
  expect(Number.parseInt(String(sitewright['stop_grace_period']), 10)).toBeGreaterThan(settings.drainSeconds);
  expect(sitewright).toMatchObject({ read_only: true, cap_drop: ['ALL'], network_mode: 'service:caddy' });
  expect(sitewright['volumes']).toEqual([`data:${settings.dataDir}`]);
  // From the folder of the file.
  const { context, dockerfile } = sitewright['build'] as { context: string; dockerfile: string };
  expect(existsSync(join(root, 'resources', 'server', context, dockerfile))).toBe(true);
});

test('[SRV-05] the image runs the server as a user without rights, from all that it needs', () => {
  const text = read('Dockerfile');
  expect(all(text, /^USER (.*)$/gm)).toEqual(['node']);
  const [entry = ''] = all(text, /^ENTRYPOINT \["node", "(.*)"\]$/gm);
  const copied = all(text, /^COPY (?!--from)(.+) \S+$/gm).flatMap((names) => names.split(' '));
  expect(copied).toContain(entry.split('/')[0]);
  for (const name of copied) expect(existsSync(join(root, name)), name).toBe(true);
  expect(new Set(all(read('Dockerfile.dockerignore'), /^!(.*)$/gm))).toEqual(new Set(copied));
  expect(text).toContain(`http://127.0.0.1:${defaults.port}/readyz`);
});

test('[SRV-05] the unit starts the server with settings that exist, and gives it time to end', () => {
  const text = read('sitewright.service');
  const { SITEWRIGHT_SERVER_CONFIG: file, ...env } = variables(all(text, /^Environment=(.*)$/gm));
  expect(file).toMatch(/^\/etc\//);
  expect(readSettings([], env).dataDir).toBe(`/var/lib/${all(text, /^StateDirectory=(.*)$/gm)[0]}`);
  expect(existsSync(join(root, all(text, /^ExecStart=.* (\S+)$/gm)[0] ?? ''))).toBe(true);
  expect(Number(all(text, /^TimeoutStopSec=(\d+)$/gm)[0])).toBeGreaterThan(defaults.drainSeconds);
});

test('[SRV-05] the file of Caddy leads to the server’s port', () => {
  const ports = all(read('Caddyfile'), /127\.0\.0\.1:(\d+)/g).map(Number);
  expect(ports).toEqual([defaults.port, defaults.port, defaults.port]);
});
