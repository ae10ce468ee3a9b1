import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FrameLink, type FrameEvents, PACE_MS as PACE } from '../../../../src-renderer/app/preview/frame-link.ts';

const events: FrameEvents = {
  painted: vi.fn(),
  needsNewFrame: vi.fn(),
  behind: vi.fn(),
  chosen: vi.fn(),
  page: vi.fn(),
  pressed: vi.fn(),
  leave: vi.fn(),
};

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

/**
 * Connects a link to a fake frame, and to the draft that `main` has. The frame shows each page at once. If `isSlow`, it
 * shows a page only when the test calls `exchange`.
 */
function connect({ isSlow = false, state }: { isSlow?: boolean; state?: number } = {}) {
  const shown: string[] = [];
  const asked: (number | undefined)[] = [];
  const port = {
    onmessage: undefined as ((event: { data: unknown }) => void) | undefined,
    close: () => undefined,
    postMessage(message: { kind: string; html?: string }) {
      if (message.html === undefined) return;
      shown.push(message.html);
      if (!isSlow) exchange();
    },
  };
  const exchange = () => port.onmessage?.({ data: { kind: 'exchanged' } });
  const main = { version: 1 };
  let drawn = 0;
  const pageNow = (since: number | undefined) => {
    asked.push(since);
    return Promise.resolve({ html: `page of ${main.version}`, state: ++drawn, version: main.version });
  };
  const link = new FrameLink(port as unknown as MessagePort, { version: 1, state, section: null }, pageNow, events);
  const edit = (version: number) => {
    main.version = version;
    link.want(version);
  };
  return { link, main, edit, shown, asked, exchange };
}

test('[LAY-06] each page is asked for since the state that the frame shows, the first one as a whole', async () => {
  const { edit, asked } = connect();
  for (const version of [2, 3, 4]) {
    edit(version);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(asked).toEqual([undefined, 1, 2]);
});

test('[LAY-06] the first page is asked for since the state that was loaded, where the frame has named it', async () => {
  const { edit, asked } = connect({ state: 7 });
  for (const version of [2, 3]) {
    edit(version);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(asked).toEqual([7, 1]);
});

test('[LAY-06] the first change is shown at once, those that follow it closely with a pause, and the last one always', async () => {
  const { edit, shown } = connect();
  edit(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['page of 2']);
  edit(3);
  edit(4);
  await vi.advanceTimersByTimeAsync(PACE / 2);
  expect(shown).toEqual(['page of 2']);
  await vi.advanceTimersByTimeAsync(PACE);
  expect(shown).toEqual(['page of 2', 'page of 4']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toHaveLength(2);
});

test('[LAY-06] the page is asked for as soon as an edit is sent, and not again once main has told its version', async () => {
  const { link, main, shown } = connect();
  main.version = 2;
  link.expect();
  expect(events.behind).toHaveBeenLastCalledWith(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['page of 2']);
  expect(events.behind).toHaveBeenLastCalledWith(false);
  link.want(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toHaveLength(1);
});

test('[LAY-06] a page that main draws before it has the edit is asked for again with the version of the edit', async () => {
  const { link, edit, shown } = connect();
  link.expect();
  await vi.advanceTimersByTimeAsync(0);
  edit(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toEqual(['page of 1', 'page of 2']);
});

test('[LAY-06] a version that is told late, when the frame shows a newer one, is asked for once at most', async () => {
  const { link, main, shown } = connect();
  main.version = 3;
  link.expect();
  await vi.advanceTimersByTimeAsync(0);
  link.want(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown.length).toBeLessThanOrEqual(2);
  expect(events.behind).toHaveBeenLastCalledWith(false);
});

test('[LAY-06] the next page is asked for once the frame shows the one before it, of the newest version alone', async () => {
  const { edit, shown, asked, exchange } = connect({ isSlow: true });
  for (const version of [2, 3, 4]) {
    edit(version);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(shown).toEqual(['page of 2']);
  exchange();
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toEqual(['page of 2', 'page of 4']);
  expect(asked).toEqual([undefined, 1]);
  expect(events.behind).toHaveBeenLastCalledWith(true);
  exchange();
  expect(events.behind).toHaveBeenLastCalledWith(false);
});

test('[LAY-06] a closed link asks for no page any more', async () => {
  const { link, edit, shown } = connect();
  edit(2);
  await vi.advanceTimersByTimeAsync(0);
  edit(3);
  link.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toEqual(['page of 2']);
});
