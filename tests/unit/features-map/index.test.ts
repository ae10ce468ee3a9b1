import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { MapAnswer, MapEntries } from '#shared/domain/map/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import { mapFeature } from '../../../src-main/features/map/index.ts';
import type { GeocodedPlace, Geocoding } from '../../../src-main/providers/geocoding/positionstack.ts';
import { listeningLogger } from '../../support/bridge.ts';
import { callerOf } from '../../support/call-context.ts';
import { mapPro, mapText as text } from '../../support/map-entries.ts';
import { memoryCache } from '../../support/memory-cache.ts';

const austin: GeocodedPlace = { latitude: 30.27, longitude: -97.74, city: 'Austin', state: 'TX' };
const offline = new BackendError('OFFLINE', 'The server cannot be reached.', { outcome: 'not-sent' });

interface Parts {
  entries?: Partial<MapEntries>;
  forward?: Geocoding['forward'];
  savePlace?: () => Promise<void>;
  cache?: Map<string, string>;
  file?: string;
  isSetUp?: boolean;
}

function harness({
  entries = {},
  forward = async () => austin,
  savePlace = async () => undefined,
  isSetUp = true,
  ...rest
}: Parts = {}) {
  const cache = rest.cache ?? new Map<string, string>();
  const asked: string[] = [];
  const saved: unknown[][] = [];
  const removed: string[] = [];
  const events: string[] = [];
  const server = {
    fails: undefined as Error | undefined,
    entries: { texts: [], pros: [], canDelete: true, ...entries } as MapAnswer,
  };
  let owner = 'ana';
  const geocoding: Geocoding = {
    async forward(address, signal) {
      asked.push(address);
      return forward(address, signal);
    },
    async reverse(latitude, longitude) {
      asked.push(`${latitude},${longitude}`);
      return austin;
    },
  };
  const feature = mapFeature({
    client: {
      texts: {
        async all() {
          if (server.fails) throw server.fails;
          return server.entries;
        },
        async counts() {
          if (server.fails) throw server.fails;
          return [{ name: 'A', count: 2 }];
        },
        async remove(id) {
          removed.push(id);
          if (server.fails) throw server.fails;
        },
        async savePlace(...args) {
          saved.push(args.slice(0, 3));
          await savePlace();
        },
      },
    },
    geocoding: isSetUp ? geocoding : undefined,
    cache: memoryCache(cache),
    owner: () => owner,
    chooseFile: async () => rest.file,
    broadcast: (event) => void events.push(event),
    logger: listeningLogger(),
    now: () => 1_700_000_000_000,
  });
  const call = callerOf(feature.handlers);
  const settled = () =>
    vi.waitFor(async () => {
      const state = await call('map.geocode.state', {});
      if (state.state === 'working' || state.state === 'waiting') throw new Error(`still ${state.state}`);
      return state;
    });
  return {
    call,
    close: feature.close,
    asked,
    saved,
    removed,
    events,
    server,
    cache,
    rests: settled,
    signInAs: (name: string) => (owner = name),
  };
}

