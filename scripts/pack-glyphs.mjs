// Packs the outlines of the letters of three fonts (all under the SIL Open Font License). The embedded backend draws
// logos with these outlines, so that a logo looks the same on every computer, whatever fonts the computer has.
// Run by hand when a font is updated: node scripts/pack-glyphs.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** @type {{ target: string, name: string, file: (subset: string) => string, variationAxes?: Record<string, number> }[]} */
const faces = [
  {
    target: 'glyphs.json',
    name: 'Archivo Black',
    file: (subset) => `@fontsource/archivo-black/files/archivo-black-${subset}-400-normal.woff`,
  },
  {
    target: 'glyphs-condensed.json',
    name: 'Barlow Condensed Bold',
    file: (subset) => `@fontsource/barlow-condensed/files/barlow-condensed-${subset}-700-normal.woff`,
  },
  {
    target: 'glyphs-serif.json',
    name: 'Fraunces Bold',
    file: (subset) => `@fontsource-variable/fraunces/files/fraunces-${subset}-wght-normal.woff2`,
    variationAxes: { wght: 700 },
  },
];
const load = createRequire(import.meta.url);
const fontkit = load('fontkit');
const subsetFont = load('subset-font');
/** @param {number} first @param {number} last */
const range = (first, last) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at));
const latin = [range(0x20, 0x7e), range(0xa1, 0xff)].flat();
// Further letters of European languages. A face may lack some of them.
const extended = [range(0x100, 0x17f), [...'ȘșȚțẞ']].flat();
const characters = [...latin, ...extended, ...'‘’“”–—•…€™'];

for (const { target, name, file, variationAxes } of faces) {
  /** @type {Record<string, [advance: number, path: string]>} */
  const glyphs = {};
  for (const subset of ['latin', 'latin-ext']) {
    const bytes = readFileSync(new URL(`../node_modules/${file(subset)}`, import.meta.url));
    const options = { targetFormat: 'sfnt', ...(variationAxes && { variationAxes }) };
    const font = fontkit.create(await subsetFont(bytes, characters.join(''), options));
    const scale = 1000 / font.unitsPerEm;
    for (const character of characters) {
      if (character in glyphs || !font.hasGlyphForCodePoint(character.charCodeAt(0))) continue;
      const glyph = font.glyphForCodePoint(character.charCodeAt(0));
      const outline = glyph.path
        .scale(scale, -scale)
        .toSVG()
        .replace(/-?\d+\.\d+/g, (/** @type {string} */ n) => String(Math.round(Number(n))));
      glyphs[character] = [Math.round(glyph.advanceWidth * scale), outline];
    }
  }
  const packed = JSON.stringify({ source: `${name}, SIL OFL 1.1; 1000 units per em`, glyphs });
  writeFileSync(new URL(`../src-main/backend/data/${target}`, import.meta.url), `${packed}\n`);
  console.log(`${name}: ${String(Object.keys(glyphs).length)} glyphs packed`);
}
