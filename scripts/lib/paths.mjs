import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
/** A folder within node_modules, so that git ignores it and it is deleted together with the packages. */
export const cache = join(root, 'node_modules', '.cache', 'sitewright');
