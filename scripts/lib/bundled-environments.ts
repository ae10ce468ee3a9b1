import type { ViteBuilder } from 'vite';

/**
 * Vite's environments that are not bundled: `client` is served by the development server, and `ssr` is not used by the
 * app.
 */
const SERVED = new Set(['client', 'ssr']);

/** What `npm run dev` bundles and watches beside the page that it serves: main, preload and every worker. */
export const bundledEnvironments = (environments: ViteBuilder['environments']): ViteBuilder['environments'][string][] =>
  Object.values(environments).filter(({ name }) => !SERVED.has(name));
