import * as nativeRegistry from 'native-reg';
import { type FlatTree, fromFlatValues } from './flat-values.ts';
import type { FoundPolicy } from './found-policy.ts';
import { policyJsonSchema } from './schema.ts';

const KEY = 'Software\\Policies\\Sitewright';

/** The used part of `native-reg`, which reads the registry without a process of its own. */
export type Registry = Pick<
  typeof nativeRegistry,
  'HKLM' | 'Access' | 'openKey' | 'closeKey' | 'enumKeyNames' | 'enumValueNames' | 'getValue'
>;
type Key = nativeRegistry.HKEY;

/**
 * The policy that group policy has written to `HKLM\Software\Policies\Sitewright`, where only administrators write;
 * undefined where the key is not there. Nested members are keys below it.
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
