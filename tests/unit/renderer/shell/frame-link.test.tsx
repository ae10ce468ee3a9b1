import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FrameLink, type FrameEvents } from '../../../../src-renderer/app/preview/frame-link.ts';

const events: FrameEvents = {
  painted: vi.fn(),
  unlike: vi.fn(),
  behind: vi.fn(),
  chosen: vi.fn(),
  page: vi.fn(),
  pressed: vi.fn(),
  leave: vi.fn(),
};

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

/** A link to a frame that shows each page at once. */
function connect() {
  const shown: string[] = [];
  const asked: (number | undefined)[] = [];
  const port = {
    onmessage: undefined as ((event: { data: unknown }) => void) | undefined,
    close: () => undefined,
    postMessage(message: { kind: string; html?: string }) {
      if (message.html === undefined) return;
      shown.push(message.html);
      port.onmessage?.({ data: { kind: 'exchanged' } });
    },
  };
  let drawn = 0;
  const pageNow = (since: number | undefined) => {
    asked.push(since);
    return Promise.resolve({ html: `page ${++drawn}`, state: drawn });
  };
  const link = new FrameLink(port as unknown as MessagePort, { version: 1, section: null }, pageNow, events);
  return { link, shown, asked };
}

test('[LAY-06] each page is asked for since the state that the frame shows, the first one as a whole', async () => {
  const { link, asked } = connect();
  for (const version of [2, 3, 4]) {
    link.want(version);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(asked).toEqual([undefined, 1, 2]);
});

test('[LAY-06] the first change is shown at once, those that follow it closely with a pause, and the last one always', async () => {
  const { link, shown } = connect();
  link.want(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['page 1']);
  link.want(3);
  link.want(4);
  await vi.advanceTimersByTimeAsync(80);
  expect(shown).toEqual(['page 1']);
  await vi.advanceTimersByTimeAsync(20);
  expect(shown).toEqual(['page 1', 'page 2']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toHaveLength(2);
});

test('[LAY-06] a closed link asks for no page any more', async () => {
  const { link, shown } = connect();
  link.want(2);
  await vi.advanceTimersByTimeAsync(0);
  link.want(3);
  link.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toEqual(['page 1']);
});
