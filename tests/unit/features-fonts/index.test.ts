import { describe, expect, test, vi } from 'vitest';
import { knownFamilies } from '#shared/domain/font/families.ts';
import { fontAddress, MOST_POPULAR } from '#shared/domain/font/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { fontsFeature } from '../../../src-main/features/fonts/index.ts';
import type { WebFont } from '../../../src-main/providers/web-fonts/google-fonts.ts';
import { callerOf } from '../../support/call-context.ts';
import { noLog } from '../../support/log.ts';
import { memoryCache } from '../../support/memory-cache.ts';

const inter: WebFont = {
  family: 'Inter',
  category: 'sans-serif',
  weights: [400, 900],
  files: { '400': 'https://f.example/400.woff2', '900': 'https://f.example/900.woff2' },
};

function harness(kept = new Map<string, string>()) {
  const list = vi.fn(async () => [inter]);
  const cache = memoryCache(kept);
  const fonts = fontsFeature({ webFonts: { list }, cache, logger: noLog });
  return { fonts, call: callerOf(fonts.handlers), list, kept };
}

describe('the list of web fonts', () => {
  test('[LOGO-05] is asked for once, and kept', async () => {
    const { call, list, kept } = harness();
    const { files: _, ...shown } = inter;
    expect(await call('fonts.list', {})).toEqual({ fonts: [shown], stale: false });
    await call('fonts.list', {});
    expect(list).toHaveBeenCalledOnce();
    const offline = harness(kept);
    offline.list.mockRejectedValue(new AppError('OFFLINE', 'No connection.'));
    expect(await offline.call('fonts.list', {})).toEqual({ fonts: [shown], stale: true });
  });

  test('[LOGO-05] is the one that the app brings where it was never read, and asked for again later', async () => {
    const { call, list } = harness();
    list.mockRejectedValueOnce(new AppError('OFFLINE', 'No connection.'));
    const { fonts: brought, stale } = await call('fonts.list', {});
    expect([brought.length >= 200, stale]).toEqual([true, true]);
    expect((await call('fonts.list', {})).stale).toBe(false);
  });

  test('[LOGO-05] is the kept one, and asked for again later, when the service answers with an empty list', async () => {
    const { call, kept } = harness();
    const { fonts: shown } = await call('fonts.list', {});
    const later = harness(kept);
    later.list.mockResolvedValueOnce([]);
    expect(await later.call('fonts.list', {})).toEqual({ fonts: shown, stale: true });
    expect(await later.call('fonts.list', {})).toEqual({ fonts: shown, stale: false });
  });

  test('[LOGO-05] is the one that the app brings, without a warning, where no service is set up', async () => {
    const warn = vi.fn();
    const cache = { get: () => undefined, put: () => undefined };
    const fonts = fontsFeature({ webFonts: undefined, cache, logger: { ...noLog, warn } });
    expect(await callerOf(fonts.handlers)('fonts.list', {})).toEqual({ fonts: knownFamilies, stale: false });
    expect(await fonts.fileOf('Inter', 400)).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  test('[LOGO-05] that the app brings names each family once, with weights', () => {
    const names = knownFamilies.map(({ family }) => family);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(MOST_POPULAR);
    for (const { weights } of knownFamilies) {
      expect(weights.length).toBeGreaterThan(0);
      for (const weight of weights) expect([100, 200, 300, 400, 500, 600, 700, 800, 900]).toContain(weight);
    }
  });
});

describe('the face of a family', () => {
  test.each([
    ['Inter', 400, 'https://f.example/400.woff2'],
    ['inter ', 800, 'https://f.example/900.woff2'],
    ['Unheard Of', 400, undefined],
  ])('[LOGO-05] of %s at %i is %s', async (family, weight, file) => {
    expect(await harness().fonts.fileOf(family, weight)).toBe(file);
  });

  test('[LOGO-05] has an address in the app itself', () => {
    expect(fontAddress('Source Sans 3', 700)).toBe('/font?family=Source%20Sans%203&weight=700');
  });
});
