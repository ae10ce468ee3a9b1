import { applyToValue } from '#shared/record/apply-value.ts';
import { toRawOperation } from '#shared/record/edit-raw.ts';
import type { JsonValue, Operation } from '#shared/record/operation.ts';
import { mergeDocuments } from '#shared/record/merge.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { applyAll } from '../../src-main/sync/draft.ts';
import { fixtureSites } from './fixture-sites.ts';
import { interleave, ms } from './measure.ts';
import type { BenchRow } from './row.ts';

type Item = Record<string, JsonValue>;
type Site = Record<string, JsonValue>;

/** Most of them after V8 has compiled what it will. */
const ROUNDS = 600;

const prose = 'We repipe homes, clear drains and fit heaters, day and night, with parts that last. ';

function list(count: number, item: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => item(index));
}

const photo = (index: number, order: number): Item => ({
  photo_pk: 7_310_001 + index,
  photo: `https://media.example/media/${index}-repiped-bathroom.webp`,
  alt_tag: 'Repiped bathroom-image',
  caption: 'Before and after',
  gallery_name: 'Baths',
  order,
});

interface Size {
  photos: number;
  reviews: number;
  services: number;
}

/** A real site's members, with long lists. */
function siteOf(model: object, { photos, reviews, services }: Size): Site {
  return {
    ...(model as Site),
    gallery: list(photos, (index) => photo(index, photos - index)),
    testimonials: list(reviews, (index) => ({ id: index, reviewer: `Customer ${index}`, review: prose, order: index })),
    services: list(services, (index) => ({
      service_id: index,
      'service-name': `Service ${index}`,
      text: prose.repeat(5),
      order: index,
    })),
  };
}

const set = (path: Operation['path'], value: JsonValue): Operation => ({ op: 'set', path, value });

/** Numbers the photos by their place, the first the highest, as the app does after each change of their order. */
function numbered(site: Site): Operation[] {
  const gallery = site['gallery'] as Item[];
  return gallery.flatMap(({ order }, at) =>
    order === gallery.length - at ? [] : [set(['gallery', at, 'order'], gallery.length - at)],
  );
}

/** Edits of one side, all over the record: fields, list items changed, added, moved and taken away. */
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
    // Where both sides move items, one order is left to ask about.
    ...(side === 'mine' ? [{ op: 'move', path: ['gallery'], from: moved, to: moved + 20 } as const] : []),
    { op: 'insert', path: ['gallery', 0], value: photo(photos + offset, 0) },
    { op: 'insert', path: ['testimonials', 0], value: { id: 9000 + offset, reviewer: side, review: prose, order: 0 } },
  ];
  return [...operations, ...numbered(applyToValue(site, operations))];
}

function mergeRow(id: string, what: string, site: Site, removedAt: number, goal: number | undefined): BenchRow {
  const base = Buffer.from(JSON.stringify(site));
  const mine = editsOf(site, 'mine', removedAt).map(toRawOperation);
  const answer = Buffer.from(JSON.stringify(applyToValue(site, editsOf(site, 'theirs', removedAt))));
  // As they are in the app before a merge: the base as it was loaded, and the draft that edits made of it. Each round has
  // its own, so that none finds what another has read of them; what comes from the server is read within the measure.
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
    goal: goal === undefined ? 'informative' : `≤ ${goal}×`,
    ok: goal === undefined || ratio <= goal,
  };
}

/** P9: a three-way merge takes hardly longer than reading the record. */
export async function run(): Promise<BenchRow[]> {
  const { plumber } = await fixtureSites();
  const usual = siteOf(plumber, { photos: 1150, reviews: 300, services: 40 });
  const big = siteOf(plumber, { photos: 1500, reviews: 500, services: 60 });
  return [
    mergeRow('P9', 'three-way merge', usual, 20, 1.5),
    mergeRow('P9 big', 'three-way merge of 1,500 photos, 500 reviews, 60 services', big, 20, 1.5),
    mergeRow('P9 numbers', 'three-way merge, half the photos numbered anew on both sides', usual, 575, undefined),
  ];
}
