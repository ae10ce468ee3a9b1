import { applyToValue } from '#shared/record/apply-value.ts';
import { applyAll, toRawOperation } from '#shared/record/edit-raw.ts';
import type { JsonValue, Operation } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { mergeDocuments } from '../../src-main/sync/merge/merge-documents.ts';
import { BIG, BIG_SITE, type Item, longSite, photo, prose, type Site, USUAL } from './long-site.ts';
import { interleave, ms } from './measure.ts';
import type { BenchRow } from './row.ts';

/** Number of rounds. V8 compiles the hot code during the first rounds, so most rounds measure compiled code. */
const ROUNDS = 600;

const set = (path: Operation['path'], value: JsonValue): Operation => ({ op: 'set', path, value });

/** Returns the edits that the app makes after each reordering: the first photo gets the highest `order`, the last 1. */
function numbered(site: Site): Operation[] {
  const gallery = site['gallery'] as Item[];
  return gallery.flatMap(({ order }, at) =>
    order === gallery.length - at ? [] : [set(['gallery', at, 'order'], gallery.length - at)],
  );
}

/**
 * Returns the edits of one side, all over the record: a changed field, changed, added and removed list items, and the
 * new `order` of photos. On the side `mine` an item is moved too.
 */
function editsOf(site: Site, side: 'mine' | 'theirs', removedAt: number): Operation[] {
  const offset = side === 'mine' ? 1 : 2;
  const photos = (site['gallery'] as Item[]).length;
  const captions = [0.01, 0.2, 0.4, 0.6, 0.8, 0.95].map((share) =>
    set(['gallery', Math.floor(share * photos) + offset, 'caption'], `Edited by ${side}`),
  );
  const texts = (site['services'] as Item[]).flatMap((_, at) =>
    at % 10 === offset ? [set(['services', at, 'text'], `${prose} (${side})`)] : [],
  );
  const moved = Math.floor(photos / 2) + offset * 40;
  const operations: Operation[] = [
    set([side === 'mine' ? 'about' : 'company_name'], side),
    ...captions,
    ...texts,
    { op: 'remove', path: ['gallery', removedAt + offset] },
    // Only one side moves an item. If both sides did, their orders would conflict.
    ...(side === 'mine' ? [{ op: 'move', path: ['gallery'], from: moved, to: moved + 20 } as const] : []),
    { op: 'insert', path: ['gallery', 0], value: photo(photos + offset, 0) },
    { op: 'insert', path: ['testimonials', 0], value: { id: 9000 + offset, reviewer: side, review: prose, order: 0 } },
  ];
  return [...operations, ...numbered(applyToValue(site, operations))];
}

/** Maximum milliseconds of a merge, for a record of any size. */
const LONGEST = 200;

function mergeRow(id: string, what: string, site: Site, removedAt: number, goal: number | undefined): BenchRow {
  const base = Buffer.from(JSON.stringify(site));
  const mine = editsOf(site, 'mine', removedAt).map(toRawOperation);
  const answer = Buffer.from(JSON.stringify(applyToValue(site, editsOf(site, 'theirs', removedAt))));
  // The state of the app before a merge: the base is loaded, and the draft was made from the base by edits. Each round
  // gets new copies, because a RawValue keeps what it has parsed. The server's text is parsed during the measurement.
  let known: RawValue;
  let draft: RawValue;
  let theirs: string;
  const times = interleave(
    {
      ours: () => mergeDocuments(known, draft, RawValue.alike(theirs, known)),
      reference: () => JSON.parse(theirs) as unknown,
    },
    ROUNDS,
    () => {
      known = RawValue.parse(base.toString());
      draft = applyAll(known, mine).document;
      theirs = answer.toString();
    },
  );
  const ratio = times.ours / times.reference;
  return {
    id,
    what: `${what} (${Math.round(base.length / 1000)} KB)`,
    reference: `JSON.parse of it, ${ms(times.reference)}`,
    measured: ms(times.ours),
    ratio,
    goal: `${goal === undefined ? '' : `≤ ${goal}×, `}≤ ${LONGEST} ms`,
    ok: times.ours <= LONGEST && (goal === undefined || ratio <= goal),
  };
}

/** Measures P9: a three-way merge, compared with parsing the record. */
export async function run(): Promise<BenchRow[]> {
  const [usual, big] = await Promise.all([longSite(USUAL), longSite(BIG)]);
  return [
    mergeRow('P9', 'three-way merge', usual, 20, 1.75),
    mergeRow('P9 big', `three-way merge of ${BIG_SITE}`, big, 20, 1.75),
    mergeRow('P9 numbers', 'three-way merge, half the photos numbered anew on both sides', usual, 575, undefined),
  ];
}
