import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { VersionId } from '#shared/layout/catalogue.ts';
import { parseColor, white } from '#shared/theme/color.ts';
import { type LogoLook, logoPlate, outlineTones } from '#shared/theme/logo-look.ts';
import { createRenderer } from '../../../src-main/backend/publisher/render-release.ts';
import { createLookAtLogo } from '../../../src-main/backend/publisher/logo-look.ts';
import { createLogoLooks } from '../../../src-main/features/preview/logo-looks.ts';
import { renderHome } from '../../../src-main/site-page/index.ts';
import { inVersion, kinds, versions } from '../../support/sites/kinds.ts';

const navy = '#12284b';
/** Returns the tones of a logo that consists of separate strokes in these colors. */
const strokes = (...colors: string[]) =>
  outlineTones(
    new Uint8ClampedArray(colors.flatMap((color) => [...(parseColor(color) ?? white), 255, 0, 0, 0, 0])),
    colors.length * 2,
  );
const square: LogoLook = { width: 400, height: 400, outline: strokes(navy) };
const wide: LogoLook = { width: 900, height: 240, outline: strokes(navy) };
const pale: LogoLook = { width: 900, height: 240, outline: strokes('#ffffff') };

const home = (version: VersionId, logo: LogoLook | undefined, more: Record<string, unknown> = {}) =>
  renderHome({
    site: { ...inVersion(kinds['rich']!, version), ...more },
    mode: 'publish',
    baseUrl: 'https://www.example.com/',
    image: (src) => ({ src }),
    logo,
  });
const markIn = (html: string): string => /<a class="mark[^"]*"[^>]*>.*?<\/a>/s.exec(html)?.[0] ?? '';

/** Draws a mark of one color in the middle of a background. */
const drawn = (width: number, height: number, color: string, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .composite([{ input: { create: { width: width >> 1, height: height >> 1, channels: 4, background: color } } }])
    .png()
    .toBuffer();

describe('the bar of every version', () => {
  test.each(versions)('[PAGE-06] %s has the name beside the logo when that is square', (version) => {
    const mark = markIn(home(version, square));
    expect(mark).toContain('class="named"');
    expect(mark).toMatch(/<b dir="auto">[^<]*Plumbing/);
    // The name is beside the logo. With an alt text, a screen reader would read the name twice.
    expect(mark).toContain('alt=""');
  });

  test.each(versions)('[PAGE-06] %s has the logo alone when that is wide or its shape is not known', (version) => {
    for (const look of [wide, undefined]) {
      expect(markIn(home(version, look))).not.toContain('class="named"');
      expect(markIn(home(version, look))).toMatch(/alt="[^"]*Plumbing/);
    }
  });

  test('[PAGE-06] a bar does what staff chose when it differs from the shape', () => {
    expect(markIn(home('v2.1', square, { logo_with_name: 'never' }))).not.toContain('class="named"');
    expect(markIn(home('v2.1', wide, { logo_with_name: 'always' }))).toContain('class="named"');
  });
});

