import { join } from 'node:path';
import { industries } from './data/industries/index.ts';
import { stems } from './generation/words.ts';

/** Sources and bundle are both two folders below the root, so this path works for both. */
const folder = join(import.meta.dirname, '../../resources/stock-art');

/**
 * The first number and the count of the numbered photos in a trade's folder. After the last photo, higher numbers in an
 * address lead to the photos again from the first one.
 */
const photos = { first: 1, count: 12 };
const widePhotos = { first: 101, count: 4 };
const portraits = { people: 12, partners: 9, awards: 3 } as const;
const badges = new Set(['water', 'shield', 'leaf', 'star']);

export interface StockPicture {
  file: string;
  format: 'webp' | 'svg';
}

/** Returns the addresses of the stock photos of the trade with this key. */
export const industryStockPhotos = (key: string): string[] =>
  Array.from({ length: photos.count }, (_, at) => `/media/stock/${key}/${String(at + photos.first)}.webp`);

/**
 * Returns the path below `/media/seed/` of a stock photo that is named by a trade or by a service. Returns other paths
 * unchanged.
 */
function seedPath(path: string): string {
  const [, service = '', number = ''] = /^\/media\/stock\/services\/([^/]{1,600})-([1-3])\.webp$/.exec(path) ?? [];
  if (service === '') return path.replace(/^\/media\/stock\//, '/media/seed/');
  const { key, place } = tradeOf(decoded(service));
  return `/media/seed/${key}/${String(((place * 3 + Number(number) - 1) % photos.count) + photos.first)}.webp`;
}

/**
 * Finds the service that has the most words in common with a name. Returns the key of its trade and its index there;
 * the first service of `handyman` if no service has a word in common.
 */
function tradeOf(service: string): { key: string; place: number } {
  const words = stems(service);
  let best = { key: 'handyman', place: 0, score: 0 };
  for (const industry of industries) {
    for (const [place, { name, keyword }] of industry.services.entries()) {
      const score = [...stems(`${name} ${keyword}`)].filter((word) => words.has(word)).length;
      if (score > best.score) best = { key: industry.key, place, score };
    }
  }
  return best;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the file of a path such as `/media/seed/plumbing/3.webp`; undefined if there is no such picture. */
export function stockPicture(address: string): StockPicture | undefined {
  const path = seedPath(address);
  const badge = /^\/media\/seed\/badges\/([a-z]+)\.svg$/.exec(path)?.[1] ?? '';
  if (badges.has(badge)) return { file: join(folder, 'badges', `${badge}.svg`), format: 'svg' };
  const [, key = '', digits = ''] = /^\/media\/seed\/([a-z-]+)\/([1-9]\d{0,3})\.webp$/.exec(path) ?? [];
  const range = rangeOf(key, Number(digits));
  if (!range || !digits) return undefined;
  const number = range.first + ((Number(digits) - range.first) % range.count);
  return { file: join(folder, key, `${String(number)}.webp`), format: 'webp' };
}

function rangeOf(key: string, number: number): { first: number; count: number } | undefined {
  if (Object.hasOwn(portraits, key)) return { first: 1, count: portraits[key as keyof typeof portraits] };
  if (!industries.some((industry) => industry.key === key)) return undefined;
  return number >= widePhotos.first ? widePhotos : photos;
}
