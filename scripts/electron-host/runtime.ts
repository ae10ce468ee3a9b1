import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { parseCommandLine } from './switches.ts';

/** How the host was called, known before the app's code runs. */
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

/** A switch of the host itself, which the app does not see. */
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
  /** the app runs as if installed: `isPackaged`, and its resources where the package has them */
  isPackaged: resources !== undefined,
  resourcesPath: resources ? resolve(resources) : join(appPath, 'resources'),
  /** debugging port that the app does not know of, because a packaged one allows none */
  debuggingPort: takeSwitch('host-debugging-port'),
  switches: commandLine.switches,
  args: commandLine.args.slice(1),
  /** the host's own entry, for starting it again */
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
 * Writes an action that would have left the app (an opened link, a dialog) as a JSON line to the file of
 * ELECTRON_HOST_EVENTS, for tests and people.
 */
export function record(type: string, detail: Record<string, unknown>): void {
  if (!eventsFile) return;
  mkdirSync(dirname(eventsFile), { recursive: true });
  appendFileSync(eventsFile, `${JSON.stringify({ type, ...detail })}\n`);
}

/** The prepared answer to a dialog: a member of the JSON object in the file of ELECTRON_HOST_ANSWERS. */
export function preparedAnswer(question: string): unknown {
  if (!answersFile || !existsSync(answersFile)) return undefined;
  return (JSON.parse(readFileSync(answersFile, 'utf8')) as Record<string, unknown>)[question];
}

export function warn(message: string): void {
  process.stderr.write(`[${basename(import.meta.dirname)}] ${message}\n`);
}
