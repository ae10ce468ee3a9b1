import { decode, encode } from '../codec.ts';
import { installPage, type PageConfig } from './install.ts';

/** The name under which frames that are not the app's reach the host. */
export const BINDING = '__electronHost';

/** The source that every document of a page runs first, the preload's bundle inside. */
export function pageScript(config: Omit<PageConfig, 'binding'>, preloadSource = ''): string {
  const full: PageConfig = { ...config, binding: BINDING };
  return `(${installPage})(${JSON.stringify(full)}, ${encode}, ${decode}, function (require, module, exports, process) {
${preloadSource}
});`;
}
