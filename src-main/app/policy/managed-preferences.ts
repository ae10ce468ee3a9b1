import { readFileSync } from 'node:fs';
import plist from 'simple-plist';
import { type FlatTree, fromFlatValues } from './flat-values.ts';
import type { FoundPolicy } from './found-policy.ts';
import { policyJsonSchema } from './schema.ts';

/** File that only the device management writes. `defaults write` of a user writes to another file. */
const FILE = '/Library/Managed Preferences/com.sitewright.studio.plist';

/**
 * Reads the policy of a configuration profile. Returns undefined if there is none. Throws if the file cannot be read or
 * is not a property list.
 */
export function readManagedPreferences(file = FILE): FoundPolicy | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const value = fromFlatValues(plist.parse<FlatTree>(bytes), policyJsonSchema());
  return { place: file, text: JSON.stringify(value) };
}
