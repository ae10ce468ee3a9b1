import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import type { Preset } from '#shared/layout/presets.ts';
import type { LayoutMemory } from '#shared/layout/transitions.ts';
import { layoutFeature } from '../../../src-main/features/layout/index.ts';
import { openStore, type Store } from '../../../src-main/store/store.ts';
import { callerOf } from '../../support/call-context.ts';
import { noLog } from '../../support/log.ts';

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

function serviceOn(site: Record<string, unknown> = { sitePk: '00000000000000000007' }) {
  const defaultPresets = vi.fn(() => Promise.resolve([preset('Calm')]));
  const feature = layoutFeature({
    client: { layout: { defaultPresets } },
    store,
    cache: store.responses,
    draft: (slug) => (slug === 'gone' ? undefined : site),
    logger: noLog,
    now: () => 1,
  });
  return { call: callerOf(feature), defaultPresets };
}

const restart = async () => {
  store.close();
  store = await openStore(folder);
};

describe('presets', () => {
  test('[LAY-05] are kept over a restart, listed by name, replaced on request only, and removed', async () => {
    const { call } = serviceOn();
    expect(await call('presets.put', { preset: preset('winter'), replace: false })).toEqual({ outcome: 'kept' });
    expect(await call('presets.put', { preset: preset('Autumn'), replace: false })).toEqual({ outcome: 'kept' });
    expect(await call('presets.put', { preset: preset('winter', 60), replace: false })).toEqual({ outcome: 'exists' });
    expect(await call('presets.put', { preset: preset('Autumn', 70), replace: true })).toEqual({ outcome: 'kept' });
    await restart();
    const { call: again } = serviceOn();
    expect((await again('presets.list', { kind: 'css' })).own).toEqual([preset('Autumn', 70), preset('winter')]);
    expect((await again('presets.list', { kind: 'layout' })).own).toEqual([]);
    await again('presets.remove', { kind: 'css', name: 'Autumn' });
    expect((await again('presets.list', { kind: 'css' })).own).toEqual([preset('winter')]);
  });

  test('[LAY-05] a damaged one is left out, the others stay', async () => {
    const { call } = serviceOn();
    await call('presets.put', { preset: preset('A'), replace: false });
    await call('presets.put', { preset: preset('B'), replace: false });
    const db = new Database(join(folder, 'journal.db'));
    db.exec(`UPDATE preset SET content = '{"custom_hero_transparency":99}' WHERE name = 'A'`);
    db.close();
    expect((await call('presets.list', { kind: 'css' })).own).toEqual([preset('B')]);
  });

  test('[LAY-05] without the backend the last known defaults are listed, and said to be so', async () => {
    const { call, defaultPresets } = serviceOn();
    defaultPresets.mockRejectedValueOnce(new AppError('OFFLINE', 'No.'));
    expect(await call('presets.list', { kind: 'css' })).toEqual({ own: [], defaults: [], stale: true });
    expect(await call('presets.list', { kind: 'css' })).toEqual({ own: [], defaults: [preset('Calm')], stale: false });
    defaultPresets.mockRejectedValueOnce(new AppError('BAD_ANSWER', 'No.'));
    expect(await call('presets.list', { kind: 'css' })).toEqual({ own: [], defaults: [preset('Calm')], stale: true });
    defaultPresets.mockRejectedValueOnce(new AppError('CANCELLED', 'No.'));
    await expect(call('presets.list', { kind: 'css' })).rejects.toThrow('No.');
  });
});

describe('what a site’s layout was before', () => {
  const memory: LayoutMemory = { mix: { hero: 'v4' }, theme: { custom_grayscale: true, custom_hero_curve_type: null } };

  test('[LAY-03] is kept over a restart, and found again under another slug', async () => {
    await serviceOn().call('layout.remember', { slug: 'acme', memory });
    await restart();
    const { call } = serviceOn();
    expect(await call('layout.memory', { slug: 'acme-renamed' })).toEqual(memory);
    expect(await serviceOn({ sitePk: 8 }).call('layout.memory', { slug: 'acme' })).toEqual({});
  });

  test('[LAY-03] is nothing where its row is damaged, and needs an open site', async () => {
    const { call } = serviceOn();
    await call('layout.remember', { slug: 'acme', memory });
    const db = new Database(join(folder, 'journal.db'));
    db.exec(`UPDATE layout_memory SET memory = '{}x'`);
    db.close();
    expect(await call('layout.memory', { slug: 'acme' })).toEqual({});
    await expect(call('layout.memory', { slug: 'gone' })).rejects.toThrow(AppError);
    await expect(call('layout.remember', { slug: 'gone', memory })).rejects.toThrow(AppError);
  });
});
