import type { JsonValue } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { industries } from '../../src-main/backend/data/industries/index.ts';
import type { Db } from '../../src-main/backend/db/tables.ts';
import { randomFrom, type Random } from '../../src-main/backend/random.ts';
import { createSiteRepo } from '../../src-main/backend/sites/site-repo.ts';
import { fixtureSites } from './fixture-sites.ts';

/**
 * Minimum number of characters of a made record: about as many as a typical record has. Most of these characters
 * describe photos.
 */
export const RECORD_SIZE = 180_000;
/**
 * `sitePk` of the first made site. A server assigns numbers from 48,211 upwards, so a new site does not get the key of
 * a made site.
 */
const FIRST_PK = 50_000_000;
const REVIEWS = 120;
const FAQS = 20;
/** Number of records that are written at the same time: enough to keep two cores busy. */
const WRITERS = 4;

export type MadeSite = Record<string, JsonValue> & { sitePk: number; slug: string; id_key: string };

export const slugOf = (at: number): string => `made-site-${String(at)}`;

/** Words from the data about industries. Texts that are made of them compress about as well as real texts. */
const words = [...new Set(JSON.stringify(industries).match(/[A-Za-z]{3,}/g))];

const wordsOf = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.pick(words)).join(' ');

/**
 * Returns a function that makes a site from a number. The site is the record of a test site with pseudo-random texts
 * and photos. The number is the seed of the random values, so each run makes the same site.
 */
export async function siteMaker(): Promise<(at: number) => MadeSite> {
  const fixtures = Object.values(await fixtureSites()) as Record<string, JsonValue>[];
  return (at) => {
    const random = randomFrom(`site ${String(at)}`);
    const slug = slugOf(at);
    const site: MadeSite = {
      ...fixtures[at % fixtures.length],
      sitePk: FIRST_PK + at,
      slug,
      id_key: `key-${slug}`,
      company_name: `${random.pick(industries).name} ${String(at)}`,
      about: wordsOf(random, 150),
      publish_to_google_storage: true,
      testimonials: Array.from({ length: REVIEWS }, (_, order) => ({
        id: order,
        reviewer: `Customer ${String(order)}`,
        review: wordsOf(random, 35),
        order,
      })),
      faqs: Array.from({ length: FAQS }, (_, order) => ({
        question: `${wordsOf(random, 8)}?`,
        answer: wordsOf(random, 40),
        order,
      })),
    };
    const gallery: JsonValue[] = [];
    for (let size = JSON.stringify(site).length; size < RECORD_SIZE;) {
      const photo = photoOf(random, gallery.length);
      size += JSON.stringify(photo).length + 1;
      gallery.push(photo);
    }
    return { ...site, gallery };
  };
}

const photoOf = (random: Random, order: number) => ({
  photo_pk: random.int(1_000_000, 9_999_999),
  photo: `https://media.example/${random.int(0, 2 ** 32).toString(16)}${random.int(0, 2 ** 32).toString(16)}-work.webp`,
  alt_tag: `${wordsOf(random, 3)}-image`,
  caption: wordsOf(random, 6),
  gallery_name: random.pick(words),
  homepage_order: order < 6 ? order : -1,
  order,
});

/** Writes the given number of made sites to a backend's database. Each gets its first revision, like a new site. */
export async function fillSites(db: Db, count: number): Promise<void> {
  const make = await siteMaker();
  const sites = createSiteRepo(db);
  await runConcurrently(count, (at) => sites.put(RawValue.parse(JSON.stringify(make(at))), null));
}

/** Makes `count` saves of the first `ofSites` made sites in turn, without HTTP. WRITERS saves run at the same time. */
export async function fillSaves(db: Db, count: number, ofSites: number): Promise<void> {
  const make = await siteMaker();
  const sites = createSiteRepo(db);
  const { id } = await db.selectFrom('user').select('id').limit(1).executeTakeFirstOrThrow();
  await runConcurrently(count, async (at) => {
    const site = { ...make(at % ofSites), about: `Saved as number ${String(at)}` };
    const { kind } = await sites.save(RawValue.parse(JSON.stringify(site)), id);
    if (kind !== 'saved') throw new Error(`A save is ${kind}.`);
  });
}

async function runConcurrently(count: number, one: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const writer = async (): Promise<void> => {
    for (let at = next++; at < count; at = next++) await one(at);
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
}
