import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pause } from '../../../src-main/backend-client/pause.ts';
import { hashOfHomePage, stalePages } from '../../../src-main/sync/save/live-pages.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text);
const page = (path: string, text: string) => ({ path, hash: createHash('sha256').update(text).digest('base64url') });
const { signal } = new AbortController();

function host(shown: Record<string, string | string[]>) {
  const asked: string[] = [];
  const wait = vi.fn(() => Promise.resolve());
  const readLive = (url: string): Promise<Uint8Array> => {
    asked.push(url);
    const found = shown[url];
    const text = Array.isArray(found) ? (found.length > 1 ? found.shift() : found[0]) : found;
    return text === undefined ? Promise.reject(new Error('404')) : Promise.resolve(bytes(text));
  };
  return { asked, wait, ports: { readLive, wait, signal } };
}

describe('[PUB-05] pages as visitors get them', () => {
  test('are looked at by the addresses that visitors use', async () => {
    const { asked, ports } = host({ 'https://x.example/': 'home', 'https://x.example/services/': 'all' });
    const pages = [page('index.html', 'home'), page('services/index.html', 'all')];
    expect(await stalePages('https://x.example/', pages, ports)).toEqual([]);
    expect(asked).toEqual(['https://x.example/', 'https://x.example/services/']);
  });

  test('are looked at again as long as the host shows the old ones', async () => {
    const { wait, ports } = host({ 'https://x.example/': ['old', 'old', 'new'] });
    expect(await stalePages('https://x.example/', [page('index.html', 'new')], ports)).toEqual([]);
    expect(wait).toHaveBeenCalledTimes(2);
  });

  test('are named where they stay old or are not there', async () => {
    const { ports } = host({ 'https://x.example/': 'old' });
    const pages = [page('index.html', 'new'), page('team/index.html', 'team')];
    expect(await stalePages('https://x.example/', pages, ports)).toEqual(['index.html', 'team/index.html']);
  });

  test('a look tells whether the home page has changed; what cannot be read tells nothing', async () => {
    const { ports } = host({ 'https://x.example/': ['one', 'one', 'two'] });
    const [first, second, third] = [
      await hashOfHomePage('https://x.example/', ports),
      await hashOfHomePage('https://x.example/', ports),
      await hashOfHomePage('https://x.example/', ports),
    ];
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(await hashOfHomePage('https://gone.example/', ports)).toBeUndefined();
  });
});

describe('[PUB-05] the watch of published pages', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // The timers of `AbortSignal.timeout` are not faked, so it is replaced with a version that uses `setTimeout`.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(), ms);
      return limit.signal;
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  const silent = (_url: string, left: AbortSignal) =>
    new Promise<never>((_resolve, reject) => left.addEventListener('abort', () => reject(new Error('left'))));
  const pages = Array.from({ length: 70 }, (_, index) => page(`${index}/index.html`, 'new'));

  test('ends in half a minute where the host never answers, and names all pages', async () => {
    const stale = stalePages('https://x.example/', pages, { readLive: silent, wait: pause, signal });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await stale).toHaveLength(70);
  });

  test('looks at few pages at a time', async () => {
    const readLive = vi.fn(silent);
    const stale = stalePages('https://x.example/', pages, { readLive, wait: pause, signal });
    expect(readLive).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(30_000);
    await stale;
  });

  test('rejects with CANCELLED when it is aborted', async () => {
    const leaving = new AbortController();
    const ports = { readLive: silent, wait: pause, signal: leaving.signal };
    const stale = stalePages('https://x.example/', pages, ports);
    leaving.abort();
    await expect(stale).rejects.toMatchObject({ code: 'CANCELLED' });
  });

  test('a look before the publish takes five seconds at most', async () => {
    const look = hashOfHomePage('https://x.example/', { readLive: silent, signal });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await look).toBeUndefined();
  });
});
