import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { fastestChromiumEnv } from './chromium.mjs';
import { cache, compileCache, root } from './paths.mjs';
import { run } from './run.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped] tests that this computer cannot run, or that a filter leaves out
 * @property {readonly string[]} [failures] for each test that failed, or file that could not be loaded: its title or
 * name, and the first lines of its error
 * @typedef {object} Part
 * @property {string} part name for `npm test -- …`; several parts may have the same
 * @property {string} name
 * @property {'check' | 'vitest' | 'playwright' | 'build'} kind
 * @property {readonly string[]} args arguments for Node: the tool's script and the arguments for the tool
 * @property {boolean} [onlyWhenNamed]
 * @property {boolean} [onlyAtNight] runs only in `npm run test:nightly`, or if it is named
 * @property {boolean} [beside] runs at the same time as the other parts that have `beside`
 * @property {Record<string, string>} [env] added to the tool's environment
 */

const bin = (/** @type {string} */ path) => join(root, 'node_modules', ...path.split('/'));
const eslint = [
  bin('eslint/bin/eslint.js'),
  '.',
  '--max-warnings=0',
  '--cache',
  '--cache-location',
  join(cache, 'eslint'),
];
const prettier = [
  bin('prettier/bin/prettier.cjs'),
  '.',
  '--log-level=warn',
  '--cache',
  '--cache-location',
  join(cache, 'prettier'),
];
const cruiser = [
  bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
  'src-main',
  'src-preload',
  'src-renderer',
  'scripts',
  '--config',
];
const hasKnip = ['knip.json', 'knip.jsonc', 'knip.ts', 'knip.config.ts'].some((name) => existsSync(join(root, name)));

/** @type {(part: string, name: string, args: string[], onlyWhenNamed?: boolean) => Part} */
const check = (part, name, args, onlyWhenNamed = false) => ({
  part,
  name,
  kind: 'check',
  args,
  onlyWhenNamed,
  beside: !onlyWhenNamed,
});
/** @type {(part: string, options?: { projects?: string[], beside?: boolean, env?: Part['env'] }) => Part} */
const vitest = (part, { projects = [part], beside = false, env } = {}) => ({
  part,
  name: part,
  kind: 'vitest',
  beside,
  env,
  args: [bin('vitest/vitest.mjs'), 'run', ...projects.flatMap((project) => ['--project', project])],
});
/** @type {(part: string, options?: { name?: string, project?: string, env?: Part['env'], onlyWhenNamed?: boolean }) => Part} */
const playwright = (part, { name = part, project = part, env, onlyWhenNamed } = {}) => ({
  part,
  name,
  kind: 'playwright',
  env,
  onlyWhenNamed,
  args: [bin('@playwright/test/cli.js'), 'test', `--project=${project}`],
});

/**
 * Runs the tests that need a bucket, on OpenStack Swift. The other parts run them on S3rver, so the app is tested with
 * two servers that have the interface of S3.
 * @type {Part}
 */
const swift = {
  part: 'swift',
  name: 'swift',
  kind: 'vitest',
  onlyAtNight: true,
  env: { SITEWRIGHT_S3: 'swift' },
  args: [
    bin('vitest/vitest.mjs'),
    'run',
    // The timeout is long, because the first start of Swift compiles all of its modules.
    '--hookTimeout=300000',
    ...['unit', 'contract-instances', 'fault', 'fault-timed', 'migrations'].flatMap((project) => [
      '--project',
      project,
    ]),
    ...['files', 'bucket-server', 'release-stores'].map((file) => `tests/unit/backend/${file}.test.ts`),
    'tests/unit/media/upload.test.ts',
    'tests/contract/',
    ...['instances', 'kill-instance', 'staff-edits'].map((file) => `tests/fault/${file}.test.ts`),
    'tests/migrations/moving.test.ts',
  ],
};

/**
 * The parts in the order in which they are started. The build comes first, because the tests start the built programs.
 * Then come the parts that run at the same time (`beside`). After them, each part runs alone.
 * @type {readonly Part[]}
 */
