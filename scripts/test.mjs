import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ensureBuilt } from './lib/build.mjs';
import { say } from './lib/say.mjs';
import { setUp } from './lib/setup.mjs';

/**
 * `npm test [-- part …]`: runs the named parts and prints a summary. Without a name, runs all parts except those with
 * `onlyWhenNamed` and, unless `--nightly` is given, those with `onlyAtNight`. A part that fails does not stop the
 * others. Passes all other arguments on to the tools.
 */
const nightly = process.argv.includes('--nightly');
if (nightly) setSizes();
/**
 * Timeout of one part in milliseconds, far longer than any part takes, so that a part that hangs does not stop the
 * others. The nightly run has no timeout.
 */
const limit = nightly ? undefined : 30 * 60_000;

const onSwift = nightly || process.argv.includes('swift');
await setUp(import.meta.url, { purposes: onSwift ? ['tests', 'swift'] : ['tests'] });
// The module is imported after `setUp`, because it looks for the headless Chromium, which `setUp` may install.
const { partNames, parts, runPart, sharedPictures } = await import('./lib/test-parts.mjs');

const asked = process.argv.slice(2).filter((arg) => arg !== '--nightly');
const unknown = asked.filter((name) => !name.startsWith('-') && !partNames.includes(name));
const named = asked.filter((name) => partNames.includes(name));
if (unknown.length > 0 && named.length === 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are: ${partNames.join(', ')}.`);
  process.exit(2);
}
const isUsual = (/** @type {Part} */ { onlyWhenNamed, onlyAtNight }) => !onlyWhenNamed && (nightly || !onlyAtNight);
const chosen = parts.filter((part) => (named.length > 0 ? named.includes(part.part) : isUsual(part)));
const extra = asked.filter((arg) => !named.includes(arg));

/** @typedef {import('./lib/test-parts.mjs').Part} Part */
/** @typedef {import('./lib/test-parts.mjs').Outcome & { name: string, seconds: number }} Result */

const forgetPictures = () => rmSync(sharedPictures, { recursive: true, force: true });
forgetPictures();
/** @type {Result[]} */
const results = [];
const beside = chosen.filter((part) => part.beside);
for (const part of chosen) {
  // When the first part with `beside` is reached, all parts with `beside` are run at the same time.
  if (!part.beside || beside.length === 1) results.push(await measure(part));
  else if (part === beside[0]) results.push(...(await runBeside(beside)));
}

forgetPictures();
// Prints the failures again, because their first report may be thousands of lines above.
for (const { name, failures = [] } of results) for (const failure of failures) say(`\n✗ ${name} › ${failure}`);
const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
  results.reduce((total, result) => total + (result[key] ?? 0), 0);
say(`${sum('passed')} passed, ${sum('failed')} failed`);
if (sum('skipped') > 0) say(`${sum('skipped')} not run: this computer cannot, or they were left out by a filter`);
const ran = sum('passed') + sum('failed');
if (ran === 0) say('Nothing ran: the filter fits no test.');
process.exit(ran === 0 || sum('failed') > 0 ? 1 : 0);

/**
 * Sets the variables for the sizes of tests to the nightly values. Variables that are set already keep their values.
 */
function setSizes() {
  const sizes = {
    SITEWRIGHT_PROPERTY_RUNS: 100_000,
    SITEWRIGHT_MODEL_RUNS: 5000,
    SITEWRIGHT_INTERLEAVINGS: 5000,
    SITEWRIGHT_RACES: 1000,
    SITEWRIGHT_KILLS: 500,
    SITEWRIGHT_FLEET_SITES: 300,
    SITEWRIGHT_FLEET_HISTORIES: 5000,
    SITEWRIGHT_FAILING_CALLS: 1500,
    SITEWRIGHT_INSTANCE_SAVES: 500,
    SITEWRIGHT_INSTANCE_PUBLISHES: 50,
    SITEWRIGHT_CLAIMS: 1000,
    SITEWRIGHT_BUCKET_FAULTS: 200,
    SITEWRIGHT_VISITOR_MESSAGES: 10_000,
    SITEWRIGHT_STAFF_EDITS: 1000,
    SITEWRIGHT_FLIPS: 3000,
    SITEWRIGHT_CUTS: 16_480,
    SITEWRIGHT_MUTATIONS: 5000,
    SITEWRIGHT_WRITES_EVERY: 500,
    SITEWRIGHT_PAGES: 70,
    SITEWRIGHT_PAYLOADS: 231,
    SITEWRIGHT_BRIDGE_CALLS: 500,
    SITEWRIGHT_DROPPED_FILES: 200,
  };
  for (const [name, size] of Object.entries(sizes)) process.env[name] ??= String(size);
}

/**
 * Runs a part and prints its outcome. If several parts were chosen, prints a part's output only if the part failed.
 * @param {Part} part
 * @returns {Promise<Result>}
 */
async function measure(part) {
  const start = Date.now();
  let output = '';
  if (process.stdout.isTTY) process.stdout.write(`  ${part.name} …\r`);
  const onOutput = chosen.length > 1 ? (/** @type {string} */ text) => void (output += text) : undefined;
  const outcome = await runPart(part, extra, ensureBuilt, limit, onOutput);
  const result = { name: part.name, ...outcome, seconds: (Date.now() - start) / 1000 };
  if (outcome.failed > 0 && output) say(`\n— ${part.name} —\n${output}`);
  say(rowOf(result));
  return result;
}

/** @param {Result} result */
function rowOf({ name, passed, failed, skipped = 0, seconds }) {
  const ran = failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`;
  const outcome = skipped > 0 ? `${ran}, ${skipped} not run` : ran;
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(24)} ${outcome.padEnd(26)} ${seconds.toFixed(1)} s`;
}

/**
 * Runs parts that need about one core each, as many at the same time as there are cores.
 * @param {readonly Part[]} beside
 * @returns {Promise<Result[]>} in the order in which they ended
 */
async function runBeside(beside) {
  /** @type {Result[]} */
  const results = [];
  const waiting = beside.values();
  const work = async () => {
    for (const part of waiting) results.push(await measure(part));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}
