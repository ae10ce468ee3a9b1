/**
 * `node scripts/draw-structures.ts [FOLDER]`: draws every structure in every language with the demo's record. Writes a
 * contact sheet to resources/screenshots and the Layout screen's thumbnails to that screen's folder, or both to FOLDER.
 * On the sheet a frame marks the structure that the language chooses. Look at the sheet after a change of a structure
 * or a language.
 */
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { homeSections, sectionVersions, type HomeSection, type VersionId } from '#shared/layout/catalogue.ts';
import { picturedSections } from '#shared/layout/pictured.ts';
import { contents } from '../src-main/site-page/content/sections/index.ts';
import { assemble } from '../src-main/site-page/engine/assemble.ts';
import { chooseStructure, drawSection } from '../src-main/site-page/engine/draw.ts';
import { pageSheet } from '../src-main/site-page/engine/sheet.ts';

import type { Structure } from '../src-main/site-page/structures/structure.ts';
import { languages } from '../src-main/site-page/languages/index.ts';
import { homeLayout } from '../src-main/site-page/content/home-layout.ts';
import { structures } from '../src-main/site-page/structures/index.ts';
import { facesOf, fontFaces } from '../src-main/site-page/theme/fonts.ts';
import { findChromium, WITHOUT_ADDRESS_BAR } from './lib/chromium.mjs';
import { demoIn, fontUrl, openPage } from './lib/published-page.ts';

const root = join(import.meta.dirname, '..');
const folder = process.argv[2] ?? join(root, 'resources/screenshots');
const thumbs = process.argv[2] ?? join(root, 'src-renderer/screens/layout/thumbs');
const versions = sectionVersions.filter((version): version is VersionId => version !== 'none');
/** Sections on the sheet. `final-cta` is left out, because it has the same structures as `cta`. */
const sections = homeSections.filter((key) => key !== 'final-cta');
const names = (key: HomeSection): string[] => Object.keys(structures[key]);

/** Picture pixels per CSS pixel. At scale 1, the page with all structures would be too tall for one picture. */
const SCALE = 0.25;
const WIDTH = 1280;
/** sizes in pixels of a picture on the sheet (CELL, whose height is the maximum) and of a thumbnail (THUMB) */
const CELL = { width: 140, height: 105 };
const THUMB = { width: 192, height: 120 };
/**
 * A section whose picture is at most `height` pixels high is a line, such as the banner. The words of a whole line
 * would be too small to read in its thumbnail, so the thumbnail shows only a part of `width` pixels.
 */
const LINE = { width: 160, height: 66 };

/** Styles that keep the fixed and sticky parts of a section within the section's cell. */
const cellStyles = `
  body { margin: 0; }
  .cell { position: relative; overflow: hidden; min-height: 5rem; margin-bottom: 8px; background: var(--page); transform: translate(0); }
  .cell:has(> #text-us-button) { min-height: 12rem; }
`;

interface Cells {
  version: VersionId;
  /** pictures by keys such as `hero overlay`; structures that do not fit the record have no picture */
  pictures: Map<string, Buffer>;
  /** the structure that the language chooses for each section */
  chosen: Map<HomeSection, string>;
}

async function drawCells(browser: Browser, version: VersionId): Promise<Cells> {
  const input = demoIn(version);
  const { site } = input;
  const assembled = assemble(input, homeLayout(site));
  const { limits, placed } = languages[version];
  const chosen = new Map<HomeSection, string>();
  const cells = sections.flatMap((key) => {
    const model: unknown = contents[key].read(site, assembled.page);
    if (model === null) return [];
    const own = chooseStructure(key, version, site, assembled.page);
    if (own) chosen.set(key, own.name);
    return Object.entries(structures[key] as Readonly<Record<string, Structure<unknown>>>).flatMap(
      ([name, structure]) => {
        if (!structure.fits(model)) return [];
        const ground = placed?.[key] ?? structure.ground ?? 'page';
        const page = { ...assembled.page, section: key, version, limits, ground, hasFormAbove: false };
        return [{ id: `${key} ${name}`, drawn: drawSection({ key, version, model, name, structure }, page) }];
      },
    );
  });
  const drawn = cells.map((cell) => cell.drawn);
  const faces = fontFaces(facesOf(site, languages[version].fonts), assembled.body.value, fontUrl);
  const sheet = faces + pageSheet(site, { ...assembled, main: version, drawn });
  const body = cells.map(({ id, drawn: { markup } }) => `<div class="cell" data-cell="${id}">${markup.value}</div>`);
  const page = await openPage(
    browser,
    `<!doctype html><html lang="en"><meta charset="utf-8"><style>${sheet}</style><style>${cellStyles}</style>${body.join('')}`,
    { width: WIDTH, height: 800 },
    SCALE,
  );
  const boxes = await page.locator('.cell').evaluateAll((all) =>
    all.map((cell) => {
      const { top, height } = cell.getBoundingClientRect();
      return { id: (cell as HTMLElement).dataset['cell'] ?? '', top, height };
    }),
  );
  const whole = await page.screenshot({ fullPage: true });
  await page.close();
  const pictures = new Map<string, Buffer>();
  for (const { id, top, height } of boxes) {
    const cell = { left: 0, top: Math.round(top * SCALE), width: WIDTH * SCALE, height: Math.floor(height * SCALE) };
    pictures.set(id, await sharp(whole).extract(cell).png().toBuffer());
  }
  return { version, pictures, chosen };
}

