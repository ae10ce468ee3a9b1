import { EventEmitter, once } from 'node:events';
import type { BrowserContext, Request as PageRequest, Route } from 'playwright';
import { expect, test, vi } from 'vitest';
import { attach } from '../../../scripts/electron-host/traffic.ts';

const ADDRESS = 'https://site.example/';
type Guard = (route: Route, request: PageRequest) => Promise<void>;

/**
 * Attaches the host to a fake browser context that, like a busy browser, reports a page later than the page's first
 * request. `ask` makes the request, and `tell` reports the page.
 */
async function attached(pages: readonly { url: string; openerId?: string }[]) {
  const events = new EventEmitter();
  let guard: Guard | undefined;
  const context = {
    exposeBinding: () => Promise.resolve(),
    addInitScript: () => Promise.resolve(),
    route: (_pattern: string, handler: Guard) => {
      guard = handler;
      return Promise.resolve();
    },
    on: () => undefined,
    waitForEvent: (name: string) => once(events, name),
    browser: () => ({
      newBrowserCDPSession: () =>
        Promise.resolve({
          send: () => Promise.resolve({ targetInfos: pages.map((page) => ({ targetId: 't', ...page })) }),
        }),
    }),
  };
  await attach(context as unknown as BrowserContext);
  let isTold = false;
  const frame = { page: () => ({}) };
  const request = {
    url: () => ADDRESS,
    isNavigationRequest: () => true,
    resourceType: () => 'document',
    frame: () => {
      if (!isTold) throw new Error('Frame for this navigation request is not available');
      return frame;
    },
  };
  const route = { abort: vi.fn(() => Promise.resolve()), fallback: vi.fn(() => Promise.resolve()) };
  const tell = () => {
    isTold = true;
    events.emit('page');
  };
  return { ask: () => guard!(route as unknown as Route, request as unknown as PageRequest), tell, route };
}

test('the page of a tool loads though its request comes before the page is told of', async () => {
  const { ask, tell, route } = await attached([{ url: ADDRESS }]);
  const answered = ask();
  tell();
  await answered;
  expect(route.abort).not.toHaveBeenCalled();
  expect(route.fallback).toHaveBeenCalledOnce();
});

test('a pop-up, whose request always comes before it, is refused at once', async () => {
  const { ask, route } = await attached([{ url: '', openerId: 'window' }]);
  await ask();
  expect(route.abort).toHaveBeenCalledWith('aborted');
  expect(route.fallback).not.toHaveBeenCalled();
});
