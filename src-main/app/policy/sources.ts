import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type LoadedConfig, resolveConfig } from './config.ts';
import type { FoundPolicy } from './found-policy.ts';

/** A place that holds a policy which cannot be used. */
export class UnusablePolicy extends Error {}

export interface PolicyPlaces {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
}

/**
 * Path of the policy file: SITEWRIGHT_CONFIG, else the system's usual place. Ordinary users cannot write there. This is
 * why it is not ProgramData on Windows, where any user can make a folder that is missing.
 */
export function policyPath({ platform, env }: PolicyPlaces): string {
  if (env.SITEWRIGHT_CONFIG) return path.resolve(env.SITEWRIGHT_CONFIG);
  if (platform === 'win32') return 'C:\\Program Files\\Sitewright\\policy.json';
  if (platform === 'darwin') return '/Library/Application Support/Sitewright/policy.json';
  return '/etc/sitewright/policy.json';
}

/**
 * The policy of this computer: what its management says (Windows' registry, macOS' managed preferences), else the file.
 * Throws `UnusablePolicy` for one that is there and cannot be read or trusted; undefined where there is none.
 */
export async function findPolicy(places: PolicyPlaces): Promise<FoundPolicy | undefined> {
  const { platform, env } = places;
  const named = Boolean(env.SITEWRIGHT_CONFIG);
  return (named ? undefined : await managedPolicy(platform)) ?? policyFile(policyPath(places), named);
}

async function managedPolicy(platform: NodeJS.Platform): Promise<FoundPolicy | undefined> {
  try {
    if (platform === 'win32') return (await import('./registry.ts')).readRegistry();
    if (platform === 'darwin') return (await import('./managed-preferences.ts')).readManagedPreferences();
    return undefined;
  } catch (error) {
    throw new UnusablePolicy(`The policy of this computer cannot be read: ${reasonOf(error)}.`, { cause: error });
  }
}

/** @param named SITEWRIGHT_CONFIG names the file: then it has to exist, and may belong to whoever runs the app */
function policyFile(file: string, named: boolean): FoundPolicy | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    if (!named) checkOwner(file);
    return { place: file, text };
  } catch (error) {
    if (error instanceof UnusablePolicy) throw error;
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (missing && !named) return undefined;
    const reason = missing ? 'it does not exist' : reasonOf(error);
    throw new UnusablePolicy(`The policy file ${file} cannot be read: ${reason}.`, { cause: error });
  }
}

const OTHERS_MAY_WRITE = 0o022;

/** A file that others than root may write would let every user choose the server. Windows' folder sees to that itself. */
export function checkOwner(file: string, look: (path: string) => { uid: number; mode: number } = statSync): void {
  if (process.platform === 'win32') return;
  for (const part of [file, path.dirname(file)]) {
    const { uid, mode } = look(part);
    if (uid === 0 && (mode & OTHERS_MAY_WRITE) === 0) continue;
    throw new UnusablePolicy(
      `The policy file ${file} is not used: ${part} has to belong to root, and nobody else may write it.`,
    );
  }
}

const reasonOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? (error as Error).message;

/** Reads the policy and the environment; never rejects. */
export async function loadConfig(places: PolicyPlaces): Promise<LoadedConfig> {
  try {
    const found = await findPolicy(places);
    const loaded = resolveConfig(found?.text, places.env);
    if (!found) return loaded;
    const { place } = found;
    return { ...loaded, place, problem: loaded.problem && `${place}: ${loaded.problem}` };
  } catch (error) {
    const resolved = resolveConfig(undefined, places.env);
    return { ...resolved, problem: (error as Error).message, mustStop: resolved.config.backend.kind === 'embedded' };
  }
}
