import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const child = fileURLToPath(new URL('keyring-child.ts', import.meta.url));
const unlocked = 'eval "$(printf %s passphrase | gnome-keyring-daemon --unlock --components=secrets)"';
const locked = 'eval "$(gnome-keyring-daemon --start --components=secrets </dev/null)"';

interface Report {
  kind: 'os' | 'memory';
  notice: string | null;
  seen: (string | null)[];
}

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'sitewright-keyring-'));
  mkdirSync(path.join(home, 'run'), { mode: 0o700 });
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Returns an environment without a display or a session bus, in which the keyring stores its files below `home`. */
function environment(): NodeJS.ProcessEnv {
  const { DISPLAY: _display, DBUS_SESSION_BUS_ADDRESS: _bus, WAYLAND_DISPLAY: _wayland, ...env } = process.env;
  return { ...env, HOME: home, XDG_RUNTIME_DIR: path.join(home, 'run'), XDG_DATA_HOME: path.join(home, 'data') };
}

const quoted = (words: string[]) => words.map((word) => `'${word}'`).join(' ');

/** Runs each list of steps in its own process. All processes share one session bus with the keyring. */
async function withKeyring(library: string, keyring: string, ...processes: string[][]): Promise<Report[]> {
  const nodes = processes.map((steps) => `${quoted([process.execPath, child, library, ...steps])}; echo`);
  const { stdout } = await run('dbus-run-session', ['--', 'bash', '-c', [keyring, ...nodes].join('\n')], {
    env: environment(),
  });
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Report);
}

function everyFile(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

describe.runIf(process.platform === 'linux').each(['keytar', '@napi-rs/keyring'])(
  'the system’s keychain by %s',
  (library) => {
    test('[AUTH-02] a secret is there for the next run, and in no file as plain text', async () => {
      const reports = await withKeyring(
        library,
        unlocked,
        ['server-a', 'set:refresh-token=a-very-secret-token'],
        ['server-a', 'get:refresh-token', 'set:refresh-token=another-secret-token', 'get:refresh-token'],
        ['server-a', 'get:refresh-token', 'delete:refresh-token'],
        ['server-a', 'get:refresh-token'],
      );
      expect(reports.map(({ seen }) => seen)).toEqual([
        [],
        ['a-very-secret-token', 'another-secret-token'],
        ['another-secret-token'],
        [null],
      ]);
      expect(reports.every(({ kind, notice }) => kind === 'os' && notice === null)).toBe(true);
      expect(everyFile(home)).not.toMatch(/a-very-secret-token|another-secret-token/);
    });

    test('what belongs to one backend is not shown to another', async () => {
      const [, other] = await withKeyring(
        library,
        unlocked,
        ['server-a', 'set:refresh-token=abc'],
        ['server-b', 'get:refresh-token'],
      );
      expect(other?.seen).toEqual([null]);
    });

    test('a locked keychain: the secret stays in memory, and the notice says so', async () => {
      const [first, second] = await withKeyring(
        library,
        locked,
        ['server-a', 'set:refresh-token=a-very-secret-token', 'get:refresh-token'],
        ['server-a', 'get:refresh-token'],
      );
      expect(first).toEqual({
        kind: 'memory',
        notice: 'You stay signed in only until Sitewright is closed, because the keychain is locked.',
        seen: ['a-very-secret-token'],
      });
      expect(second?.seen).toEqual([null]);
      expect(everyFile(home)).not.toContain('a-very-secret-token');
    });

    test('no keychain service: the secret stays in memory, and the notice says so', async () => {
      const steps = ['server-a', 'set:refresh-token=a-very-secret-token', 'get:refresh-token', 'delete:refresh-token'];
      const { stdout } = await run(process.execPath, [child, library, ...steps, 'get:refresh-token'], {
        env: environment(),
      });
      expect(JSON.parse(stdout)).toEqual({
        kind: 'memory',
        notice: 'You stay signed in only until Sitewright is closed, because no keychain service is running.',
        seen: ['a-very-secret-token', null],
      });
      expect(everyFile(home)).not.toContain('a-very-secret-token');
    });
  },
);
