import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
/**
 * Cache folder of the scripts. It is in node_modules, so that git ignores it and deleting the packages deletes it too.
 */
export const cache = join(root, 'node_modules', '.cache', 'sitewright');
/**
 * Environment variable that makes a Node process cache compiled code, in the folder that Node uses by default. Unlike
 * `module.enableCompileCache()`, the variable also applies to the process's entry file and to its child processes. A
 * cached `.ts` file starts in half the time.
 */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') };
