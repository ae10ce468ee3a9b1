import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { createFolderStore } from '../../src-main/backend/publisher/folder-store.ts';
import { type PublishedFile, renderSite } from '../../src-main/site-page/index.ts';
import { buildByEleventy, type Kind } from './eleventy-site.ts';
import { fixtureSites } from './fixture-sites.ts';
import { median, ms } from './measure.ts';
import type { BenchRow } from './row.ts';

const SITES = 1000;
const ROUNDS = 3;
const REPUBLISHES = 20;

/**
 * Returns a copy in which many texts differ: if a text ends with two words and a period, and the last word is in lower
 * case, a number of the same length replaces the last word.
 */
function reworded<T>(value: T, number: number): T;
function reworded(value: unknown, number: number): unknown {
  if (typeof value === 'string') {
    return value.replace(/(?<=[a-z] )[a-z]+(?=\.$)/, ({ length }) =>
      String(number).padStart(length, '0').slice(-length),
    );
  }
  if (Array.isArray(value)) return value.map((item: unknown) => reworded(item, number));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, reworded(item, number)]));
}

/**
 * Replaces the last four characters of a name by a number. The name keeps its length, because a site with a longer name
 * could get a shorter form of the page's title. Eleventy's template contains the form of the example's title.
 */
const numbered = (name: string, number: number): string => name.slice(0, -4) + String(number).padStart(4, '0');

/**
 * Makes SITES sites of three kinds. Each site has its own name and sentences, so that results that the app keeps in
 * memory while it draws pages are seldom reused.
 */
async function fleet(): Promise<Kind[]> {
  const examples = Object.values(await fixtureSites());
  return examples.map((example, kind) => {
    const count = Math.ceil((SITES - kind) / examples.length);
    const sites = Array.from({ length: count }, (_, at) => ({
      ...reworded(example, at),
      slug: `site-${at * examples.length + kind}`,
      company_name: numbered(String(example.company_name), at),
    }));
    return { sites, example, files: filesOf(example) };
  });
}

const filesOf = (site: SiteDocument): PublishedFile[] =>
  renderSite({
    site,
    mode: 'publish',
    baseUrl: 'https://www.example.com/',
    image: (src) => ({ src }),
    font: (face) => face,
  });

/** Maximum number of sites that are written at the same time. */
const WRITTEN_AT_ONCE = 4;

/** Returns the sites so that the kinds take turns, as in a backend that publishes the sites of many customers. */
function sitesInTurn(kinds: readonly Kind[]): SiteDocument[] {
  return Array.from(
    { length: SITES },
    (_, at) => kinds[at % kinds.length]?.sites[Math.floor(at / kinds.length)],
  ).filter((site) => site !== undefined);
}

async function ours(sites: readonly SiteDocument[], folder: string): Promise<void> {
  const writing = new Set<Promise<void>>();
  for (const site of sites) {
    const written: Promise<void> = write(filesOf(site), join(folder, String(site.slug))).then(() => {
      writing.delete(written);
    });
    writing.add(written);
    if (writing.size >= WRITTEN_AT_ONCE) await Promise.race(writing);
  }
  await Promise.all(writing);
}

async function write(files: readonly PublishedFile[], folder: string): Promise<void> {
  const targets = files.map(({ path, body }) => ({ target: join(folder, path), body }));
  const folders = new Set(targets.map(({ target }) => dirname(target)));
  await Promise.all([...folders].map((path) => mkdir(path, { recursive: true })));
  await Promise.all(targets.map(({ target, body }) => writeFile(target, body)));
}

/** Compares the files of the first and the last site of each kind. @throws if the two builds differ */
async function compareBuilds(kinds: readonly Kind[], own: string, reference: string): Promise<void> {
  const looked = kinds.flatMap(({ sites }) => [sites[0], sites.at(-1)]).filter((site) => site !== undefined);
  for (const site of looked) {
    for (const { path } of filesOf(site)) {
      const file = join(String(site.slug), path);
      const [mine, theirs] = await Promise.all([own, reference].map((folder) => readFile(join(folder, file), 'utf8')));
      if (mine !== theirs) throw new Error(`The two builds differ in ${file}`);
    }
  }
}

/**
 * Builds all sites with the app's code (`own`) and with Eleventy (`reference`). Returns the milliseconds of each build.
 * @throws if the two builds differ
 */
async function timeRound(kinds: readonly Kind[], folder: string): Promise<{ own: number; reference: number }> {
  const [own, reference] = [join(folder, 'own'), join(folder, 'eleventy')];
  const start = performance.now();
  await ours(sitesInTurn(kinds), own);
  const between = performance.now();
  await buildByEleventy(kinds, reference);
  const end = performance.now();
  await compareBuilds(kinds, own, reference);
  return { own: between - start, reference: end - between };
}

/**
 * Returns the median milliseconds of publishing an unchanged site again: its pages are drawn and compared, and nothing
 * is written.
 */
async function republish(site: SiteDocument): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-build-'));
  const store = createFolderStore(folder);
  const publish = () => {
    const files = filesOf(site).map(({ path, type, body }) => ({ path, type, bytes: Buffer.from(body) }));
    return store.publish({ files, redirects: [], publishedAt: 0 });
  };
  await publish();
  const times: number[] = [];
  for (let run = 0; run < REPUBLISHES; run++) {
    const start = performance.now();
    await publish();
    times.push(performance.now() - start);
  }
  await rm(folder, { recursive: true });
  return median(times);
}

/**
 * Measures P11: the build of many sites, compared with Eleventy's build of the same files, and a publish without
 * changes.
 */
export async function run(): Promise<BenchRow[]> {
  const kinds = await fleet();
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-build-'));
  const rounds: { own: number; reference: number }[] = [];
  for (let at = 0; at < ROUNDS; at++) rounds.push(await timeRound(kinds, join(folder, String(at))));
  // The folder is deleted after the last round, because deleting thousands of files keeps the file system busy for
  // seconds, which would slow down the next round.
  await rm(folder, { recursive: true });
  const own = median(rounds.map((each) => each.own));
  const reference = median(rounds.map((each) => each.reference));
  const again = await republish(kinds[0]!.example);
  return [
    {
      id: 'P11',
      what: `build of ${SITES} sites`,
      reference: `Eleventy, the same bytes, ${ms(reference)}`,
      measured: ms(own),
      ratio: own / reference,
      goal: '≤ 0.33×',
      ok: own / reference <= 1 / 3,
    },
    {
      id: 'P11 again',
      what: 'unchanged site published again',
      reference: '–',
      measured: ms(again),
      goal: '≤ 200 ms',
      ok: again <= 200,
    },
  ];
}
