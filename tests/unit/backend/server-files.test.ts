import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../../../src-main/backend/server/settings.ts';

const root = join(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(join(root, 'resources', 'server', name), 'utf8');

/** Returns the value of the pattern's group for each match in the text. */
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, value = '']) => value);

const variables = (pairs: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));

const defaults = readSettings([], {});
const imageEnv = variables(all(read('Dockerfile'), /^ENV (.*)$/gm));

type Service = Record<string, unknown> & { environment: NodeJS.ProcessEnv };
interface Compose {
  services: Record<'caddy' | 'sitewright' | 'sitewright-2' | 'postgres', Service>;
}

const compose = (): Compose['services'] =>
  (parse(read('compose.yaml').replaceAll(/\$\{(\w+)\}/g, '$1'), { merge: true }) as Compose).services;

test.each(['sitewright', 'sitewright-2'] as const)(
  '[SRV-05] the compose file starts %s with settings that exist, without rights and disk, and gives it time to end',
  (name) => {
    const { caddy, [name]: server } = compose();
    const settings = readSettings([], { ...imageEnv, ...server.environment });
    expect(settings).toMatchObject({ proxies: 1, codes: 'sms', bucket: 's3://sites' });
    expect(settings.database).toContain('@postgres/');
    expect(settings.url).toBe(`https://${caddy.environment['STUDIO_HOST']}`);
    expect(settings.s3.endpoint?.toLowerCase()).toContain(caddy.environment['STORE_HOST']?.toLowerCase());
    expect(caddy.environment['SERVERS']).toContain(`127.0.0.1:${settings.port}`);
    expect(Number.parseInt(String(server['stop_grace_period']), 10)).toBeGreaterThan(settings.drainSeconds);
    expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'], network_mode: 'service:caddy' });
    expect(server['volumes']).toBeUndefined();
    // `context` is relative to the folder of the compose file.
    const { context, dockerfile } = server['build'] as { context: string; dockerfile: string };
    expect(existsSync(join(root, 'resources', 'server', context, dockerfile))).toBe(true);
  },
);

test('[SRV-05] the servers of the compose file differ by their ports alone', () => {
  const { sitewright, 'sitewright-2': other } = compose();
  const { SITEWRIGHT_SERVER_PORT: port, ...rest } = other.environment;
  expect(rest).toEqual(sitewright.environment);
  expect(JSON.stringify(other['healthcheck'])).toContain(`:${port}/readyz`);
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
