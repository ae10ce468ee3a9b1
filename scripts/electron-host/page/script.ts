import { decode, encode } from '../codec.ts';
import { installPage, type PageConfig } from './install.ts';

/** Name of the global function by which a page calls the host. The script deletes it in the app's own top frames. */
export const BINDING = '__electronHost';

/** Returns the script that a document runs first. `preloadSource` is the preload's bundle. */
export function pageScript(config: Omit<PageConfig, 'binding'>, preloadSource = ''): string {
  const full: PageConfig = { ...config, binding: BINDING };
  return `(${installPage})(${JSON.stringify(full)}, ${encode}, ${decode}, function (require, module, exports, process) {
${preloadSource}
});`;
}