export const parts = [
  { part: 'build', name: 'build', kind: 'build', args: [] },
  check('lint', 'lint: eslint', eslint),
  check('lint', 'lint: oxlint', [bin('oxlint/bin/oxlint'), '--deny-warnings', '.']),
  check('typecheck', 'types', [bin('typescript-native/bin/tsc'), '-b']),
  check('lint', 'lint: prettier', [...prettier, '--check']),
  check('lint', 'lint: imports', cruiser),
  ...(hasKnip ? [check('lint', 'lint: unused', [bin('knip/bin/knip.js')])] : []),
  check('format', 'format', [...prettier, '--write'], true),
  vitest('security', { beside: true }),
  vitest('migrations', { beside: true }),
  vitest('packaging', { beside: true }),
  vitest('unit', { projects: ['unit', 'unit-alone', 'unit-dom'], env: fastestChromiumEnv() }),
  vitest('property'),
  vitest('contract', {
    projects: ['contract', 'contract-messy', 'contract-server', 'contract-postgres', 'contract-instances'],
  }),
  vitest('fault', { projects: ['fault', 'fault-timed'] }),
  swift,
  playwright('e2e', { env: fastestChromiumEnv() }),
  playwright('security', { name: 'security, running app', env: fastestChromiumEnv() }),
  playwright('visual'),
  // Lighthouse has a part of its own, so that nothing else runs at the same time: its scores depend on timing.
  playwright('visual', { name: 'visual: lighthouse', project: 'lighthouse' }),
  // Draws the README's pictures.
  playwright('screenshots', { onlyWhenNamed: true }),
];

export const partNames = [...new Set(parts.map(({ part }) => part))];
/** folder of the pictures that all suites of a run share (see tests/support/shared-pictures.ts) */
export const sharedPictures = join(cache, 'pictures');
/** path of the built embedded backend, which many tests start */
const BACKEND = ['dist', 'backend', 'embedded.mjs'];
const NEEDS_BUILD = new Set(['vitest', 'playwright', 'build']);

/**
 * Runs one part to its end and counts its tests. A check or a build counts as one test. If the tool fails without a
 * failed test, for example because it found no tests, that counts as one failure.
 * @param {Part} part
 * @param {readonly string[]} extra arguments for the tool
 * @param {() => Promise<void>} build builds the programs; called before tests and for the part `build`
 * @param {number} [limit] milliseconds after which the tool is killed, which counts as a failure
 * @param {(text: string) => void} [onOutput] called with the tool's output, which then does not go to the terminal
 * @returns {Promise<Outcome>}
 */
export async function runPart({ name, kind, args, env: added }, extra, build, limit, onOutput) {
  if (NEEDS_BUILD.has(kind)) {
    try {
      await build();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return { passed: 0, failed: 1 };
    }
  }
  if (kind === 'build') return { passed: 1, failed: 0 };
  const report = join(cache, `report of ${name.replace(/\W+/g, '-')}.json`);
  mkdirSync(cache, { recursive: true });
  rmSync(report, { force: true });
  const reporters = {
    check: [],
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    playwright: ['--reporter=list,json'],
  }[kind];
  // Tests expect messages of the operating system in English.
  const language = { LC_ALL: 'C.UTF-8', LANGUAGE: 'en' };
  const found = kind === 'check' ? {} : { SITEWRIGHT_BUILT_BACKEND: join(root, ...BACKEND) };
  const files = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, SITEWRIGHT_TEST_PICTURES: sharedPictures };
  const env = { ...compileCache, ...process.env, ...language, ...files, ...found, ...added };
  // A filter may leave a tool without tests, which is not a failure. The flag is the last argument, so that the tool
  // does not read the argument after it as the flag's value.
  const filtered = kind !== 'check' && extra.length > 0 ? ['--pass-with-no-tests'] : [];
  const options = { cwd: root, env, limit, onOutput };
  const code = await run(process.execPath, [...args, ...reporters, ...extra, ...filtered], options);
  const outcome = kind === 'check' ? { passed: code === 0 ? 1 : 0, failed: 0 } : readReport(kind, report);
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

/**
 * @param {'vitest' | 'playwright'} kind
 * @param {string} file
 * @returns {Outcome}
 */
function readReport(kind, file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (kind === 'vitest') {
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
    return { passed, failed, skipped, failures: report.testResults.flatMap(failuresOfFile) };
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped, failures: report.suites.flatMap(failuresOfSuite) };
}

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest */
/** @typedef {{ name: string, message: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ ok: boolean, title: string, tests: { results: { error?: { message: string } }[] }[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */

/**
 * Returns the failures of a test file. A file that cannot be loaded has a message and no tests.
 * @type {(file: VitestFile) => string[]}
 */
const failuresOfFile = ({ name, message, assertionResults }) => [
  ...(message ? [failureText(name, message)] : []),
  ...assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => failureText(fullName, failureMessages[0])),
];

/** @type {(suite: Suite) => string[]} */
const failuresOfSuite = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => failureText(title, tests[0]?.results.findLast(({ error }) => error)?.error?.message)),
  ...suites.flatMap(failuresOfSuite),
];

const LINES_OF_AN_ERROR = 12;

/** @type {(title: string, error?: string) => string} */
const failureText = (title, error = '') =>
  [title, ...stripVTControlCharacters(error).split('\n').slice(0, LINES_OF_AN_ERROR)].join('\n    ');
