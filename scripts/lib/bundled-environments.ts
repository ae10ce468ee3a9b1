import type { ViteBuilder } from 'vite';

/**
 * Vite's environments that are not bundled: `client` is served by the development server, and `ssr` is not used by the
 * app.
 */
const UNBUNDLED = new Set(['client', 'ssr']);

/** Returns the environments that `npm run dev` bundles and watches, such as main, preload and every worker. */
export const bundledEnvironments = (environments: ViteBuilder['environments']): ViteBuilder['environments'][string][] =>
  Object.values(environments).filter(({ name }) => !UNBUNDLED.has(name));
