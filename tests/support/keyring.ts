import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Keyring {
  /** environment for processes that should use this keyring */
  env: Record<string, string>;
  stop(): Promise<void>;
}

const HINT = 'Install them with: apt-get install -y dbus gnome-keyring';

/**
 * Starts an unlocked keyring on a message bus of its own, so that a test neither reads nor changes the user's keyring.
 * Works only on Linux: rejects on other systems, and if dbus or gnome-keyring is missing.
 */
export async function startKeyring(): Promise<Keyring> {
  if (process.platform !== 'linux') throw new Error('A throw-away keyring exists on Linux only');
  const folder = await mkdtemp(join(tmpdir(), 'keyring-'));
  const env: Record<string, string> = {
    XDG_RUNTIME_DIR: folder,
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CONFIG_HOME: join(folder, 'config'),
  };
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--nopidfile', '--print-address'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus, 'dbus-daemon');
  const daemon = spawn('gnome-keyring-daemon', ['--unlock', '--components=secrets'], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  daemon.stdin.end('throw-away');
  // the started process ends once the keyring is unlocked, and a background process continues
  const code = await ended(daemon, 'gnome-keyring-daemon');
  if (code !== 0) throw new Error(`gnome-keyring-daemon ended with code ${code}`);
  return {
    env,
    async stop() {
      const gone = new Promise((resolve) => bus.once('exit', resolve));
      // the keyring ends together with its bus
      bus.kill();
      await gone;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function firstLine(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new Error(`${name} is missing. ${HINT}`)));
    child.once('exit', (code) => reject(new Error(`${name} ended with code ${code}`)));
    if (child.stdout) createInterface({ input: child.stdout }).once('line', resolve);
  });
}

function ended(child: ChildProcess, name: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new Error(`${name} is missing. ${HINT}`)));
    child.once('exit', resolve);
  });
}
