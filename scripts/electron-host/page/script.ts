import { decode, encode } from '../codec.ts';
import { installPage, type PageConfig } from './install.ts';

/** The name of the binding to the host in frames that are not the app's. */
export const BINDING = '__electronHost';

/** The script that every document runs first; it contains the preload's bundle. */
export function pageScript(config: Omit<PageConfig, 'binding'>, preloadSource = ''): string {
  const full: PageConfig = { ...config, binding: BINDING };
  return `(${installPage})(${JSON.stringify(full)}, ${encode}, ${decode}, function (require, module, exports, process) {
${preloadSource}
});`;
}
