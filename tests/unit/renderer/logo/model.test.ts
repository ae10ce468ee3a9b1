import { describe, expect, test } from 'vitest';
import { shownLogo } from '#shared/domain/logo/shown.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import {
  logoTypes,
  putLogo,
  putRefined,
  refusesCropping,
  refusesRefining,
  suggestedSize,
  switchRefined,
  typeOfName,
} from '../../../../src-renderer/screens/logo/model.ts';

describe('the logo of a site', () => {
  const site = { logo: 'https://x/a.png', logo_refined: 'https://x/b.png', use_refined_logo: true, keep: '1' };

  test('[LOGO-01] resets the refined logo and its flag when another is uploaded', () => {
    expect(applyToValue(site, putLogo(site, 'local-blob:1'))).toEqual({
      logo: 'local-blob:1',
      logo_refined: '',
      use_refined_logo: false,
      keep: '1',
    });
  });

  test('[LOGO-02] is only switched once it was refined', () => {
    expect(switchRefined(site, false)).toEqual([{ op: 'set', path: ['use_refined_logo'], value: false }]);
    expect(shownLogo(site)).toBe('https://x/b.png');
    expect(shownLogo({ ...site, use_refined_logo: 'false' })).toBe('https://x/a.png');
    const fresh = { logo: 'https://x/a.png', logo_refined: '', use_refined_logo: false };
    expect(shownLogo(applyToValue(fresh, putRefined(fresh, 'https://x/c.png')))).toBe('https://x/c.png');
  });

  test.each([
    ['image/jpeg', true, true],
    ['image/png', true, true],
    ['image/webp', true, true],
    ['image/gif', false, false],
    ['image/avif', false, true],
    ['video/mp4', false, false],
    [undefined, false, false],
  ])('[LOGO-01] [LOGO-02] of type %s can be refined: %s, cropped: %s', (type, refine, crop) => {
    expect(refusesRefining(type) === undefined).toBe(refine);
    expect(refusesCropping(type) === undefined).toBe(crop);
  });

  test('[LOGO-01] is not called a film before its kind is known', () => {
    expect(refusesCropping(undefined)).toBe('What kind of file the logo is cannot be told yet.');
  });

  test.each([
    ['https://x/logo.JPEG?v=2', 'image/jpeg'],
    ['https://x/a.webm#t', 'video/webm'],
    ['local-blob:0a', undefined],
  ])('[LOGO-02] called %s is of type %s', (name, type) => {
    expect(typeOfName(name)).toBe(type);
  });

  test('[LOGO-01] may be a film, or a drawing', () => {
    expect(logoTypes).toMatchObject({ 'image/png': ['.png'], 'video/mp4': ['.mp4', '.m4v'] });
    expect(logoTypes).toHaveProperty(['image/svg+xml'], ['.svg']);
  });

  test.each([
    [200, 100, 300],
    [100, 100, 160],
    [1000, 100, 480],
    [400, 300, 200],
    [0, 0, undefined],
  ])('[LOGO-03] of %i × %i is suggested to be %s wide', (width, height, size) => {
    expect(suggestedSize(width, height)).toBe(size);
  });
});