describe('the plate behind a logo', () => {
  const ground = (hex: string) => parseColor(hex) ?? white;

  test.each([
    ['a dark logo on a light ground', [navy], '#ffffff', 'none'],
    ['a dark logo on a dark ground', [navy], '#101820', 'white'],
    ['a white logo on a dark ground', ['#ffffff'], '#101820', 'none'],
    ['a white logo on a light ground', ['#ffffff'], '#fdfcf9', 'dark'],
    ['a navy logo with a white word on a light ground', [navy, navy, navy, '#ffffff'], '#ffffff', 'none'],
    ['a white logo with a red dot on a dark ground', ['#ffffff', '#ffffff', '#b91c1c'], '#101820', 'none'],
    ['a navy mark with white words on a light ground', [navy, ...Array(4).fill('#ffffff')], '#ffffff', 'dark'],
    ['a navy mark with orange words on a dark ground', [navy, navy, '#b45309'], '#101820', 'white'],
    ['a logo that reads in part on every ground', [navy, '#ffffff'], '#101820', 'none'],
  ])('[PAGE-06] %s gets the plate on which it reads', (_, colors, on, plate) => {
    expect(logoPlate({ width: 9, height: 3, outline: strokes(...colors) }, ground(on))).toBe(plate);
  });

  test('[PAGE-06] a logo with a background of its own stands as before: on white where the bar is dark', () => {
    for (const look of [undefined, { width: 9, height: 3 }]) {
      expect(logoPlate(look, white)).toBe('none');
      expect(logoPlate(look, ground('#101820'))).toBe('white');
    }
  });

  test.each(['v2.1', 'v3'] as const)(
    '[PAGE-06] %s leaves its white plate out when a white logo reads on its bar',
    (version) => {
      const bare =
        version === 'v2.1' ? '.mark.has-logo::before{content:none}' : '.mark.has-logo{padding:0;background:none';
      expect(home(version, pale)).toContain(bare);
      expect(home(version, wide)).not.toContain(bare);
      expect(home(version, undefined)).not.toContain(bare);
    },
  );

  test.each(['v1', 'v2', 'v2.2', 'v2.3', 'v4'] as const)(
    '[PAGE-06] %s puts a plate behind a logo only when it does not read on the page, light or dark',
    (version) => {
      const plate = (look: LogoLook, custom_dark: boolean) =>
        /\.mark \.logo\{padding:[^}]*background:(#\w+)/.exec(home(version, look, { custom_dark }))?.[1];
      expect([plate(wide, false), plate(wide, true)]).toEqual([undefined, '#fff']);
      expect([plate(pale, false), plate(pale, true)]).toEqual(['#16181d', undefined]);
    },
  );
});

describe('what a logo looks like', () => {
  const pixelsOf = async (file: Buffer) => new Uint8ClampedArray(await sharp(file).ensureAlpha().raw().toBuffer());

  test('[PAGE-06] its outline is known when nothing is behind it, and what it encloses does not count', async () => {
    const outline = async (color: string, background: string, inner = color) => {
      const middle = { create: { width: 16, height: 16, channels: 4, background: inner } } as const;
      const file = await sharp(await drawn(64, 64, color, background))
        .composite([{ input: middle }])
        .png()
        .toBuffer();
      return outlineTones(await pixelsOf(file), 64);
    };
    expect(await outline(navy, '#00000000')).toEqual(strokes(navy));
    expect(await outline('#ffffff', '#00000000')).toEqual(strokes('#ffffff'));
    expect(await outline(navy, '#00000000', '#ffffff'), 'a white drop in a navy disc').toEqual(strokes(navy));
    expect(await outline(navy, '#ffffff')).toBeUndefined();
    expect(await outline('#00000000', '#00000000')).toBeUndefined();
  });

  test('[PAGE-06] the published page has the name beside an uploaded square logo, as its preview has', async () => {
    const file = await drawn(300, 300, navy, '#00000000');
    const site = { ...kinds['rich'], logo: '/media/uploads/mark.png', use_refined_logo: false };
    const read = async (url: string) => (url === site.logo ? { bytes: file, type: 'image/png' } : undefined);
    const lookAtLogo = createLookAtLogo({ read });
    expect(await lookAtLogo(site)).toEqual({ width: 300, height: 300, outline: strokes(navy) });
    const render = createRenderer(
      async () => undefined,
      async () => [],
      { product: 'S', publicUrl: '', lookAtLogo },
    );
    const { files } = await render(site, 'www.example.com', 'key');
    expect(markIn(String(files.find(({ path }) => path === 'index.html')!.bytes))).toContain('class="named"');
  });

  test('[PAGE-06] a logo is looked at once, and again when it could not be read', async () => {
    let isOnline = false;
    let looks = 0;
    const logos = createLogoLooks({
      pictureBytes: async () => {
        if (!isOnline) throw new Error('offline');
        return { type: 'image/png', bytes: Buffer.from('mark') };
      },
      converter: {
        look: async () => {
          looks++;
          return {
            ...square,
            type: 'image/png',
            hasAlpha: true,
            colors: [],
            outline: square.outline,
            subject: { x: 0, y: 0 },
          };
        },
      },
    });
    const site = { logo: '/media/uploads/mark.png' };
    await logos.learn(site);
    expect(logos.of(site)).toBeUndefined();
    isOnline = true;
    await Promise.all([logos.learn(site), logos.learn(site)]);
    await logos.learn(site);
    expect(logos.of(site)).toEqual(square);
    expect(looks).toBe(1);
  });
});
