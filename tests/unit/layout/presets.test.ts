import { describe, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { homeSections } from '#shared/layout/catalogue.ts';
import { orderedHomeSections } from '#shared/layout/order.ts';
import {
  applyPreset,
  cssContent,
  exportPreset,
  importPreset,
  layoutContent,
  presetName,
} from '#shared/layout/presets.ts';
import { setBrandColor } from '#shared/layout/theme.ts';
import { sectionVersion } from '#shared/layout/versions.ts';
import { applyToValue } from '#shared/record/apply-value.ts';

const site: SiteDocument = {
  version: 'vC',
  custom_layout: { reviews: { version: 'v4', order: 0 }, hero: { version: 'v2.2', order: '1' } },
  custom_primary: '#0A4',
  custom_hero_transparency: '70',
  custom_grayscale: 1,
  custom_hero_curve_type: 'wave',
};

const contentOf = <T>(imported: { content: T } | { problem: string }): T => {
  if ('problem' in imported) throw new Error(imported.problem);
  return imported.content;
};

test('[LAY-05] a layout goes through the clipboard into another site', () => {
  const content = contentOf(importPreset('layout', exportPreset(layoutContent(site))));
  const other = applyToValue<SiteDocument>(
    { custom_layout: null },
    applyPreset({}, { kind: 'layout', name: 'a', content }),
  );
  expect(orderedHomeSections(other.custom_layout)).toEqual(orderedHomeSections(site.custom_layout));
  expect(sectionVersion(other, 'hero')).toBe('v2.2');
  expect(applyPreset(other, { kind: 'layout', name: 'a', content })).toEqual([]);
});

test('[LAY-05] a theme goes through the clipboard; what the site leaves out has its default', () => {
  const content = contentOf(importPreset('css', exportPreset(cssContent(site))));
  const other = applyToValue<SiteDocument>({}, applyPreset({}, { kind: 'css', name: 'a', content }));
  expect(other).toMatchObject({
    custom_primary: '#00aa44',
    custom_hero_transparency: 70,
    custom_nav_transparency: 25,
    custom_grayscale: true,
    custom_hero_curve_type: 'wave',
  });
  expect(other).not.toHaveProperty('custom_hero_slider_type');
});

describe('[LAY-05] what cannot be imported says why', () => {
  test.each([
    ['layout', ' \n', 'The clipboard is empty. Copy an exported preset first.'],
    ['css', '{"custom_primary"', 'The clipboard does not hold valid JSON.'],
    ['layout', '[]', /^The clipboard holds no layout preset/],
    ['layout', '{"custom_primary":"#fff"}', /^The clipboard holds no layout preset/],
    ['layout', '{"hero":{"version":"v9","order":1}}', /preset cannot be used: .* “Hero” is not known here/],
    ['css', '{"hero":{"version":"v2","order":1}}', /^The clipboard holds no CSS preset/],
    ['css', '{"custom_primary":"url(x)"}', /“Primary color”/],
    ['css', '{"custom_nav_transparency":101}', /“Navigation transparency”/],
    ['css', '{"custom_hero_curve_type":"zigzag"}', /“Hero [a-z ]+”/],
    ['css', 'null', /^The clipboard holds no CSS preset/],
  ] as const)('%s %s', (kind, clipboard, problem) => {
    const imported = importPreset(kind, clipboard);
    expect(imported).toEqual({ problem: expect.stringMatching(problem) });
    expect('problem' in imported && imported.problem).not.toMatch(/invalid|expected|shape|undefined|_/i);
  });

  test('unknown sections and fields are left out', () => {
    expect(importPreset('layout', '{"hero":{"version":"v3"},"__proto__":{"version":"v1"},"x":5}')).toEqual({
      content: { hero: { version: 'v3' } },
    });
    expect(importPreset('css', '{"custom_nav_transparency":"10","slug":"stolen"}')).toEqual({
      content: { custom_nav_transparency: 10 },
    });
  });
});

test('[LAY-05] a preset has a name', () => {
  expect(presetName.safeParse('  ').error?.issues[0]?.message).toBe('Please enter a preset name.');
  expect(presetName.parse(' Winter ')).toBe('Winter');
});

test('[LAY-04] [LOGO-04] choosing the other’s color swaps the two, in any spelling', () => {
  const colors = { custom_primary: '#112233', custom_secondary: '#FFAA00' };
  expect(applyToValue(colors, setBrandColor(colors, 'custom_primary', '#ffaa00'))).toEqual({
    custom_primary: '#ffaa00',
    custom_secondary: '#112233',
  });
  expect(setBrandColor(colors, 'custom_secondary', '#445566')).toHaveLength(1);
  const equal = { custom_primary: '#111111', custom_secondary: '#111111' };
  expect(setBrandColor(equal, 'custom_primary', '#111')).toHaveLength(1);
});

test('[LAY-05] [HOST-02] a section that neither the preset nor the site places gets its usual place', () => {
  const preset = { kind: 'layout', name: 'a', content: { faq: { version: 'v3' } } } as const;
  const { custom_layout } = applyToValue<SiteDocument>({}, applyPreset({}, preset));
  expect(custom_layout).toEqual({ faq: { version: 'v3', order: homeSections.indexOf('faq') } });
});
