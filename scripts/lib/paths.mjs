import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
/** A folder within node_modules, so that git ignores it and it is deleted together with the packages. */
export const cache = join(root, 'node_modules', '.cache', 'sitewright');
/**
 * Where Node keeps compiled code, its own usual place. Given to a process by its environment, it holds for its children
 * and its first file too: a `.ts` file that is there starts in half the time.
 */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') };
