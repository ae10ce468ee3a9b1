import { describe, expect, test } from 'vitest';
import { contrast, mix, parseColour, readableOn, toHex, white, type Rgb } from '#shared/theme/colour.ts';
import { themeStyles } from '../../../src-main/site-page/theme/theme.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';

function properties(site: SiteDocument): Map<string, string> {
  const body = themeStyles(site).slice(':root{'.length, -1);
  return new Map(body.split(';').map((part) => [part.slice(2, part.indexOf(':')), part.slice(part.indexOf(':') + 1)]));
}

function colour(theme: Map<string, string>, name: string): Rgb {
  return parseColour(theme.get(name) ?? '') ?? expect.unreachable(`no colour --${name}`);
}

function veil(theme: Map<string, string>, name: string): { base: Rgb; alpha: number } {
  const [r, g, b, percent] = (theme.get(name) ?? '').match(/[\d.]+/g)?.map(Number) ?? [];
  return { base: [r ?? 0, g ?? 0, b ?? 0], alpha: (percent ?? 0) / 100 };
}

describe('colours', () => {
  test.each([
    ['#0b4f6c', '#0b4f6c'],
    ['0b4f6c', '#0b4f6c'],
    ['#FA0', '#ffaa00'],
    ['#ffaa0080', '#ffaa00'],
    ['rgb(1, 2, 3)', '#010203'],
    ['rgba(255 0 0 / 50%)', '#ff0000'],
    ['White', '#ffffff'],
  ])('reads %j', (typed, hex) => {
    expect(toHex(parseColour(typed) ?? white)).toBe(hex);
  });

  test.each(['red;}body{display:none}', 'url(x)', '#12', 'var(--x)', ''])('[PAGE-04] refuses %j', (typed) => {
    expect(parseColour(typed)).toBeNull();
  });

  test('knows the contrast of black and white', () => {
    expect(contrast([0, 0, 0], white)).toBeCloseTo(21, 5);
  });
});

describe('theme', () => {
  const pairs = ['#0b4f6c', '#ffe600', '#ffffff', '#000000', '#808080', '#ff00ff', '#7fffd4', '#c0392b'];

  test.each(pairs.flatMap((primary) => pairs.map((secondary) => [primary, secondary] as const)))(
    '[PAGE-02] text reads on every ground of %s with %s',
    (custom_primary, custom_secondary) => {
      const theme = properties({ custom_primary, custom_secondary });
      const on = (ink: string, ground: string): number => contrast(colour(theme, ink), colour(theme, ground));
      for (const ink of ['ink', 'muted', 'strong', 'accent-strong']) {
        expect(on(ink, 'tint'), ink).toBeGreaterThanOrEqual(4.5);
        expect(contrast(colour(theme, ink), white), ink).toBeGreaterThanOrEqual(4.5);
      }
      expect(on('strong', 'wash')).toBeGreaterThanOrEqual(4.3);
      expect(on('accent-ink', 'accent')).toBeGreaterThanOrEqual(4.5);
      expect(on('action-ink', 'action')).toBeGreaterThanOrEqual(4.5);
      expect(on('footer-quiet', 'footer-solid')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(white, colour(theme, 'strong'))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['nav', 'hero', 'cta', 'card'])(
    '[PAGE-02] %s keeps the transparency as far as its text can be read',
    (band) => {
      const field = band === 'card' ? 'custom_service_card_transparency' : `custom_${band}_transparency`;
      for (const transparency of [0, 25, 60, 100]) {
        const theme = properties({ custom_primary: '#0b4f6c', [field]: transparency });
        const { base, alpha } = veil(theme, `${band}-bg`);
        const ink = colour(theme, `${band}-ink`);
        expect(contrast(mix(white, base, alpha), ink)).toBeGreaterThanOrEqual(4.4);
        if (transparency <= 25) expect(alpha).toBeCloseTo(1 - transparency / 100, 1);
        if (transparency === 100) expect(alpha).toBeLessThan(0.8);
      }
    },
  );

  test('[PAGE-02] a dark text colour gets a light ground instead of being thrown away', () => {
    const theme = properties({ custom_primary: '#0b4f6c', custom_nav_text_color: '#102030' });
    expect(theme.get('nav-ink')).toBe('#102030');
    expect(contrast(colour(theme, 'nav-ink'), colour(theme, 'nav-solid'))).toBeGreaterThanOrEqual(4.5);
  });

  test('a second colour as pale as the page does not make pale buttons on it', () => {
    expect(properties({ custom_primary: '#0b4f6c', custom_secondary: '#ffffff' }).get('action')).not.toBe('#ffffff');
  });

  test('[PAGE-04] only font names reach the style sheet', () => {
    expect(themeStyles({ custom_all_font: '"></style><script>' })).not.toContain('<');
    expect(themeStyles({ custom_all_font: 'Inter;} * {display:none' })).not.toContain('display');
    expect(properties({ custom_all_font: 'Open Sans, serif' }).get('font')).toMatch(/^"Open Sans",/);
    expect(properties({ custom_all_font: 'Open Sans', custom_hero_font: 'Oswald' }).get('font-heading')).toMatch(
      /^"Oswald",/,
    );
  });

  test('readableOn chooses the better of dark and white', () => {
    expect(readableOn([255, 230, 0])).not.toEqual(white);
    expect(readableOn([11, 79, 108])).toEqual(white);
  });
});
