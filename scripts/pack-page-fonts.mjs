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

/** English letters by their frequency in such pages. */
const sample =
  'We fix leaks and drains the day you call, and we write the price down before we start. Licensed and insured since 2009, family owned, all of the county.';

const number = '(512)555-0142';

/** The usual words of the menu in a bar, and the weight in which a face of many weights has them. */
const menu = ['Home', 'Services', 'Our Work', 'About', 'Gallery', 'Reviews', 'FAQ', 'Areas', 'Contact'];
const MENU_WEIGHT = 600;

/** Widths in em in the stand-ins, Arial and Times New Roman: of the sample, also in capitals, and of the menu's words. */
const standIns = {
  sans: {
    regular: { sample: 66.7222, capitals: 87.167, menu: 28.3804 },
    bold: { sample: 71.5938, capitals: 88.3584, menu: 30.2695 },
  },
  serif: {
    regular: { sample: 60.8071, capitals: 84.7681, menu: 26.1265 },
    bold: { sample: 64.1582, capitals: 88.7515, menu: 27.7832 },
  },
};
/** Width of the phone number in the stand-ins. */
const standInNumbers = { sans: 6.561, serif: 5.999 };
/** Families whose words are all in capitals. */
const inCapitals = new Set(
  Object.values(languages).flatMap(({ fonts, tokens }) => (tokens.case === 'uppercase' ? [fonts.display] : [])),
);

/** @type {Record<string, { weight: string, size: number, menu: number, numbers: number, ascent: number, descent: number, gap: number }[]>} */
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
  metrics[name] = await Promise.all(weightsOf(face).map((weights) => measure(face, weights)));
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
 * The weights for which a stand-in is measured: the system's regular or bold.
 * @param {Face} face
 */
function weightsOf({ weight, axes }) {
  const [min, max] = ends(weight);
  return min < 600 && max >= 600 && axes && typeof axes['wght'] === 'object' ? [`${min} 599`, `600 ${max}`] : [weight];
}

/** @param {string} weight @returns {[number, number]} */
function ends(weight) {
  const [min = 400, max = min] = weight.split(' ').map(Number);
  return [min, max];
}

/** @param {Face} face @param {string} weight */
async function measure(face, weight) {
  const bold = ends(weight)[0] >= 600;
  const font = await plain(face, ends(weight)[bold ? 1 : 0]);
  const ofMenu = await plain(face, bold ? MENU_WEIGHT : ends(weight)[0]);
  const em = font.unitsPerEm;
  /** @param {string} words @param {fontkit.Font} [of] */
  const widthOf = (words, of = font) => of.layout(words).advanceWidth / em;
  const kind = serifFamilies.has(face.family) ? 'serif' : 'sans';
  const widths = standIns[kind][bold ? 'bold' : 'regular'];
  const size = inCapitals.has(face.family)
    ? widthOf(sample.toUpperCase()) / widths.capitals
    : widthOf(sample) / widths.sample;
  return {
    weight,
    size: round(size),
    menu: round(menu.reduce((sum, words) => sum + widthOf(words, ofMenu), 0) / widths.menu),
    numbers: round(widthOf(number) / standInNumbers[kind]),
    ascent: round(font.ascent / em),
    descent: round(-font.descent / em),
    gap: round(font.lineGap / em),
  };
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
