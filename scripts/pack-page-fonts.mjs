/**
 * Reduces the font faces of published pages to the letters of English and Spanish and to the font axes in use, and
 * writes them to resources/page-fonts. Each face's rare letters are in separate files. Also measures the letters of
 * each face and writes the results to src-main/site-page/theme/metrics.json. Until a face is loaded, a page shows a
 * system font. With the results, the system font takes about the same space as the face, so that little on the page
 * moves when the face is loaded. Run by hand after a change of faces.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { languages } from '../src-main/site-page/languages/index.ts';
import { faces, rareLetters, serifFamilies } from '../src-main/site-page/theme/faces.ts';
/** Widths of Arial's and Times New Roman's letters in thousandths of an em. */
import systemWidths from './lib/system-font-widths.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../resources/page-fonts');
const { resolve } = createRequire(import.meta.url);
/** ASCII without the characters that are rare outside of code. The system font draws those characters. */
const ascii = Array.from({ length: 0x5f }, (_, at) => String.fromCodePoint(0x20 + at))
  .filter((letter) => !'<>[\\]^`{}~'.includes(letter))
  .join('');
const usual = `${ascii}\u00a0©·–—‘’“”•…áéíóúüñÁÉÍÓÚÜÑ¿¡`;
/**
 * Maximum bytes of a file that fits into the first network round trip, which carries about 14 KB with the HTTP headers.
 */
const roundTrip = 14_300;

const sets = Object.values(languages).map(({ fonts }) => fonts);
/** Font families that some design language uses for text and no design language uses for headings. */
const ofText = new Set(
  sets.map(({ text }) => text).filter((family) => sets.every(({ display }) => display !== family)),
);

/**
 * Returns options that remove hinting, which today's screens do not need, and rarely used layout features. In families
 * of text, they also remove kerning, which takes up to half of a file and is hardly visible in text and captions.
 * @param {Face} face
 */
const subsetOptions = ({ family }) => ({
  keepFeatures: [...(ofText.has(family) ? [] : ['kern']), ...['liga', 'calt', 'ccmp', 'locl', 'mark', 'rvrn']],
  noLayoutClosure: true,
  noHinting: true,
});

/** A text whose letters are about as frequent as on published pages. */
const sample = [
  'We fix leaks and drains the day you call, and we write the price down before we start. Licensed and insured since 2009,',
  'family owned, all of the county. Upfront prices, same-day visits and a two-year warranty on every repair. Heating and air',
  'for the towns around: honest replacements and a plan that pays for itself. Su patio, convertido en el lugar de la casa donde',
  'todos quieren quedarse hasta la noche. Plomeros con licencia para fugas, drenajes y calentadores de agua. Home Services Our',
  'Work About Gallery Reviews FAQ Areas Contact Get a Free Quote Book Online Open now until Monday Friday 7 AM 5:30 PM',
].join(' ');

/**
 * Characters of phone numbers. In the system font they are a group with a size of its own (see `measure`), because a
 * phone number in a bar or button moves what is beside it if its width changes.
 */
const ofNumbers = '()-0123456789';
const number = '(512)555-0142';

/** Maximum number of groups of letters (see `measure`), besides the characters of phone numbers and the space. */
const GROUPS = 5;
/**
 * Maximum difference between the font size of a group and the mean font size of all letters, as a share of the mean. A
 * larger difference would look odd.
 */
const MOST_APART = 0.2;

/** Font weight of the words in the menu. The languages' tokens have the other weights. */
const MENU_WEIGHT = 600;

/** Families that a language uses for headings in capitals. */
const inCapitals = new Set(
  Object.values(languages).flatMap(({ fonts, tokens }) => (tokens.case === 'uppercase' ? [fonts.display] : [])),
);

