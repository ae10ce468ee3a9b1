import { readFileSync } from 'node:fs';
import plist from 'simple-plist';
import { type FlatTree, fromFlatValues } from './flat-values.ts';
import type { FoundPolicy } from './found-policy.ts';
import { policyJsonSchema } from './schema.ts';

/** Written by the device management alone: `defaults write` of a user goes elsewhere. */
const FILE = '/Library/Managed Preferences/com.sitewright.studio.plist';

/** The policy of a configuration profile; undefined where there is none. Throws for a file that is no property list. */
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
