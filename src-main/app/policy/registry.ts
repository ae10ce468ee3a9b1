import * as nativeRegistry from 'native-reg';
import { type FlatTree, fromFlatValues } from './flat-values.ts';
import type { FoundPolicy } from './found-policy.ts';
import { policyJsonSchema } from './schema.ts';

const KEY = 'Software\\Policies\\Sitewright';

/** The part of `native-reg` that this module uses. The package reads the registry without starting a process. */
export type Registry = Pick<
  typeof nativeRegistry,
  'HKLM' | 'Access' | 'openKey' | 'closeKey' | 'enumKeyNames' | 'enumValueNames' | 'getValue'
>;
type Key = nativeRegistry.HKEY;

/**
 * Reads the policy that group policy has written to `HKLM\Software\Policies\Sitewright`, where only administrators can
 * write. Returns undefined if this key does not exist. The keys below it hold the nested members.
 */
export function readRegistry(registry: Registry = nativeRegistry): FoundPolicy | undefined {
  const tree = readTree(registry, registry.HKLM, KEY);
  if (!tree) return undefined;
  const value = fromFlatValues(tree, policyJsonSchema());
  return { place: `HKLM\\${KEY}`, text: JSON.stringify(value) };
}

function readTree(registry: Registry, parent: Key, name: string): FlatTree | undefined {
  const key = registry.openKey(parent, name, registry.Access.READ);
  if (key === null) return undefined;
  try {
    const values = registry.enumValueNames(key).map((value) => [value, registry.getValue(key, null, value)]);
    const below = registry.enumKeyNames(key).map((child) => [child, readTree(registry, key, child)]);
    return Object.fromEntries([...values, ...below]) as FlatTree;
  } finally {
    registry.closeKey(key);
  }
}
