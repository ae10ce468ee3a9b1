import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { contrast, parseColor, white } from '#shared/theme/color.ts';
import { clearBackground } from '../../../src-main/backend/logos/background.ts';
import { logoStyles, readBrief } from '../../../src-main/backend/logos/brief.ts';
import { drawLogos, withoutBackground } from '../../../src-main/backend/logos/draw.ts';
import { lettering } from '../../../src-main/backend/media/logo/lettering.ts';
import { drawStyle } from '../../../src-main/backend/logos/styles.ts';

const site: SiteDocument = {
  company_name: 'Blue Ridge Plumbing',
  company_type: 'Plumbing',
  city: 'Asheville',
  state: 'NC',
};
const contrastOf = (a: string, b: string) => contrast(parseColor(a) ?? white, parseColor(b) ?? white);

describe('[LGEN-01] what a drawn logo is to show', () => {
  test('is the company’s name, trade and town', () => {
    const brief = readBrief(site, 'Something nice');
    expect(brief).toMatchObject({ initials: 'BRP', line: 'ASHEVILLE, NC', emblem: 'plumbing', ground: '#ffffff' });
  });

  test('is what the user’s words say before all else', () => {
    const brief = readBrief(
      site,
      'Vintage shield, then a badge, for “Oak & Sons” with a tree in green on a dark background',
    );
    expect(brief).toMatchObject({ name: 'Oak & Sons', initials: 'OS', emblem: 'tree-service', face: 'serif' });
    expect(brief.styles).toEqual(['badge', 'shield']);
    expect(brief.ground).not.toBe('#ffffff');
  });

  test.each([
    ['green on black', true],
    ['green, black background', true],
    ['the green name on background shapes', false],
  ])('is the wanted color on the wanted background (%s)', (words, isDark) => {
    const { primary, secondary, ground } = readBrief({}, words);
    const plain = readBrief({}, isDark ? 'green on a dark ground' : 'green');
    expect([primary, secondary]).toEqual([plain.primary, plain.secondary]);
    expect(ground !== '#ffffff').toBe(isDark);
  });

  test.each(['yellow', 'black on a dark background', 'white', ''])('can be read: %s', (words) => {
    const brief = readBrief({}, words);
    expect(contrastOf(brief.primary, brief.ground)).toBeGreaterThan(3);
    expect(contrastOf(brief.onPrimary, brief.primary)).toBeGreaterThan(3);
    expect(brief.name).not.toBe('');
  });
});

describe('[LGEN-01] drawn logos', () => {
  test.each(logoStyles)('of the style %s stay within their field', async (style) => {
    for (const company_name of ['Z', 'Harper & Sons Tree, Stump and Landscape Service LLC']) {
      const svg = Buffer.from(drawStyle(style, readBrief({ ...site, company_name }, 'red')));
      const { data, info } = await sharp(svg).resize(200).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const isGround = (x: number, y: number) => data[(y * info.width + x) * 3 + 1]! > 250;
      for (let at = 0; at < 200; at++) {
        expect([isGround(at, 0), isGround(at, 199), isGround(0, at), isGround(199, at)]).not.toContain(false);
      }
      expect(data.some((channel) => channel < 100)).toBe(true);
    }
  });

  test('write names with their marks; a letter that the faces lack stands without its own', () => {
    const draw = (text: string) => lettering(text, 0, 0, 100, '#000');
    expect(draw('Pen\u0303a')).toBe(draw('Peña'));
    expect(draw('Peña')).not.toBe(draw('Pena'));
    expect(draw('Nguyễn')).toBe(draw('Nguyen'));
    expect(draw('’')).toContain('<path');
  });

  test.each(['heavy', 'condensed', 'serif'] as const)('have each letter of European names in the %s face', (face) => {
    const isDrawn = (letter: string) => lettering(letter, 0, 0, 100, '#000', { face }).includes('<path');
    expect([...'ŁłĐđØøßẞÆæŒœÐðÞþıĦħŊŋŦŧŚśČčĞğŐőȘșŻżĲĳŉſĸŎŏʻ™€'].filter((letter) => !isDrawn(letter))).toEqual([]);
    const draw = (text: string) => lettering(text, 0, 0, 100, '#000', { face });
    expect(draw('Łódź')).not.toBe(draw('Lodz'));
    expect(draw('Maʻalaea')).toBe(draw('Ma‘alaea'));
  });

  test('are four, in different styles, those that were asked for first', async () => {
    const brief = readBrief(site, 'a monogram');
    const logos = await drawLogos(brief, 'seed');
    expect(new Set(logos.map((png) => png.toString('base64'))).size).toBe(4);
    expect((await drawLogos(brief, 'another seed'))[0]?.equals(logos[0] ?? Buffer.alloc(0))).toBe(true);
  });
});

describe('[LOGO-02] a flat background', () => {
  const pixels = (rows: readonly string[]) => {
    const colors: Record<string, number[]> = {
      w: [255, 255, 255],
      r: [200, 0, 0],
      p: [235, 150, 150],
      g: [250, 252, 250],
    };
    const data = Uint8Array.from(rows.join(''), () => 0);
    const rgba = new Uint8Array(data.length * 4);
    for (const [at, char] of [...rows.join('')].entries()) rgba.set([...(colors[char] ?? []), 255], at * 4);
    return { data: rgba, width: rows[0]?.length ?? 0, height: rows.length };
  };
  const opacities = ({ data }: { data: Uint8Array }) => [...data].filter((_, at) => at % 4 === 3);

  test('is cleared as far as it is connected; what it encloses stays', () => {
    const picture = pixels(['wwwwwwww', 'wgrrrrww', 'wwrwwrww', 'wwrrrrww', 'wwwwwwww', 'wwwwwwww', 'wwwwwwww']);
    expect(clearBackground(picture)).toBe(true);
    const cleared = opacities(picture);
    expect([cleared[0], cleared[9], cleared[10]]).toEqual([0, 0, 255]);
    // The white inside the ring stays.
    expect([cleared[19], cleared[20]]).toEqual([255, 255]);
  });

  test('shines no longer through the edges of the drawing', () => {
    const picture = pixels(['wwwwwww', 'wwpppww', 'wwprpww', 'wwpppww', 'wwwwwww']);
    clearBackground(picture);
    const edge = picture.data.subarray(9 * 4, 10 * 4);
    expect(edge[3]).toBeGreaterThan(0);
    expect(edge[1]).toBeLessThanOrEqual(150);
  });

  test('is left alone when the border of the picture has no single color or is transparent', async () => {
    const picture = pixels(['rwrwrwrw', 'wrwrwrwr', 'rwrwrwrw']);
    const before = Uint8Array.from(picture.data);
    expect(clearBackground(picture)).toBe(false);
    expect(picture.data).toEqual(before);
    const clear = { create: { width: 30, height: 30, channels: 4 as const, background: '#00000000' } };
    expect(await withoutBackground(await sharp(clear).png().toBuffer())).toBeUndefined();
  });
});
