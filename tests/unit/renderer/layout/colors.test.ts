import { expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { type HomeSection, homeSections, type VersionId } from '#shared/layout/catalogue.ts';
import { versionRow, versionRows } from '#shared/layout/version-rows.ts';
import { bandFields, type BandName } from '#shared/theme/bands.ts';
import { contrast, parseColor, toHex, type Rgb } from '#shared/theme/color.ts';
import { pageSheet } from '../../../../src-main/site-page/engine/sheet.ts';
import { assembleHome } from '../../../../src-main/site-page/pages/home.ts';
import { textContrast, transparencyNote } from '../../../../src-renderer/screens/layout/model.ts';
import fc from '../../../support/fast-check.ts';
import { publishInput } from '../../../support/site-page.ts';
import { plumber } from '../../../support/sites/plumber.ts';

interface Shown {
  bg: Rgb;
  ink: Rgb;
  /** opacity of the band's background, in percent; undefined for the footer, and if nothing shows through the band */
  opacity: number | undefined;
}

const color = (text: string | undefined): Rgb => parseColor(text ?? '') ?? expect.unreachable(`no color: ${text}`);

/**
 * Returns the value of a CSS custom property; undefined if no selector's first rule sets it. If the first rules of
 * several selectors set it, the last of these selectors counts.
 */
function valueOf(sheet: string, property: string, selectors: readonly string[]): string | undefined {
  return selectors
    .flatMap((selector) => {
      const from = sheet.indexOf(selector);
      const rule = from < 0 ? '' : sheet.slice(from, sheet.indexOf('}', from));
      return rule.match(new RegExp(`[{;]--${property}:([^;}]+)`))?.[1] ?? [];
    })
    .at(-1);
}

const band: Partial<Record<HomeSection, BandName>> = {
  hero: 'hero',
  navigation: 'nav',
  'our-services': 'card',
  cta: 'cta',
  'final-cta': 'cta',
  footer: 'footer',
};
const layerNames = { hero: 'veil', nav: 'bar', card: 'plate', cta: 'veil', footer: undefined } as const;

/** Returns the colors and opacities of the home page's bands, once for each drawn section that has a band. */
function publishedBands(site: SiteDocument): { name: BandName; shown: Shown }[] {
  const page = assembleHome(publishInput(site));
  const sheet = pageSheet(site, page);
  return page.drawn.flatMap(({ key, version, textGround, sheets, markup }) => {
    const name = band[key];
    if (name === undefined) return [];
    const through = layerNames[name];
    if (name === 'card') {
      const root = [`[data-v="${version}"]{`];
      const plate = valueOf(sheet, 'plate', root);
      if (plate === undefined) return [];
      const [, channels, percent] = /rgb\((\d+ \d+ \d+) \/ (\d+)%\)/.exec(plate) ?? [];
      const bg = color(`rgb(${channels})`);
      const opacity = plate.includes('transparent') ? 0 : Number(percent);
      return { name, shown: { bg, ink: color(valueOf(sheet, 'plate-ink', root)), opacity } };
    }
    const rules = [`[data-v="${version}"][data-ground=${textGround}],`, `#${key}[data-ground=${textGround}],`];
    // The style sheet may have a veil for a call to action that has no photo. Nothing shows through such a veil.
    const isSeen = sheets.join('').includes(`var(--${through})`) && (name !== 'cta' || markup.value.includes('<img'));
    const opacity = through && isSeen ? valueOf(sheet, through, rules) : undefined;
    const percent = opacity === undefined ? undefined : Number(/(\d+)%/.exec(opacity)?.[1]);
    return {
      name,
      shown: { bg: color(valueOf(sheet, 'bg', rules)), ink: color(valueOf(sheet, 'ink', rules)), opacity: percent },
    };
  });
}

const versions = Object.keys(versionRows) as VersionId[];

const channel = fc.integer({ min: 0, max: 255 });
/** A random color; in about half of the cases one of a few fixed colors, or no color (`''`). */
const colors = fc.oneof(
  fc.tuple(channel, channel, channel).map((parts) => toHex(parts)),
  fc.constantFrom('#ffffff', '#111111', '#ffe600', '#0b4f6c', ''),
);
const percents = fc.integer({ min: 0, max: 100 });
const fields = ['hero', 'nav', 'cta', 'footer'] as const;
const photos = {
  many: {},
  two: { hero_gallery_photos: plumber.hero_gallery_photos?.slice(0, 2), gallery: [] },
  none: { hero_gallery_photos: [], hero_image: '', gallery: [] },
};

const looks = fc.record({
  version: fc.constantFrom(...versions),
  /** versions of single sections; if there are any, the site's version is vC */
  mixed: fc.dictionary(fc.constantFrom(...homeSections), fc.constantFrom(...versions)),
  dark: fc.boolean(),
  pictures: fc.constantFrom(...(Object.keys(photos) as (keyof typeof photos)[])),
  brand: fc.tuple(colors, colors),
  texts: fc.tuple(colors, colors, colors, colors),
  transparencies: fc.tuple(percents, percents, percents, percents, percents),
});
type Look = typeof looks extends fc.Arbitrary<infer T> ? T : never;

const siteOf = ({ version, dark, mixed, pictures, brand, texts, transparencies }: Look): SiteDocument => ({
  ...plumber,
  ...photos[pictures],
  version: Object.keys(mixed).length > 0 || 'sectionsAlone' in versionRow(version) ? 'vC' : version,
  custom_layout: Object.fromEntries(homeSections.map((key, order) => [key, { version: mixed[key] ?? version, order }])),
  custom_dark: dark,
  custom_primary: brand[0],
  custom_secondary: brand[1],
  ...Object.fromEntries(fields.map((name, at) => [bandFields[name].text, texts[at]])),
  ...Object.fromEntries(Object.values(bandFields).map(({ transparency }, at) => [transparency, transparencies[at]])),
});

test('[LAY-04] [PAGE-06] the screen says of every text color what the published page shows, in every language', () => {
  fc.assert(
    fc.property(looks, (look) => {
      const site = siteOf(look);
      const published = publishedBands(site);
      for (const { text: field } of fields.map((name) => bandFields[name])) {
        const wanted = parseColor(String(site[field]));
        const bands = published.filter(({ name }) => bandFields[name].text === field);
        const note = textContrast(site, field);
        if (wanted === null) {
          expect(note).toBeUndefined();
          continue;
        }
        const hardest = bands.toSorted((a, b) => contrast(wanted, a.shown.bg) - contrast(wanted, b.shown.bg))[0];
        const ratio = hardest ? contrast(wanted, hardest.shown.bg) : NaN;
        expect(note?.text, field).toContain(`Contrast ${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1 `);
        expect(note?.good, field).toBe(bands.every(({ shown }) => toHex(shown.ink) === toHex(wanted)));
        if (hardest && !note?.good) expect(note?.text, field).toContain(`The page shows ${toHex(hardest.shown.ink)} `);
      }
    }),
    { numRuns: 350 },
  );
});

test('[LAY-04] the screen says of every transparency what the published page shows, in every language', () => {
  fc.assert(
    fc.property(looks, (look) => {
      const site = siteOf(look);
      const published = publishedBands(site);
      for (const name of new Set(published.map((band) => band.name))) {
        if (name === 'footer') continue;
        const opacities = published.flatMap((band) => (band.name === name ? (band.shown.opacity ?? []) : []));
        const { most, note } = transparencyNote(site, name);
        expect(most !== undefined, name).toBe(opacities.length > 0);
        if (opacities.length === 0) continue;
        const shown = 100 - Math.max(...opacities);
        const wanted = Number(site[bandFields[name].transparency]);
        expect(note, name).toEqual(shown === wanted ? undefined : expect.stringContaining(`Shown as ${shown}, `));
      }
    }),
    { numRuns: 350 },
  );
});