/** @typedef {{ size: number, letters: string }} Group */
/** @type {Record<string, { weight: string, bold: boolean, groups: Group[], zero: number, ascent: number, descent: number, gap: number }[]>} */
const metrics = {};
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
/** @typedef {import('../src-main/site-page/theme/faces.ts').Face} Face */
for (const [name, face] of /** @type {[string, Face][]} */ (Object.entries(faces))) {
  const sizes = [
    await write(name, face, usual),
    await write(`${name}-western`, face, rareLetters.western),
    await write(
      `${name}-further`,
      { ...face, source: face.source.replace('-latin-', '-latin-ext-') },
      rareLetters.further,
    ),
  ];
  metrics[name] = await Promise.all(cutsOf(face).map((cut) => measure(face, cut)));
  console.log(name, sizes.map((size) => (size / 1024).toFixed(1)).join(' + '), 'KB', metrics[name]);
  if (sizes.some((size) => size > roundTrip)) console.warn(`${name} needs more than one round trip`);
}
await writeFile(
  join(import.meta.dirname, '../src-main/site-page/theme/metrics.json'),
  `${JSON.stringify(metrics, null, 2)}\n`,
);

/**
 * Writes a WOFF2 file with some letters of a face.
 * @param {string} name @param {Face} face @param {string} letters
 * @returns {Promise<number>} size of the file in bytes
 */
async function write(name, face, letters) {
  const cut = await subsetFont(await readFile(resolve(face.source)), letters, {
    ...subsetOptions(face),
    targetFormat: 'woff2',
    ...(face.axes && { variationAxes: face.axes }),
  });
  await writeFile(join(folder, `${name}.woff2`), cut);
  return cut.length;
}

/**
 * Returns the weights at which a face is measured, each with the range of weights for which these measurements are
 * used.
 * @param {Face} face
 */
function cutsOf({ family, weight, axes }) {
  const [min, max] = ends(weight);
  if (typeof axes?.['wght'] !== 'object') return [{ at: min, weight, bold: min >= 600 }];
  const used = Object.values(languages)
    .filter(({ fonts }) => Object.values(fonts).includes(family))
    .flatMap(({ tokens }) => [tokens['w-text'], tokens['w-bold'], tokens['w-display'], tokens['kick-w']].map(Number));
  const stops = [...new Set([min, MENU_WEIGHT, max, ...used])]
    .filter((at) => at >= min && at <= max)
    .sort((a, b) => a - b);
  return stops.map((at, index) => {
    const from = index === 0 ? min : Math.ceil(((stops[index - 1] ?? min) + at) / 2);
    const to = index === stops.length - 1 ? max : Math.ceil((at + (stops[index + 1] ?? max)) / 2) - 1;
    return { at, weight: `${from} ${to}`, bold: at >= 600 };
  });
}

/** @param {string} weight @returns {[number, number]} */
function ends(weight) {
  const [min = 400, max = min] = weight.split(' ').map(Number);
  return [min, max];
}

/**
 * Computes how much larger or smaller the letters of the system font have to be until the face is loaded. Each of
 * several groups of letters has its own size. With the same size for all letters, some words would be too wide and
 * others too narrow, and lines would break at other places after the face is loaded. Also returns the width of the
 * letter `0`, the ascent, the descent and the line gap of the face, in em.
 * @param {Face} face
 * @param {{ at: number, weight: string, bold: boolean }} cut
 */
