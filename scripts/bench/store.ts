import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { recentSites } from '../../src-main/features/site/recent-sites.ts';
import { openStore } from '../../src-main/store/store.ts';
import { SiteActor } from '../../src-main/sync/draft/site-actor.ts';
import { BIG, BIG_SITE, longSite } from './long-site.ts';
import { interleave, ms } from './measure.ts';
import type { BenchRow } from './row.ts';

/**
 * Returns the record of a site as JSON text of roughly `size` characters. Most of it describes photos, as in real
 * sites.
 */
function siteOf(size: number): string {
  const gallery: SiteDocument['gallery'] = [];
  const site: SiteDocument = { slug: 'bench', company_name: 'Bench Plumbing', about: 'x'.repeat(900), gallery };
  const photo = { alt_tag: 'Repiped bathroom-image', caption: 'Before and after', gallery_name: 'Baths', order: 1 };
  while (JSON.stringify(gallery).length < size) {
    gallery.push({ ...photo, photo: `https://media.example/media/${gallery.length}-repiped-bathroom.webp` });
  }
  return JSON.stringify(site);
}

/** Measures P6: reading a cached site, compared with parsing its text. P7: a durable edit. P8: a search. */
export async function run(): Promise<BenchRow[]> {
  // The folder is inside the project, because a journal is measured on a disk, and the system's temporary folder may
  // be in memory.
  const folder = await mkdtemp(join(process.cwd(), '.cache-bench-'));
  const store = await openStore(folder);
  try {
    const usual = { id: '', what: 'a site of 180 KB', text: siteOf(180_000) };
    const big = { id: ' big', what: BIG_SITE, text: JSON.stringify({ ...(await longSite(BIG)), slug: 'big' }) };
    return [
      openCached(store, usual),
      openCached(store, big),
      journalEdit(store, folder, usual, { of: 'about', earlier: 0 }),
      journalEdit(store, folder, usual, { of: 'about', earlier: 5000 }),
      journalEdit(store, folder, big, { of: 'about', earlier: 0 }),
      journalEdit(store, folder, big, { of: 'a caption', earlier: 0 }),
      searchSites(store),
    ];
  } finally {
    store.close();
    await rm(folder, { recursive: true });
  }
}

type Store = Awaited<ReturnType<typeof openStore>>;

interface Measured {
  /** suffix of the row's ID, after the number of the goal */
  id: string;
  what: string;
  text: string;
}

function openCached(store: Store, { id, what, text }: Measured): BenchRow {
  store.sites.put('bench', { text, modified: 'm1' });
  for (let other = 0; other < 200; other++) store.sites.put(`other-${other}`, { text, modified: 'm1' });
  const times = interleave({ ours: () => store.sites.find('bench'), reference: () => JSON.parse(text) }, 300);
  const ratio = times.ours / times.reference;
  return {
    id: `P6${id}`,
    what: `open ${what} from the cache by slug`,
    reference: `JSON.parse of it, ${ms(times.reference)}`,
    measured: ms(times.ours),
    ratio,
    goal: '≤ 1.25×',
    ok: ratio <= 1.25,
  };
}

const paths = { about: ['about'], 'a caption': ['gallery', 700, 'caption'] } as const;

/** @param earlier number of edits that are pending already */
function journalEdit(
  store: Store,
  folder: string,
  { id, what, text }: Measured,
  { of, earlier }: { of: keyof typeof paths; earlier: number },
): BenchRow {
  const path = paths[of];
  const ports = { store, now: Date.now, isOnline: () => true, onStatus: () => undefined, onChanged: () => undefined };
  const actor = SiteActor.fromServer('bench', { text, modified: 'm1' }, ports);
  for (let count = 0; count < earlier; count++)
    actor.edit(`earlier ${count}`, [{ op: 'set', path, value: `${count}` }]);
  const file = openSync(join(folder, 'reference.log'), 'a');
  const payload = Buffer.alloc(1024, 'x');
  let count = 0;
  const times = interleave(
    {
      ours: () => actor.edit('typing', [{ op: 'set', path, value: `${++count}${'y'.repeat(1000)}` }]),
      reference: () => {
        writeSync(file, payload);
        fdatasyncSync(file);
      },
    },
    400,
  );
  closeSync(file);
  const ratio = times.ours / times.reference;
  const behind = earlier > 0 ? `, behind ${earlier} others` : '';
  return {
    id: `P7${id}`,
    what: `journal an edit of 1 KB, durable: ${of} of ${what}${behind}`,
    reference: `append and fdatasync, ${ms(times.reference)}`,
    measured: ms(times.ours),
    ratio,
    goal: '≤ 1.3×',
    ok: ratio <= 1.3,
  };
}

function searchSites(store: Store): BenchRow {
  const trades = ['Plumbing', 'Roofing', 'House Cleaning', 'Electrical'];
  const cities = ['Reno', 'Elko', 'Austin', 'Boise'];
  for (let count = 0; count < 5000; count++) {
    const industry = trades[count % 4] ?? '';
    const companyName = `${['Blue', 'Red', 'Summit', 'River'][count % 4] ?? ''} ${industry} ${count}`;
    store.sites.putSummary({
      slug: `site-${count}`,
      companyName,
      industry,
      city: cities[count % 4] ?? '',
      state: 'NV',
      thumbnail: '',
      modified: '',
      openedAt: count,
    });
  }
  const terms = ['plumb', 'summit', '4321', 'reno', 'river clean 43', 'site', 'zzz'];
  const times = Array.from({ length: 600 }, (_, round) => {
    const start = performance.now();
    recentSites(store, terms[round % terms.length] ?? '', 100);
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? NaN;
  return {
    id: 'P8',
    what: `search 5,000 sites beside 200 records of ${BIG_SITE}, p99`,
    reference: `median ${ms(times[300] ?? NaN)}`,
    measured: ms(p99),
    goal: 'p99 ≤ 1.5 ms',
    ok: p99 <= 1.5,
  };
}
