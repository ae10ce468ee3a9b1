/**
 * Cuts the faces of the published pages to Basic Latin, Latin-1 and common punctuation and to the axes in use, writes
 * them to resources/page-fonts, the further letters of each beside it, and measures what their stand-ins need to take the same space. Run after a change of faces.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { faces, furtherLetters, serifFamilies } from '../src-main/site-page/theme/faces.ts';

const root = join(import.meta.dirname, '..');
const { resolve } = createRequire(import.meta.url);
/** @param {number} from @param {number} to */
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„†•…‹›€™−×ŁłŒœŠšŽžŸ→`;

/** English letters by how often they stand in a text of such pages. */
const sample =
  'We fix leaks and drains the day you call, and we write the price down before we start. Licensed and insured since 2009, family owned, all of the county.';

/** Width of the sample in em in the families that stand in until a face is there: Arial and Times New Roman. */
const standIns = { sans: { regular: 66.7222, bold: 71.5938 }, serif: { regular: 60.8071, bold: 64.1582 } };

/** @type {Record<string, { size: number, ascent: number, descent: number, gap: number }>} */
const metrics = {};
await mkdir(join(root, 'resources/page-fonts'), { recursive: true });
/** @typedef {import('../src-main/site-page/theme/faces.ts').Face} Face */
for (const [name, face] of /** @type {[string, Face][]} */ (Object.entries(faces))) {
  const original = await readFile(resolve(face.source));
  const cut = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    ...(face.axes && { variationAxes: face.axes }),
  });
  await writeFile(join(root, `resources/page-fonts/${name}.woff2`), cut);
  const further = await subsetFont(
    await readFile(resolve(face.source.replace('-latin-', '-latin-ext-'))),
    furtherLetters,
    {
      targetFormat: 'woff2',
      ...(face.axes && { variationAxes: face.axes }),
    },
  );
  await writeFile(join(root, `resources/page-fonts/${name}-further.woff2`), further);
  const plain = await subsetFont(original, characters, {
    targetFormat: 'truetype',
    ...(face.axes && { variationAxes: pinned(face) }),
  });
  const font = fontkit.create(plain);
  const em = font.unitsPerEm;
  const width = font.layout(sample).advanceWidth / em;
  const bold = Number(face.weight.split(' ').at(-1)) >= 600;
  const standIn = standIns[serifFamilies.has(face.family) ? 'serif' : 'sans'][bold ? 'bold' : 'regular'];
  const size = width / standIn;
  metrics[name] = {
    size: round(size),
    ascent: round(font.ascent / em / size),
    descent: round(-font.descent / em / size),
    gap: round(font.lineGap / em / size),
  };
  console.log(name, `${(cut.length / 1024).toFixed(1)} + ${(further.length / 1024).toFixed(1)} KB`, metrics[name]);
}
await writeFile(join(root, 'src-main/site-page/theme/metrics.json'), `${JSON.stringify(metrics, null, 2)}\n`);

/**
 * A variable face is measured in its boldest and plainest form: the display weight, the usual width.
 * @param {Face} face
 */
function pinned(face) {
  return Object.fromEntries(
    Object.entries(face.axes ?? {}).map(([axis, value]) => [
      axis,
      typeof value === 'number' ? value : axis === 'wght' ? value.max : value.min,
    ]),
  );
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10000) / 10000;
}
