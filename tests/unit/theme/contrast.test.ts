import { expect, test } from 'vitest';
import { publishFindings } from '#shared/domain/publishing/checks.ts';
import { announcementBackground } from '#shared/theme/announcement.ts';
import { versionRow } from '#shared/layout/version-rows.ts';
import { contrast, parseColor, readableOn, toHex, white } from '#shared/theme/color.ts';
import { contrastNote, contrastWords } from '#shared/theme/contrast.ts';
import { renderHome } from '../../../src-main/site-page/index.ts';
import { paletteOf } from '#shared/theme/palette.ts';
import { groundsOf } from '#shared/theme/grounds.ts';
import { brandContrast } from '../../../src-renderer/editor/brand/contrast.ts';
import { announcedContrast } from '../../../src-renderer/screens/basic-info/model.ts';
import fc from '../../support/fast-check.ts';
import { previewInput } from '../../support/site-page.ts';

const grays = Array.from({ length: 256 }, (_, part) => toHex([part, part, part]));

test.each([
  [7, 'text', 'easy to read'],
  [6.99, 'text', 'readable'],
  [4.5, 'text', 'readable'],
  [4.49, 'text', 'hard to read'],
  [3, 'graphic', 'easy to see'],
  [2.99, 'graphic', 'hard to see'],
  [3, 'surface', 'easy to see'],
  [1.35, 'surface', 'visible with the outline that the page adds'],
  [1.34, 'surface', 'hard to see'],
] as const)('a contrast of %s for %s is %s', (ratio, use, words) => {
  expect(contrastWords(ratio, use)).toBe(words);
});

test('a ratio is never written as one that it does not reach', () => {
  const { text, good } = contrastNote(4.499, 'text', 'on white', 'Darkened.');
  expect([text, good]).toEqual(['Contrast 4.4 : 1 on white, hard to read. Darkened.', false]);
});

test('[LOGO-04] the second color is told to give way to the first where the page does it, and nowhere else', () => {
  const custom_primary = '#144a75';
  for (const custom_secondary of grays) {
    const { page } = groundsOf(versionRow('v2.1').grounds, paletteOf({ custom_primary, custom_secondary }));
    const told = brandContrast({ custom_secondary }, 'custom_secondary')?.good;
    expect(told, custom_secondary).toBe(toHex(page.fill) === custom_secondary);
  }
});

/**
 * grays (0–255) around two limits: from 118 to 119 the contrast with white falls below 4.5 : 1, and from 148 to 149
 * below 3 : 1
 */
const nearLimits = new Set([117, 118, 119, 148, 149, 150]);

test.each([
  ['text_color', 'text', '--notice-ink', 'The announcement’s words are'],
  ['icon_color', 'graphic', '--notice-ico', 'The announcement’s icon is'],
] as const)(
  '[BI-09] [PUB-03] screen, check before publishing and page agree on %s',
  (member, use, property, subject) => {
    const shown = { show_announcement: true, description: 'Open' };
    for (const color of grays.filter((_, part) => part % 8 === 0 || nearLimits.has(part))) {
      const announcement = { ...shown, background_color: '#ffffff', [member]: color };
      const note = announcedContrast(color, announcementBackground({ announcement }), use);
      const words = contrastWords(contrast(parseColor(color) ?? white, white), use);
      const found = publishFindings({ announcement }).filter(({ title }) => title.startsWith(subject));
      expect(note?.text).toContain(words);
      expect(found.map(({ title }) => title)).toEqual(
        note?.good ? [] : [expect.stringContaining(`${subject} ${words} on `)],
      );
      expect(renderHome(previewInput({ announcement })).includes(`${property}:${color}`), color).toBe(note?.good);
    }
    const announcement = { ...shown, background_color: 'unset', [member]: '#222222' };
    expect(announcedContrast('#222222', announcementBackground({ announcement }), use)?.good).toBe(false);
    expect(publishFindings({ announcement }).some(({ title }) => title.startsWith(subject))).toBe(true);
    expect(renderHome(previewInput({ announcement }))).not.toContain(`${property}:#222222`);
  },
);

test('[LAY-04] text in the readable color reaches a contrast of 4.5 on every background', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (...background) => {
      expect(contrast(readableOn(background), background)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
