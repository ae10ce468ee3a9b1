import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { knownFamilies } from '#shared/domain/font/families.ts';
import { shippedFile } from '#shared/domain/font/shipped.ts';
import type { VersionId } from '#shared/layout/catalogue.ts';
import { groundRecipe } from '#shared/layout/ground-recipe.ts';
import { versionRow } from '#shared/layout/version-rows.ts';
import { contrast, mix, parseColor, toHex, white, black, type Rgb } from '#shared/theme/color.ts';
import { languages } from '../../../src-main/site-page/languages/index.ts';
import type { FaceName } from '../../../src-main/site-page/theme/faces.ts';
import {
  chosenFamily,
  facesOf,
  familyProperties,
  fontFaces,
  fetchedFonts,
} from '../../../src-main/site-page/theme/fonts.ts';
import { fromOklch, toOklch } from '#shared/theme/oklch.ts';
import { groundsOf } from '#shared/theme/grounds.ts';
import { paletteOf } from '#shared/theme/palette.ts';
import { groundNames } from '#shared/theme/roles.ts';
import { leastOpacity } from '#shared/theme/veil.ts';

const color = (hex: string): Rgb => parseColor(hex) ?? expect.unreachable(`no color ${hex}`);

describe('colors', () => {
  test.each([
    ['#0b4f6c', '#0b4f6c'],
    ['0b4f6c', '#0b4f6c'],
    ['#FA0', '#ffaa00'],
    ['#ffaa0080', '#ffaa00'],
    ['rgb(1, 2, 3)', '#010203'],
    ['rgba(255 0 0 / 50%)', '#ff0000'],
    ['White', '#ffffff'],
  ])('reads %j', (typed, hex) => {
    expect(toHex(parseColor(typed) ?? white)).toBe(hex);
  });

  test.each(['red;}body{display:none}', 'url(x)', '#12', 'var(--x)', ''])('[PAGE-04] refuses %j', (typed) => {
    expect(parseColor(typed)).toBeNull();
  });

  test.each(['#0b4f6c', '#ffe600', '#ffffff', '#000000', '#ff00ff'])('%s survives the way to OKLCH and back', (hex) => {
    expect(toHex(fromOklch(toOklch(color(hex))))).toBe(hex);
  });

  test('a color that no screen has keeps its lightness and hue', () => {
    const found = toOklch(fromOklch({ l: 0.5, c: 0.4, h: 250 }));
    expect(found.l).toBeCloseTo(0.5, 1);
    expect(found.h + 360).toBeCloseTo(250, -1);
  });
});

describe('palette', () => {
  test('equal and missing second colors become the first turned by 150° with the same lightness', () => {
    for (const custom_secondary of ['#0b4f6c', '0B4F6C', null, 'nonsense']) {
      const { brand, accent } = paletteOf({ custom_primary: '#0b4f6c', custom_secondary });
      const [from, to] = [toOklch(brand), toOklch(accent)];
      expect((((to.h - from.h) % 360) + 360) % 360).toBeGreaterThan(140);
      expect((((to.h - from.h) % 360) + 360) % 360).toBeLessThan(160);
    }
  });
});

