import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rowAt } from '#shared/record-catalogue/catalogue.ts';
import type { Path } from '#shared/record/operation.ts';

/**
 * Some paragraphs of the chapters list the members of an object. Paths of these objects, by the heading of the
 * paragraph. Paragraphs that list the members of the record itself are left out.
 */
const objectPaths: Readonly<Record<string, Path>> = {
  business_hours: ['business_hours', 0],
  service_areas: ['service_areas', 0],
  services: ['services', 0],
  testimonials: ['testimonials', 0],
  payments: ['payments', 0, 'fields'],
  announcement: ['announcement'],
  custom_badges: ['custom_badges', 0],
  Customer: ['customerInfo'],
  Redirect: ['redirects', 0],
  FAQ: ['faqs', 0],
  'Gallery photo': ['gallery', 0],
  'Hero photo': ['hero_gallery_photos', 0],
  'Gallery name entry': ['gallery_names', 0],
  Service: ['services', 0],
  Package: ['services', 0, 'packages', 0],
  Testimonial: ['testimonials', 0],
  'Review link': ['review_links', 0],
  Teammate: ['teammates', 0],
  Partnership: ['products', 0, 'fields'],
  Payment: ['payments', 0, 'fields'],
  Award: ['awards', 0],
  'Ads landing page': ['ads_landing_pages', 0],
};

/** Headings of paragraphs that are skipped: those not about the record, and those that describe fields in words. */
const skipped = new Set([
  ...['Industry', 'City suggestion', 'Home sections', 'Pages and modals', 'custom_page', 'custom_layout', 'faqs'],
  ...['Plan', 'Coupon', 'Contact', 'Review source', 'Text', 'Pro', 'AI logo record', 'Text setting defaults'],
  ...['service_area_array', 'Social URLs'],
]);

/** Words that look like names of fields, but stand for groups of fields. */
const groupWords = new Set(['subtitles', 'links']);

const NAME = /^[a-z{][\w{}*-]*$/;
const INTRODUCTION = /^(?:a list of \d+|each with(?: a generated)?|a list of|each with|many|plus)\s+/;

/**
 * Splits a sentence at commas, semicolons, periods and `and`, except within parentheses. Removes introductions such as
 * `each with`.
 */
const pieces = (sentence: string): string[] =>
  sentence.split(/(?:[,;]|\.(?!\.)| and )(?![^(]*\))/).map((piece) => piece.trim().replace(INTRODUCTION, ''));

interface Documented {
  name: string;
  /** names of the field's members, from the parentheses after the name */
  members: string[];
}

/**
 * Reads the field that a piece names, such as `photos (photo, order)` or `custom_page flag`. A piece is a description
 * if its first word cannot be a field, or if there are several words and the first has no underscore. Of a description,
 * only the names in parentheses that begin with `cta_` are fields.
 */
function read(piece: string): Documented[] {
  const [, before = '', brackets = ''] = /^([^(]*?)\s*(?:\((.*)\))?$/.exec(piece) ?? [];
  const [first = '', ...more] = before.split(' ');
  const listed = brackets.split(',').map((member) => member.trim());
  if (groupWords.has(first) || !NAME.test(first) || (more.length > 0 && !first.includes('_'))) {
    return listed.filter((name) => name.startsWith('cta_')).map((name) => ({ name, members: [] }));
  }
  return [{ name: first, members: listed.length > 1 && listed.every((name) => NAME.test(name)) ? listed : [] }];
}

/** Returns the paths of the fields that a chapter names. The chapters are `.txt` files beside this test. */
function documented(file: string): Path[] {
  const chapter = readFileSync(new URL(file, import.meta.url), 'utf8');
  const paragraphs = [...chapter.matchAll(/\*\*([^*:]+?)[:.]?\*\*:?((?:(?!\*\*)[\s\S])*)/g)];
  return paragraphs.flatMap(([, head = '', body = '']): Path[] => {
    if (skipped.has(head)) return [];
    const holder = objectPaths[head] ?? [];
    const own: Path[] = NAME.test(head) ? [[head]] : [];
    const paths = body.split('\n').flatMap((line) => pathsOf(line.replace(/defaulting .*/, ''), holder));
    return [...own, ...paths];
  });
}

function pathsOf(line: string, holder: Path): Path[] {
  const [, titles] = /Nav titles: (.*) \(each _nav_title\)/.exec(line) ?? [];
  const [, sections] = /subtitles exist for: (.*); plus/.exec(line) ?? [];
  if (titles !== undefined && sections !== undefined) {
    const headed = [...sections.split(', '), 'three_step_1', 'three_step_2', 'three_step_3'];
    return [
      ...titles.split(', ').map((name) => [`${name}_nav_title`]),
      ...headed.flatMap((name) => [[`${name}_header`], [`${name}_subtitle`]]),
    ];
  }
  const listed = line.includes(': ') ? line.slice(line.indexOf(': ') + 2) : line;
  return pieces(listed).flatMap((piece) => read(piece).flatMap((field) => withMembers(field, holder)));
}

function withMembers({ name, members }: Documented, holder: Path): Path[] {
  const field = [...holder, name.replace('{product}', 'acme').replace('*', 'name')];
  const row = rowAt(field);
  const item = row?.kind === 'list' ? [...field, 0] : field;
  const hasMembers = row !== undefined && 'members' in row;
  return [field, ...(hasMembers ? members.map((member) => [...item, member]) : [])];
}

describe.each([
  ['the site', 'site-entities.txt', 75],
  ['its content', 'content-entities.txt', 200],
])('the chapter on %s', (_, file, least) => {
  const paths = documented(file);

  test('yields more fields than the expected minimum', () => {
    expect(paths.length).toBeGreaterThan(least);
  });

  test('names no field that the catalogue lacks', () => {
    const unknown = paths.map((path) => path.join('.')).filter((_, at) => rowAt(paths[at]!) === undefined);
    expect(unknown).toEqual([]);
  });
});
