// Packs the outlines of Archivo Black (SIL Open Font License) that drawn logos need, so that a logo looks the same on
// computers without fonts. Run by hand when the font is updated: node scripts/pack-glyphs.mjs
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const target = new URL('../src-main/local-backend/data/glyphs.json', import.meta.url);
const fontFile = new URL(
  '../node_modules/@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff',
  import.meta.url,
);
const fontkit = createRequire(import.meta.url)('fontkit');
const font = fontkit.openSync(fileURLToPath(fontFile));
const scale = 1000 / font.unitsPerEm;

/** @type {Record<string, [advance: number, path: string]>} */
const glyphs = {};
for (let code = 32; code < 127; code++) {
  const glyph = font.glyphForCodePoint(code);
  const outline = glyph.path
    .scale(scale, -scale)
    .toSVG()
    .replace(/-?\d+\.\d+/g, (/** @type {string} */ n) => String(Math.round(Number(n))));
  glyphs[String.fromCharCode(code)] = [Math.round(glyph.advanceWidth * scale), outline];
}

writeFileSync(target, `${JSON.stringify({ source: 'Archivo Black, SIL OFL 1.1; 1000 units per em', glyphs })}\n`);
console.log(`${String(Object.keys(glyphs).length)} glyphs packed`);
