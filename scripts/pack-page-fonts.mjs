/**
 * Cuts the faces of the published pages to the letters of English and Spanish and to the axes in use. Writes them to
 * resources/page-fonts, with each face's rare letters in files beside it, and measures the stand-ins, so that they take
 * the same space. Run it after a change of faces.
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
/** ASCII without characters of programmers, which the system's font draws. */
const ascii = Array.from({ length: 0x5f }, (_, at) => String.fromCodePoint(0x20 + at))
  .filter((letter) => !'<>[\\]^`{}~'.includes(letter))
  .join('');
const usual = `${ascii}\u00a0©·–—‘’“”•…áéíóúüñÁÉÍÓÚÜÑ¿¡`;
/** Bytes of the first round trip, about 14 KB with HTTP's headers: a larger file costs another one. */
const roundTrip = 14_300;

const sets = Object.values(languages).map(({ fonts }) => fonts);
/** Families that no language uses for headings. */
const ofText = new Set(
  sets.map(({ text }) => text).filter((family) => sets.every(({ display }) => display !== family)),
);

/**
 * Removes hints, which today's screens do not use, and kerning, which is up to half of a file and hardly seen in text
 * and captions. Browsers use both only where a page asks for them.
 * @param {Face} face
 */
const plainly = ({ family }) => ({
  keepFeatures: [...(ofText.has(family) ? [] : ['kern']), ...['liga', 'calt', 'ccmp', 'locl', 'mark', 'rvrn']],
  noLayoutClosure: true,
  noHinting: true,
});

/** Letters by their frequency in such pages. */
const sample = [
  'We fix leaks and drains the day you call, and we write the price down before we start. Licensed and insured since 2009,',
  'family owned, all of the county. Upfront prices, same-day visits and a two-year warranty on every repair. Heating and air',
  'for the towns around: honest replacements and a plan that pays for itself. Su patio, convertido en el lugar de la casa donde',
  'todos quieren quedarse hasta la noche. Plomeros con licencia para fugas, drenajes y calentadores de agua. Home Services Our',
  'Work About Gallery Reviews FAQ Areas Contact Get a Free Quote Book Online Open now until Monday Friday 7 AM 5:30 PM',
].join(' ');

/** Characters of phone numbers: a wider number in a bar or button would move what is beside it. */
const ofNumbers = '()-0123456789';
const number = '(512)555-0142';

/**
 * Most groups of letters beside the first, and how far a group's size may differ from the face's: more would look odd.
 */
const GROUPS = 5;
const MOST_APART = 0.2;

/** Weight of the words in the menu; the other weights are named by the languages. */
const MENU_WEIGHT = 600;

/** Families whose words are all in capitals. */
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
 * @param {string} name @param {Face} face @param {string} letters
 * @returns {Promise<number>} bytes
 */
async function write(name, face, letters) {
  const cut = await subsetFont(await readFile(resolve(face.source)), letters, {
    ...plainly(face),
    targetFormat: 'woff2',
    ...(face.axes && { variationAxes: face.axes }),
  });
  await writeFile(join(folder, `${name}.woff2`), cut);
  return cut.length;
}

/**
 * The weights at which a face is measured, each with the range of weights that use its measurements.
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
 * How much larger or smaller the system's letters have to be until the face is there. There are several groups of
 * letters with a size each: one size for all would make some words too wide and others too narrow, and lines would
 * break elsewhere once the face is there.
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
      // Letters that are not in the sample count a little.
      const share = standIn(letter) * (text.split(letter).length - 0.9);
      return { letter, share, size: widthOf(letter) / standIn(letter) };
    }),
  );
  const numbers = { size: widthOf(number) / standIns(number), letters: ofNumbers };
  // The space is sized so that the sample's whole width is right, kerning included.
  const sizes = new Map(
    [...groups, numbers].flatMap((group) => Array.from(group.letters, (letter) => [letter, group.size])),
  );
  const others = Array.from(text).reduce((sum, letter) => sum + (sizes.get(letter) ?? 0) * standIn(letter), 0);
  const space = { size: (widthOf(text) - others) / (standIn(' ') * (text.split(' ').length - 1)), letters: ' ' };
  // Letters that are in no group have the size of the first.
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
 * Letters whose sizes are alike, the most frequent first: each goes to the nearest group, whose size is then the mean of its
 * letters, until nothing changes.
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
 * The face cut as in its file, in one weight where it has several.
 * @param {Face} face @param {number} weight
 */
async function plain(face, weight) {
  const cut = await subsetFont(await readFile(resolve(face.source)), usual, {
    ...plainly(face),
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