const dataUrl = (picture: Buffer): string => `data:image/png;base64,${picture.toString('base64')}`;

/** Returns the HTML of the contact sheet. Rows are structures, and columns are languages. */
function sheetPage(drawn: readonly Cells[]): string {
  const heads = versions.map((version) => `<th>${version} ${languages[version].name}</th>`).join('');
  const rows = sections.flatMap((key) =>
    names(key).map((name, at) => {
      const cells = drawn.map(({ pictures, chosen }) => {
        const picture = pictures.get(`${key} ${name}`);
        const mark = chosen.get(key) === name ? ' class="own"' : '';
        return `<td${mark}>${picture ? `<img alt="" src="${dataUrl(picture)}">` : '–'}</td>`;
      });
      return `<tr><th>${at === 0 ? `<b>${key}</b><br>` : ''}${name}</th>${cells.join('')}</tr>`;
    }),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>
    body { margin: 12px; font: 12px/1.3 system-ui, sans-serif; background: #d8dce2; }
    table { border-spacing: 6px; table-layout: fixed; }
    th { width: 90px; text-align: left; vertical-align: top; font-weight: 400; overflow-wrap: anywhere; }
    thead th { width: ${CELL.width}px; }
    thead th:first-child { width: 90px; }
    td { padding: 3px; text-align: center; vertical-align: top; }
    td.own img { outline: 3px solid #1f5fd6; }
    img { display: block; width: ${CELL.width}px; height: auto; max-height: ${CELL.height}px; object-fit: cover; object-position: top; }
  </style><table><thead><tr><th></th>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** Returns the part of a line's picture where its content begins (see LINE). Returns other pictures whole. */
async function lineOf(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  if (height > LINE.height) return picture;
  const { info } = await sharp(picture).trim({ threshold: 12 }).toBuffer({ resolveWithObject: true });
  const middle = -(info.trimOffsetLeft ?? 0) + Math.min(info.width, LINE.width - 16) / 2;
  const left = Math.min(width - LINE.width, Math.max(0, Math.round(middle - LINE.width / 2)));
  return sharp(picture).extract({ left, top: 0, width: LINE.width, height }).png().toBuffer();
}

/**
 * Returns one picture with a thumbnail of each of the `picturedSections` in every version. Rows are sections, and
 * columns are versions. Throws if a section is not drawn, because the demo has nothing to show in it.
 */
async function thumbnails(drawn: readonly Cells[]): Promise<Buffer> {
  const tiles = await Promise.all(
    picturedSections.flatMap((key, row) =>
      drawn.map(async ({ version, pictures, chosen }, column) => {
        const picture = pictures.get(`${key} ${chosen.get(key)}`);
        if (!picture) throw new Error(`${key} is not drawn in ${version}: the demo has nothing to show in it`);
        const small = await sharp(await lineOf(picture))
          .resize({ width: THUMB.width })
          .png()
          .toBuffer({ resolveWithObject: true });
        const { height } = small.info;
        const above = Math.max(0, Math.floor((THUMB.height - height) / 2));
        const input = await sharp(small.data)
          .extract({ left: 0, top: 0, width: THUMB.width, height: Math.min(height, THUMB.height) })
          .png()
          .toBuffer();
        return { input, left: column * THUMB.width, top: row * THUMB.height + above };
      }),
    ),
  );
  const size = { width: versions.length * THUMB.width, height: picturedSections.length * THUMB.height };
  return sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(tiles)
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
}

const browser = await chromium.launch({ executablePath: findChromium(), args: [WITHOUT_ADDRESS_BAR] });
const drawn: Cells[] = [];
for (const version of versions) drawn.push(await drawCells(browser, version));
const sheet = await openPage(browser, sheetPage(drawn), {
  width: 90 + versions.length * (CELL.width + 12) + 40,
  height: 800,
});
await sharp(await sheet.screenshot({ fullPage: true }))
  .webp({ quality: 50, effort: 6 })
  .toFile(join(folder, 'structures.webp'));
await browser.close();
await sharp(await thumbnails(drawn)).toFile(join(thumbs, 'sections.webp'));
