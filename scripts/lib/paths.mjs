import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
/** Of this checkout, ignored by git, and gone with node_modules. */
export const cache = join(root, 'node_modules', '.cache', 'sitewright');
