import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { parseCommandLine } from './switches.ts';

/** The host's switches and arguments. The first argument is the app's folder, and the others are the app's. */
const commandLine = parseCommandLine(process.argv.slice(2));
const appPath = resolve(commandLine.args[0] ?? '.');
const manifest = JSON.parse(readFileSync(join(appPath, 'package.json'), 'utf8')) as {
  name: string;
  productName?: string;
  version?: string;
  main?: string;
};

export function appDataFolder(platform: string = process.platform, env: NodeJS.ProcessEnv = process.env): string {
  if (platform === 'win32') return env['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support');
  return env['XDG_CONFIG_HOME'] || join(homedir(), '.config');
}

/** Returns the value of a switch for the host itself, and removes the switch, so that the app does not see it. */
function takeSwitch(name: string): string | undefined {
  const value = commandLine.switches.get(name);
  commandLine.switches.delete(name);
  return value;
}

const resources = takeSwitch('packaged');

const hasDisplay = process.platform !== 'linux' || Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);

export const runtime = {
  appPath,
  manifest,
  mainFile: join(appPath, manifest.main ?? 'index.js'),
  name: manifest.productName ?? manifest.name,
  /** whether the app runs as if it were installed, with the resources of the package */
  isPackaged: resources !== undefined,
  resourcesPath: resources ? resolve(resources) : join(appPath, 'resources'),
  /** debugging port that the app does not see, because a packaged app allows none */
  debuggingPort: takeSwitch('host-debugging-port'),
  switches: commandLine.switches,
  args: commandLine.args.slice(1),
  /** path of the host's entry file, for `app.relaunch` */
  entry: join(import.meta.dirname, 'main.ts'),
  headless: commandLine.switches.has('headless') || !hasDisplay,
  userData: resolve(
    commandLine.switches.get('user-data-dir') || join(appDataFolder(), manifest.productName ?? manifest.name),
  ),
  /** custom schemes that the app registered */
  schemes: new Set<string>(),
};

const eventsFile = process.env['ELECTRON_HOST_EVENTS'];
const answersFile = process.env['ELECTRON_HOST_ANSWERS'];

/**
 * Appends an action that has an effect outside the app's windows (such as an opened link or a dialog) as a line of JSON
 * to the file that ELECTRON_HOST_EVENTS names, for tests and people. Does nothing if the variable is not set.
 */
export function record(type: string, detail: Record<string, unknown>): void {
  if (!eventsFile) return;
  mkdirSync(dirname(eventsFile), { recursive: true });
  appendFileSync(eventsFile, `${JSON.stringify({ type, ...detail })}\n`);
}

/**
 * Returns the prepared answer to a dialog: a member of the JSON object in the file that ELECTRON_HOST_ANSWERS names.
 * Returns undefined if there is no such variable, file or member.
 */
export function preparedAnswer(question: string): unknown {
  if (!answersFile || !existsSync(answersFile)) return undefined;
  return (JSON.parse(readFileSync(answersFile, 'utf8')) as Record<string, unknown>)[question];
}

export function warn(message: string): void {
  process.stderr.write(`[${basename(import.meta.dirname)}] ${message}\n`);
}