describe('grounds', () => {
  const colors = ['#0b4f6c', '#ffe600', '#ffffff', '#000000', '#808080', '#ff00ff', '#7fffd4', '#c0392b', '#fff3b0'];
  const versions = Object.keys(languages) as VersionId[];

  test.each(
    versions.flatMap((version) =>
      [false, true].flatMap((dark) => colors.map((primary) => [version, dark ? 'dark' : 'light', primary] as const)),
    ),
  )(
    '[PAGE-02] in %s on %s pages every text reads on every ground of %s with any second color',
    (version, tone, custom_primary) => {
      for (const custom_secondary of colors) {
        const palette = paletteOf({ custom_primary, custom_secondary });
        const grounds = groundsOf(groundRecipe({ custom_dark: tone === 'dark' }, version), palette);
        for (const name of groundNames) {
          const roles = grounds[name];
          const against = (ink: Rgb): number => contrast(ink, roles.bg);
          const where = `${name} of ${custom_primary} with ${custom_secondary}`;
          for (const role of ['ink', 'head', 'quiet', 'link', 'mark'] as const) {
            expect(against(roles[role]), `${role} on ${where}`).toBeGreaterThanOrEqual(4.5);
          }
          expect(contrast(roles['on-fill'], roles.fill), `button on ${where}`).toBeGreaterThanOrEqual(4.5);
          expect(against(roles.edge), `edge of the button on ${where}`).toBeGreaterThanOrEqual(3);
          expect(against(roles.field), `field on ${where}`).toBeGreaterThanOrEqual(3);
          expect(against(roles.focus), `focus on ${where}`).toBeGreaterThanOrEqual(3);
        }
      }
    },
  );

  test.each(versions)('[PAGE-02] in %s a dark page is dark with any first color', (version) => {
    for (const custom_primary of colors) {
      const palette = paletteOf({ custom_primary, custom_secondary: null });
      const { page, tint, card } = groundsOf(groundRecipe({ custom_dark: true }, version), palette);
      for (const { bg } of [page, tint, card]) expect(toOklch(bg).l, custom_primary).toBeLessThan(0.36);
    }
  });

  test('a pale yellow gives a deep ink with a hint of yellow, not khaki', () => {
    const palette = paletteOf({ custom_primary: '#fff3b0', custom_secondary: null });
    const { deep } = groundsOf(versionRow('v2.1').grounds, palette);
    expect(toOklch(deep.bg).c).toBeLessThan(0.03);
  });

  test('a first color near black gives a dark ground that is dark too, and another than itself', () => {
    const palette = paletteOf({ custom_primary: '#0a0a12', custom_secondary: '#39ff14' });
    const { deep, brand } = groundsOf(versionRow('v2.1').grounds, palette);
    expect(toOklch(deep.bg).l).toBeLessThan(0.23);
    expect(toOklch(deep.bg).l - toOklch(brand.bg).l).toBeGreaterThan(0.05);
  });

  test('[PAGE-02] transparency is lowered until words read over the worst pixel', () => {
    for (const wanted of [1, 0.75, 0.4, 0]) {
      for (const [ground, ink, worst] of [
        [color('#06263a'), white, white],
        [color('#f4f4f2'), color('#11161d'), black],
      ] as const) {
        const alpha = leastOpacity(ground, ink, wanted);
        expect(alpha).toBeGreaterThanOrEqual(wanted);
        expect(contrast(mix(worst, ground, alpha), ink)).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(leastOpacity(color('#06263a'), white, 0.9)).toBe(0.9);
  });
});

describe('fonts', () => {
  const { fonts } = languages['v2.1'];

  test('[PAGE-04] only font names reach the style sheet', () => {
    expect(chosenFamily('"></style><script>')).toBe('');
    expect(chosenFamily('Inter;} * {display:none')).toBe('');
    expect(chosenFamily('Open Sans, serif')).toBe('Open Sans');
  });

  test('[PAGE-09] pages have the face Inter when staff chose Inter', () => {
    expect(facesOf({ custom_hero_font: 'Inter', custom_all_font: 'Inter' }, fonts)).toEqual(['inter']);
  });

  test('[PAGE-09] every family of which the app has a file for its lists is published', async () => {
    const shipped = await readdir(join(import.meta.dirname, '../../../resources/fonts'));
    const families = knownFamilies.filter(({ family, weights }) =>
      weights.some((weight) => shippedFile(new Set(shipped), family, weight)),
    );
    expect(families.length).toBeGreaterThan(10);
    for (const { family } of families) expect(fetchedFonts({ custom_all_font: family }), family).toEqual([]);
  });

  test('[PAGE-09] a family without a file is named, and published pages have the language’s own', () => {
    const site = { custom_hero_font: 'Lobster', custom_all_font: 'Figtree' };
    expect(fetchedFonts(site)).toEqual([{ field: 'custom_hero_font', family: 'Lobster' }]);
    expect(familyProperties(site, fonts)).toMatch(/^--f-display:"Figtree"/);
    expect(familyProperties({ custom_hero_font: 'Lobster' }, fonts)).toMatch(/^--f-display:"Archivo"/);
    expect(familyProperties(site, fonts, () => true)).toMatch(/^--f-display:"Lobster"/);
  });

  test('[PAGE-02] a chosen family that the app has takes the language’s place', () => {
    expect(facesOf({ custom_all_font: 'Figtree' }, fonts)).toEqual(['figtree']);
    expect(facesOf({ custom_hero_font: 'Fraunces' }, fonts)).toEqual(['fraunces', 'archivo', 'archivo-bold']);
  });

  test('every face has a stand-in of the same size, and no address of another host', () => {
    const sheet = fontFaces(['archivo'], 'Text', (name) => `assets/${name}.woff2`);
    expect(sheet).toContain('src:url("assets/archivo.woff2") format("woff2")');
    expect(sheet).toMatch(/"Archivo stand-in";src:local\("Arial"\).*size-adjust:10\d.*unicode-range:U\+28-29/);
    expect(fontFaces(['archivo'], 'Text', () => '')).not.toContain('url(');
  });

  test('bold and wide words have stand-ins of their own, a face of many weights has one for each that is used', () => {
    const standIns = (name: FaceName): string[] =>
      fontFaces([name], 'Text', () => '').match(/(?:local\("[^"]+"|font-(?:weight|stretch):[^;]+)/g) ?? [];
    expect(standIns('archivo-wide')).toEqual(
      expect.arrayContaining(['local("Arial Bold"', 'font-weight:800', 'font-stretch:112%']),
    );
    expect(standIns('source-serif')).toEqual(expect.arrayContaining(['local("Times New Roman Bold"']));
    expect(standIns('figtree')).toEqual(
      expect.arrayContaining(['local("Arial"', 'font-weight:425 524', 'local("Arial Bold"', 'font-weight:700 800']),
    );
  });

  test('[PAGE-03] stand-ins give letters, numbers and spaces sizes of their own, as wide as those of the face', () => {
    const rules = fontFaces(['fraunces'], '', () => '')
      .split('@font-face')
      .slice(1);
    const sizeFor = (letter: string): number => {
      const code = letter.charCodeAt(0);
      const isIn = (range: string): boolean => {
        const [from = 0, to = from] = range
          .slice(2)
          .split('-')
          .map((hex) => parseInt(hex, 16));
        return from <= code && code <= to;
      };
      const rule =
        rules.findLast((each) => /unicode-range:([^;]+)/.exec(each)?.[1]?.split(',').some(isIn)) ?? rules[0]!;
      return Number(/size-adjust:([\d.]+)/.exec(rule)?.[1]);
    };
    // Fraunces has narrow spaces. Its letters differ from the stand-in's in width, and not all by the same factor.
    expect(sizeFor(' ')).toBeLessThan(sizeFor('o') * 0.8);
    expect(new Set(Array.from('aeimtrs', sizeFor)).size).toBeGreaterThan(2);
    expect(sizeFor('0')).toBe(sizeFor('7'));
  });

  test.each(Object.values(languages))('$name has at most three faces, the display face first', ({ fonts: own }) => {
    expect(own.faces.length).toBeLessThanOrEqual(3);
    expect(facesOf({}, own)).toEqual([...own.faces]);
  });
});
