import { expect, test } from 'vitest';
import { groundRecipe } from '#shared/layout/ground-recipe.ts';
import { versionRow, versionRows } from '#shared/layout/version-rows.ts';
import { bandOn } from '#shared/theme/bands.ts';
import { black, contrast, mix, toHex, white, type Rgb } from '#shared/theme/color.ts';
import { ratios } from '#shared/theme/contrast.ts';
import { groundsOf, photoOpacity } from '#shared/theme/grounds.ts';
import { paletteOf } from '#shared/theme/palette.ts';
import type { Roles } from '#shared/theme/roles.ts';
import { leastOpacity } from '#shared/theme/veil.ts';
import fc from '../../support/fast-check.ts';

const channel = fc.nat({ max: 255 });
const color = fc.tuple(channel, channel, channel).map((parts) => toHex(parts));
const percent = fc.nat({ max: 100 });
const version = fc.constantFrom(...(Object.keys(versionRows) as (keyof typeof versionRows)[]));

/** Returns the minimum contrast that a color has on the ground, whichever pixel shows through the ground. */
const leastContrast = (ink: Rgb, ground: Rgb, opacity: number): number =>
  Math.min(...[black, white].map((pixel) => contrast(ink, mix(pixel, ground, Math.round(opacity * 100) / 100))));

const expectReadable = (roles: Roles, opacity: number): void => {
  for (const name of ['ink', 'head', 'quiet', 'link', 'mark'] as const) {
    expect(leastContrast(roles[name], roles.bg, opacity), name).toBeGreaterThanOrEqual(ratios.text);
  }
  for (const name of ['star', 'open', 'field', 'edge', 'focus'] as const) {
    expect(leastContrast(roles[name], roles.bg, opacity), name).toBeGreaterThanOrEqual(ratios.graphic);
  }
};

test('[PAGE-02] all that stands on the ground of photos reads on any pixel, whatever colors, veil and words a record asks for', () => {
  fc.assert(
    fc.property(
      fc.record({ custom_primary: color, custom_secondary: color, custom_hero_text_color: fc.option(color) }),
      percent,
      version,
      fc.boolean(),
      (colors, custom_hero_transparency, id, custom_dark) => {
        const recipe = groundRecipe({ custom_dark }, id);
        const grounds = groundsOf(recipe, paletteOf(colors));
        expectReadable(grounds.photo, photoOpacity(grounds.photo));
        const stand = { ground: 'photo', recipe, page: grounds.page.bg } as const;
        const { roles, opacity } = bandOn({ ...colors, custom_hero_transparency }, 'hero', stand);
        expectReadable(roles, opacity);
        expect(opacity).toBeGreaterThanOrEqual((100 - custom_hero_transparency) / 100);
      },
    ),
    { numRuns: 300 },
  );
});

test('[PAGE-02] a veil is no denser than it has to be, and as thin as the record asks where that reads', () => {
  fc.assert(
    fc.property(color, percent, version, (custom_primary, wanted, id) => {
      const { deep } = groundsOf(versionRow(id).grounds, paletteOf({ custom_primary, custom_secondary: null }));
      const opacity = leastOpacity(deep.bg, deep.ink, wanted / 100);
      if (opacity === wanted / 100) return;
      // The margin for the browser's rounding is 0.05.
      expect(leastContrast(deep.ink, deep.bg, opacity - 0.01)).toBeLessThan(ratios.text + 0.05);
    }),
  );
});
