// Which folder may import which (type-only imports included). The TypeScript projects refuse most wrong imports; these
// rules add the directions within one project, cycles, and packages.
const main = '^src-main/';
const shared = '^src-preload/shared/';
const packages = '(^|/)node_modules/';

/** The foundations that features build on. */
const foundations = '^src-main/(sync|store|backend-client|providers|media|secrets)/';

// Packages that shared code may use.
const platformFree = 'zod|@photostructure/tz-lookup|diff|libphonenumber-js|linkify-it|chrono-node';

// Modules that the build writes.
const generated = '^virtual:';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * Rules for the layers of a folder, the lowest first: each subfolder (with a slash) or file imports only itself and the
 * layers before it. `*` stands for all other files.
 */
function layers(root, names) {
  const inside = `^${root}/`;
  const pattern = (name) => {
    if (name === '*') return `${inside}[^/]+$`;
    return inside + (name.endsWith('/') ? name : `${name.replaceAll('.', '\\.')}$`);
  };
  const rule = `layers-of-${root}`;
  const ordered = names.slice(0, -1).map((name, at) => {
    const higher = names.slice(at + 1);
    return forbid(
      rule,
      `${name} stands below ${higher.join(', ')}.`,
      { path: pattern(name) },
      { path: higher.map(pattern) },
    );
  });
  const unlisted = { path: inside, pathNot: names.map(pattern) };
  return [...ordered, forbid(rule, 'A folder that has no place among the layers.', {}, unlisted)];
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-cycles', 'Two modules that need each other are one, or want a third.', {}, { circular: true }),
    forbid(
      'shared-stands-alone',
      'What both sides of the bridge share imports itself, zod, and packages that know no platform either.',
      { path: shared },
      { pathNot: [shared, `${packages}(${platformFree})/`, `^(${platformFree})(/|$)`] },
    ),
    // Documents of any kind, the facts about a site's, colors, the sections of a page, the rules of what a site holds, the
    // bridge. The record's code knows no field: how a list's items are known again is told to it.
    ...layers('src-preload/shared', [
      'record/',
      'record-catalogue/',
      'theme/',
      'layout/',
      'domain/',
      'commands.ts',
      'ipc/',
    ]),
    forbid(
      'electron-at-the-edges',
      'Only the application shell, the IPC layer, the entry and the preload know Electron.',
      {
        path: ['^src-main/', '^src-preload/', '^src-renderer/'],
        pathNot: '^(src-main/(app|ipc)/|src-main/index\\.ts$|src-preload/index\\.ts$)',
      },
      { path: [`${packages}electron/`, '^electron(/|$)'] },
    ),
    forbid(
      'site-page-is-pure',
      'The page renderer runs anywhere: it imports shared code and itself.',
      { path: '^src-main/site-page/' },
      { pathNot: ['^src-main/site-page/', shared] },
    ),
    // From what pages are made of, over what they say and how they look, to whole pages.
    ...layers('src-main/site-page', [
      'html/',
      'words/',
      'icons.ts',
      'asset-path.ts',
      'theme/',
      'types.ts',
      'images.ts',
      'page.ts',
      'content/',
      'structured-data/',
      'styles/',
      'parts/',
      'structures/',
      'languages/',
      'engine/',
      'pages/',
      'index.ts',
    ]),
    forbid(
      'backend-is-a-server',
      'The backend is reached over HTTP alone, and knows no client code.',
      { path: '^src-main/backend/' },
      { path: '^src-', pathNot: ['^src-main/(backend|site-page|spelling|network)/', shared] },
    ),
    forbid(
      'embedded-knows-no-server',
      'The embedded backend starts with the app: it loads nothing that only the server of an agency needs.',
      { path: '^src-main/backend/', pathNot: '^src-main/backend/(server/|server\\.ts$)' },
      { path: '^src-main/backend/server' },
    ),
    forbid(
      'nobody-imports-backend',
      'The backend is a process of its own.',
      { path: '^src-', pathNot: '^src-main/backend/' },
      { path: '^src-main/backend/' },
    ),
    forbid(
      'foundations-know-no-feature',
      'features → sync, store, backend-client, providers, media, secrets → shared; never back.',
      { path: foundations },
      { path: '^src-main/(features|app|ipc)/' },
    ),
    forbid(
      'features-know-no-shell',
      'A feature is called by the IPC layer and the shell; it takes what it needs as arguments.',
      { path: '^src-main/features/' },
      { path: ['^src-main/app/', '^src-main/index\\.ts$'] },
    ),
    forbid(
      'features-stand-alone',
      'What two features need is in their kit, or handed to them where they are made.',
      { path: '^src-main/features/([^/]+)/' },
      { path: '^src-main/features/([^/]+/|register)', pathNot: '^src-main/features/($1|kit)/' },
    ),
    forbid(
      'main-knows-no-window',
      'Main and the renderer meet at the bridge.',
      { path: main },
      { path: '^(src-renderer/|src-preload/index\\.ts$)' },
    ),
    forbid(
      'renderer-knows-no-main',
      'The renderer meets main at the bridge.',
      { path: '^src-renderer/' },
      { path: ['^src-main/', '^src-preload/index\\.ts$'] },
    ),
    forbid(
      'renderer-knows-no-node',
      'The renderer is a web page.',
      { path: ['^src-renderer/', shared, '^src-main/site-page/', '^src-preload/'] },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'preload-is-thin',
      'The preload imports electron and shared code, and knows no feature.',
      { path: '^src-preload/index\\.ts$' },
      { pathNot: [shared, `${packages}electron/`, '^electron(/|$)', generated] },
    ),
    // Actions used in several places come first, then what shows a site and its draft, then saving, then the shell.
    ...layers('src-renderer/app', [
      'actions/',
      'preview/',
      'jobs/',
      'publish/',
      'conflicts/',
      'requests/',
      'history/',
      'others/',
      'store/',
      'about/',
      'save-flow/',
      'sync/',
      'needs/',
      'find/',
      'commands/',
      'shell/',
      '*',
    ]),
    forbid(
      'screens-stand-alone',
      'What two screens need lives below them.',
      { path: '^src-renderer/screens/([^/]+)/' },
      { path: '^src-renderer/screens/', pathNot: '^src-renderer/screens/$1/' },
    ),
    forbid(
      'screens-know-no-shell',
      'The shell shows the screens; what both need lives below them.',
      { path: '^src-renderer/screens/' },
      { path: '^src-renderer/app/' },
    ),
    forbid(
      'editor-knows-no-screen',
      'Screens are made of the editor kit, never the other way round.',
      { path: '^src-renderer/editor/' },
      { path: '^src-renderer/(screens|app)/' },
    ),
    forbid(
      'screens-are-on-top',
      'Only the routes know the screens.',
      { path: '^src-renderer/(ui|state|bridge)/' },
      { path: '^src-renderer/(screens|app|editor)/' },
    ),
    forbid(
      'building-blocks-know-no-record',
      'What knows a site’s record belongs to the editor kit.',
      { path: '^src-renderer/ui/' },
      { path: '^src-renderer/state/' },
    ),
    forbid(
      'sources-know-no-tools',
      'What is shipped imports neither scripts nor tests.',
      { path: '^src-' },
      { path: '^(scripts|tests)/' },
    ),
    forbid(
      'electron-host-knows-no-app',
      'The host runs whatever app it is given; it knows no part of this one.',
      { path: '^scripts/electron-host/' },
      { path: '^src-' },
    ),
    forbid(
      'scripts-know-no-tests',
      'Tests use the scripts; only the bench takes its records from their fixtures.',
      { path: '^scripts/', pathNot: '^scripts/bench/' },
      { path: '^tests/' },
    ),
    forbid('everything-resolves', 'An import that leads nowhere.', {}, { couldNotResolve: true, pathNot: generated }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|release|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