describe('what is known of texts and pros', () => {
  test('[MAP-01] the last answer is shown with its time and the reason where the server cannot be asked', async () => {
    const { call, server } = harness({ entries: { texts: [text('1', austin)] } });
    await call('map.data', {});
    await call('map.counts', {});
    server.fails = offline;
    const stale = { asOf: 1_700_000_000_000, staleBecause: 'The server cannot be reached.' };
    expect(await call('map.data', {})).toMatchObject({ ...stale, texts: [{ id: '1', city: 'Austin' }] });
    expect(await call('map.counts', {})).toEqual({ ...stale, counts: [{ name: 'A', count: 2 }] });
  });

  test('[MAP-01] what another person has seen here is nobody else’s to see', async () => {
    const { call, server, signInAs } = harness();
    await call('map.data', {});
    server.fails = offline;
    signInAs('ben');
    await expect(call('map.data', {})).rejects.toBe(offline);
  });

  test('[MAP-01] nothing is shown once the sign-in has ended', async () => {
    const { call, server } = harness();
    await call('map.data', {});
    server.fails = new AppError('UNAUTHENTICATED', 'Please sign in again.');
    await expect(call('map.data', {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('deleting a text', () => {
  test('[PAGE-05] has the server delete it and tells the windows', async () => {
    const { call, removed, events } = harness({ entries: { texts: [text('1', austin)] } });
    await call('map.data', {});
    await call('map.deleteText', { id: '1' });
    expect(removed).toEqual(['1']);
    expect(events).toContain('map.changed');
  });

  test('[PAGE-05] one that is gone already is gone; another refusal is told', async () => {
    const { call, server, events } = harness();
    server.fails = new BackendError('NOT_FOUND', 'There is no text 1.', { outcome: 'answered', status: 404 });
    await call('map.deleteText', { id: '1' });
    expect(events).toEqual(['map.changed']);
    server.fails = offline;
    await expect(call('map.deleteText', { id: '1' })).rejects.toBe(offline);
    expect(events).toHaveLength(1);
  });
});

describe('missing places', () => {
  test('[MAP-02] are looked for once the data is there, and saved back', async () => {
    const { call, asked, saved, rests, events } = harness({
      entries: {
        texts: [text('1'), text('2', { latitude: 35.6, longitude: -82.5, state: 'NC' })],
        pros: [mapPro('7', { name: 'A', address: '9 Elm St, Austin' })],
      },
    });
    await call('map.data', {});
    expect(await rests()).toMatchObject({ state: 'done', total: 3, done: 3, found: 3, failures: [] });
    expect(asked).toEqual(['1 Oak St', '35.6,-82.5', '9 Elm St, Austin']);
    expect(saved).toEqual([
      ['text', '1', austin],
      ['text', '2', { latitude: 35.6, longitude: -82.5, city: 'Austin', state: 'NC' }],
      ['pro', '7', austin],
    ]);
    expect(events).toContain('map.changed');
  });

  test('[MAP-02] are drawn as found where the server does not tell them yet, and not looked for again', async () => {
    const { call, saved, rests, events } = harness({
      entries: { texts: [text('1'), text('2', { latitude: 35.6, longitude: -82.5, state: 'NC' })] },
    });
    await call('map.data', {});
    await rests();
    const told = events.length;
    const { texts } = await call('map.data', {});
    expect(texts).toMatchObject([
      { id: '1', ...austin },
      { id: '2', latitude: 35.6, longitude: -82.5, city: 'Austin', state: 'NC' },
    ]);
    expect(await rests()).toMatchObject({ state: 'done', found: 2 });
    expect(saved).toHaveLength(2);
    expect(events.slice(told)).not.toContain('map.changed');
  });

  test('[MAP-02] what is found counts as long as the server tells no other place and the address is the same', async () => {
    const { call, server, rests, asked } = harness({ entries: { texts: [text('1'), text('2')] } });
    await call('map.data', {});
    await rests();
    const reno = { latitude: 39.5, longitude: -119.8, city: 'Reno', state: 'NV' };
    server.entries = { texts: [text('1', reno), text('2', { address: '2 Elm St' })], pros: [], canDelete: true };
    const { texts } = await call('map.data', {});
    expect(texts).toMatchObject([reno, { city: '' }]);
    await rests();
    expect(asked.at(-1)).toBe('2 Elm St');
  });

  test('[MAP-02] are counted and not looked for where no service is set up, whoever asks for it', async () => {
    const { call, asked, events } = harness({ entries: { texts: [text('1'), text('2', austin)] }, isSetUp: false });
    await call('map.data', {});
    const unset = { state: 'unset', total: 1, done: 0, found: 0, failures: [] };
    expect(await call('map.geocode.state', {})).toMatchObject(unset);
    expect(await call('map.geocode.start', { retry: true })).toMatchObject(unset);
    expect(asked).toEqual([]);
    expect(events).toContain('map.geocoding');
  });

  test('[MAP-02] are left alone when the server’s answer is an old one', async () => {
    const { call, server, asked } = harness({ entries: { texts: [text('1', austin)] } });
    await call('map.data', {});
    server.entries = { texts: [text('2')], pros: [], canDelete: true };
    server.fails = offline;
    await call('map.data', {});
    expect(asked).toEqual([]);
  });

  test('[MAP-02] what is not found is listed and not asked for again before somebody says so', async () => {
    const { call, asked, rests } = harness({ entries: { texts: [text('1')] }, forward: async () => undefined });
    await call('map.data', {});
    expect((await rests()).failures).toMatchObject([
      { kind: 'text', id: '1', reason: expect.stringMatching(/not find/) as string },
    ]);
    await call('map.data', {});
    await call('map.geocode.start', { retry: false });
    await rests();
    expect(asked).toHaveLength(1);
    await call('map.geocode.start', { retry: true });
    await rests();
    expect(asked).toHaveLength(2);
  });

  test('[MAP-02] one answer of the service is not paid for twice when the server did not keep it', async () => {
    const refused = new BackendError('BACKEND_REFUSED', 'Not now.', { outcome: 'answered', status: 400 });
    const savePlace = vi.fn<() => Promise<void>>().mockRejectedValueOnce(refused).mockResolvedValue();
    const { call, asked, saved, rests } = harness({ entries: { texts: [text('1')] }, savePlace });
    await call('map.data', {});
    expect((await rests()).failures).toMatchObject([{ reason: 'Not now.' }]);
    await call('map.geocode.start', { retry: true });
    expect(await rests()).toMatchObject({ found: 1, failures: [] });
    expect([asked.length, saved.length]).toEqual([1, 2]);
  });

  test('[MAP-02] cancelling ends the search; what is left stays until somebody goes on', async () => {
    let isSlow = true;
    const { call, asked, saved, rests } = harness({
      entries: { texts: [text('1'), text('2'), text('3')] },
      forward: (address, signal) =>
        new Promise((resolve, reject) => {
          if (!isSlow || address.startsWith('1')) resolve(austin);
          signal?.addEventListener('abort', () => reject(new AppError('CANCELLED', 'Cancelled.')));
        }),
    });
    await call('map.data', {});
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(await call('map.geocode.cancel', {})).toMatchObject({ state: 'cancelled', done: 1, found: 1 });
    await call('map.data', {});
    expect((await call('map.geocode.state', {})).state).toBe('cancelled');
    expect(saved.map(([, id]) => id)).toEqual(['1']);
    isSlow = false;
    await call('map.geocode.start', { retry: false });
    expect((await rests()).state).toBe('done');
    expect(saved.map(([, id]) => id)).toEqual(expect.arrayContaining(['2', '3']));
  });

  test('[MAP-02] a new run of the app goes on with what is still missing, and asks nothing twice', async () => {
    const first = harness({
      entries: { texts: [text('1'), text('2')] },
      forward: async (address) => {
        if (address.startsWith('2')) throw offline;
        return austin;
      },
    });
    await first.call('map.data', {});
    expect(await first.rests()).toMatchObject({ state: 'stopped', found: 1, reason: offline.message });
    const second = harness({ entries: { texts: [text('1', austin), text('2')] }, cache: first.cache });
    await second.call('map.data', {});
    expect(await second.rests()).toMatchObject({ state: 'done', total: 1, found: 1 });
    expect(second.asked).toEqual(['2 Oak St']);
  });

  test('[MAP-02] waits as long as the service asks for, then asks for the same again', async () => {
    const busy = new BackendError('BACKEND_REFUSED', 'Too often.', {
      outcome: 'answered',
      status: 429,
      retryAfterMs: 60,
    });
    const forward = vi.fn<Geocoding['forward']>().mockRejectedValueOnce(busy).mockResolvedValue(austin);
    const { call } = harness({ entries: { texts: [text('1')] }, forward });
    await call('map.data', {});
    await vi.waitFor(async () =>
      expect(await call('map.geocode.state', {})).toMatchObject({
        state: 'waiting',
        until: 1_700_000_000_060,
        reason: 'Too often.',
      }),
    );
    await vi.waitFor(async () =>
      expect(await call('map.geocode.state', {})).toMatchObject({ state: 'done', found: 1 }),
    );
    expect(forward).toHaveBeenCalledTimes(2);
  });

  test.each([
    [
      'a key that is refused',
      new BackendError('BACKEND_REFUSED', 'No such key.', { outcome: 'answered', status: 401 }),
    ],
    ['a lost connection', offline],
  ])('[MAP-02] %s ends the search at once, with its reason', async (_what, error) => {
    const forward = async () => Promise.reject(error);
    const { call, asked, rests } = harness({ entries: { texts: [text('1'), text('2')] }, forward });
    await call('map.data', {});
    expect(await rests()).toMatchObject({ state: 'stopped', reason: error.message, failures: [] });
    expect(asked).toHaveLength(1);
  });

  test('[MAP-02] a service that keeps failing is left alone after five failures in a row', async () => {
    const broken = new BackendError('BACKEND_FAILED', 'Down.', { outcome: 'answered', status: 500 });
    const { call, asked, rests } = harness({
      entries: { texts: Array.from({ length: 9 }, (_, at) => text(String(at))) },
      forward: async () => Promise.reject(broken),
    });
    await call('map.data', {});
    expect((await rests()).state).toBe('stopped');
    expect(asked).toHaveLength(5);
  });
});

describe('exports', () => {
  test('[MAP-01] are written where the user says, or not at all', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sitewright-map-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'texts.csv');
    expect(await harness({ file }).call('map.export', { format: 'csv', name: 'texts', content: 'a,b\r\n' })).toEqual({
      path: file,
    });
    expect(await readFile(file, 'utf8')).toBe('a,b\r\n');
    expect(await harness().call('map.export', { format: 'csv', name: 'texts', content: '' })).toEqual({});
    const { call } = harness({ file: join(folder, 'none', 'x.png') });
    const picture = { format: 'png', name: 'map', content: new Uint8Array([1]) } as const;
    await expect(call('map.export', picture)).rejects.toMatchObject({ code: 'DISK' });
  });
});
