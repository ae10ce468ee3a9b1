import type { JsonValue } from '#shared/record/operation.ts';
import { mergeDocuments } from '#shared/record/merge.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { interleave, ms } from './measure.ts';
import type { BenchRow } from './row.ts';

type Site = Record<string, JsonValue>;

const prose = 'We repipe homes, clear drains and fit heaters, day and night, with parts that last. ';

function list(count: number, item: (index: number) => Record<string, JsonValue>): JsonValue {
  return Array.from({ length: count }, (_, index) => item(index));
}

function siteOf({ photos, reviews, services }: { photos: number; reviews: number; services: number }): Site {
  return {
    sitePk: 1,
    slug: 'bench',
    company_name: 'Bench Plumbing',
    about: prose.repeat(10),
    gallery: list(photos, (index) => ({
      photo_pk: 7_310_001 + index,
      photo: `https://media.example/media/${index}-repiped-bathroom.webp`,
      alt_tag: 'Repiped bathroom-image',
      caption: 'Before and after',
      gallery_name: 'Baths',
      order: photos - index,
    })),
    testimonials: list(reviews, (index) => ({ id: index, reviewer: `Customer ${index}`, review: prose, order: index })),
    services: list(services, (index) => ({
      service_id: index,
      'service-name': `Service ${index}`,
      text: prose.repeat(5),
      order: index,
    })),
  };
}

/** Edits of both sides, all over the record: fields, list items changed, added, moved and taken away. */
function edited(site: Site, side: 'mine' | 'theirs'): Site {
  const offset = side === 'mine' ? 1 : 2;
  const gallery = [...(site['gallery'] as Record<string, JsonValue>[])];
  gallery[offset * 10] = { ...gallery[offset * 10]!, caption: `Edited by ${side}` };
  gallery.splice(offset * 20, 1);
  gallery.splice(offset * 30, 0, { photo: `/media/${side}.webp`, caption: 'New', order: 0 });
  const services = (site['services'] as Record<string, JsonValue>[]).map((service, index) =>
    index % 10 === offset ? { ...service, text: `${prose} (${side})` } : service,
  );
  return { ...site, [side === 'mine' ? 'about' : 'company_name']: side, gallery, services };
}

function mergeRow(id: string, what: string, site: Site, goal: number | undefined): BenchRow {
  const texts = [site, edited(site, 'mine'), edited(site, 'theirs')].map((each) => JSON.stringify(each));
  const [base, mine, theirs] = texts as [string, string, string];
  // The base and the draft are in memory already; what comes from the server is read.
  const known = RawValue.parse(base);
  const draft = RawValue.alike(mine, known);
  const times = interleave(
    {
      ours: () => mergeDocuments(known, draft, RawValue.alike(theirs, known)),
      reference: () => JSON.parse(theirs) as unknown,
    },
    200,
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
  return [
    mergeRow('P9', 'three-way merge', siteOf({ photos: 1150, reviews: 300, services: 40 }), 1.5),
    mergeRow(
      'P9 big',
      'three-way merge of 1,500 photos, 500 reviews, 60 services',
      siteOf({ photos: 1500, reviews: 500, services: 60 }),
      undefined,
    ),
  ];
}
