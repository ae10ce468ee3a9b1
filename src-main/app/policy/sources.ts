import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type LoadedConfig, resolveConfig } from './config.ts';
import type { FoundPolicy } from './found-policy.ts';

/** Thrown if a policy exists, or is named by SITEWRIGHT_CONFIG, and cannot be read or trusted. */
export class UnusablePolicy extends Error {}

export interface PolicyPlaces {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
}

/**
 * Returns the path of the policy file: SITEWRIGHT_CONFIG, else a place in which ordinary users cannot write. On Windows
 * this place is not ProgramData, because any user can create a missing folder there.
 */
export function policyPath({ platform, env }: PolicyPlaces): string {
  if (env.SITEWRIGHT_CONFIG) return path.resolve(env.SITEWRIGHT_CONFIG);
  if (platform === 'win32') return 'C:\\Program Files\\Sitewright\\policy.json';
  if (platform === 'darwin') return '/Library/Application Support/Sitewright/policy.json';
  return '/etc/sitewright/policy.json';
}

/**
 * Finds the policy of this computer: the file that SITEWRIGHT_CONFIG names, else the policy of the device management
 * (registry on Windows, managed preferences on macOS), else the policy file in the usual place. Returns undefined if
 * there is none. Rejects with `UnusablePolicy` if the policy cannot be read or trusted.
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

/** @param named whether SITEWRIGHT_CONFIG names the file, which then has to exist and may belong to any user */
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

/**
 * Throws `UnusablePolicy` if the file or its folder does not belong to root, or if other users may write to it. Other
 * users could otherwise choose the server. Checks nothing on Windows, where only administrators can write to Program
 * Files.
 */
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

/** Returns the configuration from the policy and the environment. Never rejects. */
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
