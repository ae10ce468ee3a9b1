import type { ViteBuilder } from 'vite';

/** Those that the development server does not serve: the page it does, and rendering on a server the app does not have. */
const SERVED = new Set(['client', 'ssr']);

/** What `npm run dev` bundles and watches beside the page that it serves: main, preload and every worker. */
export const bundledEnvironments = (environments: ViteBuilder['environments']): ViteBuilder['environments'][string][] =>
  Object.values(environments).filter(({ name }) => !SERVED.has(name));
