import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import type { Preset } from '#shared/layout/presets.ts';
import type { LayoutMemory } from '#shared/layout/transitions.ts';
import { createLayoutService } from '../../../src-main/features/layout/service.ts';
import { openStore, type Store } from '../../../src-main/store/store.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-layout-'));
  store = await openStore(folder);
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

const preset = (name: string, percent = 25): Preset => ({
  kind: 'css',
  name,
  content: { custom_hero_transparency: percent },
});
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

function serviceOn(site: Record<string, unknown> = { sitePk: '00000000000000000007' }) {
  const defaultPresets = vi.fn(() => Promise.resolve([preset('Calm')]));
  const service = createLayoutService({
    client: { layout: { defaultPresets } },
    presets: store.presets,
    memories: store.layoutMemories,
    cache: store.responses,
    draft: (slug) => (slug === 'gone' ? undefined : site),
    logger: silent,
    now: () => 1,
  });
  return { service, defaultPresets };
}

const restart = async () => {
  store.close();
  store = await openStore(folder);
};

describe('presets', () => {
  test('[LAY-05] are kept over a restart, listed by name, replaced on request only, and removed', async () => {
    const { service } = serviceOn();
    expect(service.putPreset(preset('winter'), false)).toBe('kept');
    expect(service.putPreset(preset('Autumn'), false)).toBe('kept');
    expect(service.putPreset(preset('winter', 60), false)).toBe('exists');
    expect(service.putPreset(preset('Autumn', 70), true)).toBe('kept');
    await restart();
    const again = serviceOn().service;
    expect((await again.listPresets('css')).own).toEqual([preset('Autumn', 70), preset('winter')]);
    expect((await again.listPresets('layout')).own).toEqual([]);
    again.removePreset('css', 'Autumn');
    expect((await again.listPresets('css')).own).toEqual([preset('winter')]);
  });

  test('[LAY-05] a damaged one is left out, the others stay', async () => {
    const { service } = serviceOn();
    service.putPreset(preset('A'), false);
    service.putPreset(preset('B'), false);
    const db = new Database(join(folder, 'journal.db'));
    db.exec(`UPDATE preset SET content = '{"custom_hero_transparency":99}' WHERE name = 'A'`);
    db.close();
    expect((await service.listPresets('css')).own).toEqual([preset('B')]);
  });

  test('[LAY-05] without the backend the last known defaults are listed, and said to be so', async () => {
    const { service, defaultPresets } = serviceOn();
    defaultPresets.mockRejectedValueOnce(new AppError('OFFLINE', 'No.'));
    expect(await service.listPresets('css')).toEqual({ own: [], defaults: [], stale: true });
    expect(await service.listPresets('css')).toEqual({ own: [], defaults: [preset('Calm')], stale: false });
    defaultPresets.mockRejectedValueOnce(new AppError('BAD_ANSWER', 'No.'));
    expect(await service.listPresets('css')).toEqual({ own: [], defaults: [preset('Calm')], stale: true });
    defaultPresets.mockRejectedValueOnce(new AppError('CANCELLED', 'No.'));
    await expect(service.listPresets('css')).rejects.toThrow('No.');
  });
});

describe('what a site’s layout was before', () => {
  const memory: LayoutMemory = { mix: { hero: 'v4' }, theme: { custom_grayscale: true, custom_hero_curve_type: null } };

  test('[LAY-03] is kept over a restart, and found again under another slug', async () => {
    serviceOn().service.remember('acme', memory);
    await restart();
    const { service } = serviceOn();
    expect(service.memory('acme-renamed')).toEqual(memory);
    expect(serviceOn({ sitePk: 8 }).service.memory('acme')).toEqual({});
  });

  test('[LAY-03] is nothing where its row is damaged, and needs an open site', () => {
    const { service } = serviceOn();
    service.remember('acme', memory);
    const db = new Database(join(folder, 'journal.db'));
    db.exec(`UPDATE layout_memory SET memory = '{}x'`);
    db.close();
    expect(service.memory('acme')).toEqual({});
    expect(() => service.memory('gone')).toThrow(AppError);
    expect(() => service.remember('gone', memory)).toThrow(AppError);
  });
});
