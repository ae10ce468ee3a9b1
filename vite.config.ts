import { builtinModules } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { ipcChannels } from './scripts/lib/ipc-channels.ts';
import { notices } from './scripts/release/notices-plugin.ts';

const root = import.meta.dirname;
const dist = (folder: string): string => join(root, 'dist', folder);

/** Modules that the runtime or the installed app provides; everything else is bundled. */
const external = [
  /^node:/,
  ...builtinModules,
  /^electron($|\/)/,
  ...[
    '@napi-rs/keyring',
    'better-sqlite3',
    'electron-updater',
    'heic-convert',
    'heic-decode',
    'jsdom',
    'keytar',
    'native-reg',
    'sharp',
    'subset-font',
  ].map((name) => new RegExp(`^${name}($|/)`)),
];

type EnvironmentOptions = NonNullable<UserConfig['environments']>[string];

/** A bundle for Node: one minified file, with a chunk for each lazy import. */
function nodeBundle(folder: string, name: string, entry: string, extension = 'js'): EnvironmentOptions {
  return {
    consumer: 'server',
    resolve: { noExternal: true, external: [], conditions: ['node', 'import', 'module', 'default'] },
    build: {
      outDir: dist(folder),
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
      target: 'node24',
      rolldownOptions: {
        input: { [name]: join(root, entry) },
        external,
        output: {
          format: 'es',
          entryFileNames: `[name].${extension}`,
          chunkFileNames: `[name]-[hash].${extension}`,
        },
      },
    },
  };
}

export default defineConfig(({ mode }) => ({
  root: join(root, 'src-renderer'),
  base: '/',
  publicDir: false,
  plugins: [react(), ipcChannels(root), notices(root)],
  define: { 'process.env.NODE_ENV': JSON.stringify(mode === 'development' ? 'development' : 'production') },
  server: { host: '127.0.0.1', strictPort: true, cors: { origin: 'app://studio' } },
  environments: {
    client: {
      build: {
        outDir: dist('renderer'),
        emptyOutDir: true,
        target: 'chrome140',
        // the policy of the pages allows neither inline scripts nor data: addresses
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        cssCodeSplit: true,
        rolldownOptions: { input: join(root, 'src-renderer', 'index.html') },
      },
    },
    // Workers are .mjs, so that they are ES modules wherever they start, without a look at package.json.
    main: nodeBundle('main', 'index', 'src-main/index.ts'),
    backend: nodeBundle('backend', 'embedded', 'src-main/backend/embedded.ts', 'mjs'),
    converter: nodeBundle('converter', 'main', 'src-main/media/converter/main.ts', 'mjs'),
    sameness: nodeBundle('sameness', 'worker', 'src-main/features/fleet/sameness/worker.ts', 'mjs'),
    spelling: nodeBundle('spelling', 'worker', 'src-main/spelling/worker.ts', 'mjs'),
    previewFrame: {
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        outDir: dist('preview-frame'),
        emptyOutDir: true,
        copyPublicDir: false,
        minify: true,
        target: 'chrome140',
        rolldownOptions: {
          input: { index: join(root, 'src-renderer', 'preview-frame', 'main.ts') },
          output: { format: 'iife', entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    },
    preload: {
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        outDir: dist('preload'),
        emptyOutDir: true,
        copyPublicDir: false,
        minify: true,
        target: 'chrome140',
        rolldownOptions: {
          input: { index: join(root, 'src-preload', 'index.ts') },
          // a sandboxed preload can require nothing else
          external: ['electron'],
          output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
        },
      },
    },
  },
  builder: {
    sharedConfigBuild: true,
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) {
        if (environment.name !== 'ssr') await builder.build(environment);
      }
    },
  },
}));