async function measure(face, { at, weight, bold }) {
  const font = await plain(face, at);
  const em = font.unitsPerEm;
  /** @param {string} words */
  const widthOf = (words) => font.layout(words).advanceWidth / em;
  const system = systemWidths[serifFamilies.has(face.family) ? 'serif' : 'sans'][bold ? 'bold' : 'regular'];
  /** @param {string} letter */
  const standIn = (letter) => (system[systemWidths.letters.indexOf(letter)] ?? 500) / 1000;
  /** @param {string} words */
  const standIns = (words) => Array.from(words, standIn).reduce((sum, width) => sum + width, 0);
  const text = inCapitals.has(face.family) ? sample.toUpperCase() : sample;
  const letters = Array.from(usual).filter((letter) => !`\u00a0 ${ofNumbers}`.includes(letter));
  const groups = groupsOf(
    letters.map((letter) => {
      // Letters that are not in the sample get a small share.
      const share = standIn(letter) * (text.split(letter).length - 0.9);
      return { letter, share, size: widthOf(letter) / standIn(letter) };
    }),
  );
  const numbers = { size: widthOf(number) / standIns(number), letters: ofNumbers };
  // The space gets the size at which the whole sample is as wide as in the face, kerning included.
  const sizes = new Map(
    [...groups, numbers].flatMap((group) => Array.from(group.letters, (letter) => [letter, group.size])),
  );
  const others = Array.from(text).reduce((sum, letter) => sum + (sizes.get(letter) ?? 0) * standIn(letter), 0);
  const space = { size: (widthOf(text) - others) / (standIn(' ') * (text.split(' ').length - 1)), letters: ' ' };
  // The first group lists no letters, because its size is the default for letters that are in no group.
  const [first, ...further] = groups;
  return {
    weight,
    bold,
    groups: [{ size: first?.size ?? 1, letters: '' }, ...further, numbers, space].map((group) => ({
      ...group,
      size: round(group.size),
    })),
    zero: round(widthOf('0')),
    ascent: round(font.ascent / em),
    descent: round(-font.descent / em),
    gap: round(font.lineGap / em),
  };
}

/**
 * Returns groups of letters with similar sizes, the most frequent group first (k-means clustering): assigns each letter
 * to the group with the nearest size, then sets the size of each group to the weighted mean of its letters, limited by
 * MOST_APART. Does both steps 50 times.
 * @param {{ letter: string, share: number, size: number }[]} letters @returns {Group[]}
 */
function groupsOf(letters) {
  /** @param {typeof letters} of */
  const mean = (of) =>
    of.reduce((sum, { share, size }) => sum + share * size, 0) / of.reduce((sum, { share }) => sum + share, 0);
  const whole = mean(letters);
  const sorted = letters.toSorted((a, b) => a.size - b.size);
  let sizes = Array.from(
    { length: GROUPS },
    (_, at) => sorted[Math.floor(((at + 0.5) / GROUPS) * sorted.length)]?.size ?? whole,
  );
  /** @type {(typeof letters)[]} */
  let members = [];
  for (let round = 0; round < 50; round++) {
    const nearest = sorted.map(({ size }) => {
      const apart = sizes.map((each) => Math.abs(each - size));
      return apart.indexOf(Math.min(...apart));
    });
    members = sizes.map((_, at) => sorted.filter((__, index) => nearest[index] === at));
    sizes = members.map((of, at) => {
      const size = of.length === 0 ? (sizes[at] ?? whole) : mean(of);
      return Math.min(whole * (1 + MOST_APART), Math.max(whole * (1 - MOST_APART), size));
    });
  }
  /** @param {typeof letters} of */
  const share = (of) => of.reduce((sum, each) => sum + each.share, 0);
  return members
    .map((of, at) => ({
      size: sizes[at] ?? whole,
      letters: of
        .map(({ letter }) => letter)
        .toSorted()
        .join(''),
      share: share(of),
    }))
    .filter((group) => group.letters !== '')
    .toSorted((a, b) => b.share - a.share)
    .map(({ size, letters: of }) => ({ size, letters: of }));
}

/**
 * Returns a font to measure: the face with its common letters only, in one weight.
 * @param {Face} face @param {number} weight
 */
async function plain(face, weight) {
  const cut = await subsetFont(await readFile(resolve(face.source)), usual, {
    ...subsetOptions(face),
    targetFormat: 'truetype',
    ...(face.axes && { variationAxes: pinned(face.axes, weight) }),
  });
  return fontkit.create(cut);
}

/** @param {NonNullable<Face['axes']>} axes @param {number} weight */
function pinned(axes, weight) {
  return Object.fromEntries(
    Object.entries(axes).map(([axis, value]) => [axis, typeof value === 'number' ? value : weight]),
  );
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10000) / 10000;
}
