import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { contrast, parseColor, type Rgb } from '#shared/theme/color.ts';
import { ratios } from '#shared/theme/contrast.ts';
import { inVersion, kinds, versions, withAllPages } from '../support/sites/kinds.ts';
import { expect, test } from './pages.ts';
import { pagesOf, show } from './unserved.ts';

const CELL = 24;
/** The photo on which text is hardest to read: white beside black everywhere. */
const checkered = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
  <defs><pattern id="cells" width="${2 * CELL}" height="${2 * CELL}" patternUnits="userSpaceOnUse">
    <rect width="${2 * CELL}" height="${2 * CELL}" fill="#fff"/>
    <path d="M0 0h${CELL}v${CELL}H0zM${CELL} ${CELL}h${CELL}v${CELL}h-${CELL}z"/>
  </pattern></defs>
  <rect width="1200" height="900" fill="url(#cells)"/>
</svg>`);

/** Colors and veils that would make words unreadable if the page used them unchanged. */
const wishes: Record<string, Partial<SiteDocument>> = {
  'neon on black, a thin veil': {
    custom_primary: '#0a0a12',
    custom_secondary: '#39ff14',
    custom_hero_text_color: '#39ff14',
    custom_text_color: '#39ff14',
    custom_hero_transparency: 35,
    custom_cta_transparency: 80,
    custom_service_card_transparency: 60,
  },
  'dark words and hardly a veil': {
    custom_primary: '#3f6212',
    custom_secondary: '#7c2d12',
    custom_hero_text_color: '#16181d',
    custom_text_color: '#16181d',
    custom_hero_transparency: 100,
    custom_cta_transparency: 100,
    custom_service_card_transparency: 100,
  },
};

interface Line {
  words: string;
  color: string;
  large: boolean;
  box: { left: number; top: number; width: number; height: number };
}

/** parts of the page that show photos */
const PARTS = '#hero, #our-services, #our-best-work, #cta, .page-head';

/** Hides the other sections and the footer, because screenshots of whole pages take long. */
const partsAlone = `section:not(${PARTS}, :has(.page-head)), footer { display: none !important; }`;

/** Returns the visible lines of words in the parts that show photos, each with the box of its letters. */
const linesOf = (page: Page): Promise<Line[]> =>
  page.evaluate((parts) => {
    const found: Line[] = [];
    for (const section of document.querySelectorAll(parts)) {
      const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const words = node.nodeValue?.trim() ?? '';
        if (words === '' || !element?.checkVisibility({ opacityProperty: true }) || element.closest('.vh')) continue;
        const { color, fontSize, fontWeight, clipPath, overflowY } = getComputedStyle(element);
        if (clipPath.startsWith('inset(50%')) continue;
        const size = parseFloat(fontSize);
        const range = document.createRange();
        range.selectNodeContents(node);
        // Lines below an element that cuts its text are not visible.
        const end = overflowY === 'visible' ? Infinity : element.getBoundingClientRect().bottom;
        for (const { left, top, width, height } of range.getClientRects()) {
          // A line has free space above and below its letters.
          const edge = height * 0.2;
          const box = { left: left + 1, top: top + scrollY + edge, width: width - 2, height: height - 2 * edge };
          if (box.width < 2 || left < 0 || left + width > innerWidth || top >= end) continue;
          found.push({ words, color, large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700), box });
        }
      }
    }
    return found;
  }, PARTS);

/** Makes words, icons, and elements that cover the page at a fixed place invisible. */
const withoutWords = `
  *, *::before, *::after { color: transparent !important; text-decoration-color: transparent !important; transition: none !important; }
  svg, .phone-bar, #text-us-button { visibility: hidden !important; }
`;

/** Returns the lines whose letters have too little contrast with a pixel behind them. */
async function unreadable(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: partsAlone });
  const lines = await linesOf(page);
  expect(lines.length).toBeGreaterThan(0);
  await page.addStyleTag({ content: withoutWords });
  const shot = sharp(await page.screenshot({ fullPage: true })).removeAlpha();
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });
  return lines.flatMap(({ words, color, large, box }) => {
    const ink = parseColor(color);
    if (ink === null) return [`no color ${color}: ${words}`];
    let least = Infinity;
    for (let y = Math.round(box.top); y < box.top + box.height; y += 2) {
      for (let x = Math.round(box.left); x < box.left + box.width; x += 2) {
        const at = (y * info.width + x) * info.channels;
        least = Math.min(least, contrast(ink, [data[at], data[at + 1], data[at + 2]] as unknown as Rgb));
      }
    }
    return least >= (large ? ratios.graphic : ratios.text) ? [] : [`${least.toFixed(2)}: ${words}`];
  });
}

for (const version of versions) {
  test(`[PAGE-02] words of ${version} read over black and white pixels of a photo, whatever colors and veils are asked for`, async ({
    blank,
  }) => {
    const photo = await sharp(checkered).webp().toBuffer();
    const withPhoto = (page: Page): Promise<unknown> =>
      page.route(/media\.example/, (route) => route.fulfill({ contentType: 'image/webp', body: photo }));
    for (const [wish, colors] of Object.entries(wishes)) {
      const site = { ...inVersion(withAllPages(kinds['rich']!), version), ...colors };
      const shown = pagesOf(site).filter(
        ({ path, body }) => path === 'index.html' || body.includes('page-head-photo"'),
      );
      for (const { path, body } of shown.slice(0, 2)) {
        for (const width of [360, 1000, 1600]) {
          const page = await blank({ viewport: { width, height: 900 } });
          await show(page, body, withPhoto);
          expect(await unreadable(page), `${path} with ${wish} at ${width} px`).toEqual([]);
          await page.close();
        }
      }
    }
  });
}
