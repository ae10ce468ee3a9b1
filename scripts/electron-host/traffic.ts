import type { BrowserContext, CDPSession, Frame, Page, Request as PageRequest, Route } from 'playwright';
import { decode, encode } from './codec.ts';
import { ipcMain } from './ipc.ts';
import type { InvokeReply, PageMessage } from './page/install.ts';
import { BINDING, pageScript } from './page/script.ts';
import { preventable } from './preventable.ts';
import { answer } from './protocol.ts';
import { firstPart, nextPart } from './reply-parts.ts';
import { runtime, warn } from './runtime.ts';
import { blockedByApp } from './session.ts';
import { toCustom } from './url-map.ts';
import { HostWebContents } from './web-contents.ts';
import { HostWebFrame } from './web-frame.ts';

/** Handles everything that the pages of the context send: requests, calls to main, pop-ups. */
export async function attach(context: BrowserContext): Promise<void> {
  await context.exposeBinding(BINDING, async ({ page, frame }, text: string) => {
    const message = JSON.parse(text) as PageMessage;
    if (message.type === 'rest') return frame === page.mainFrame() ? nextPart(page, message.id) : '.';
    return firstPart(page, await receive(page, frame, message));
  });
  const config = { schemes: [...runtime.schemes], platform: process.platform, versions: {}, bridge: false };
  await context.addInitScript({ content: pageScript(config) });
  targets = await context.browser()?.newBrowserCDPSession();
  await context.route('**/*', (route, request) => guard(context, route, request));
  context.on('page', (page) => void closePopup(page));
}

/** Connection to Chromium that lists the pages, also a new page that Playwright has not reported yet. */
let targets: CDPSession | undefined;

/** Number of pop-ups whose first request was refused and that Playwright has not reported as pages yet. */
let refusedPopups = 0;

/**
 * Reports a pop-up to the app and closes it. Called for the pop-up's first request, before Playwright reports its page.
 * The caller refuses the request, so nothing is loaded, whatever the app answers.
 */
function refusePopupRequest(url: string, targetId: string): void {
  refusedPopups++;
  const all = HostWebContents.all();
  (all.find((contents) => contents.focused) ?? all[0])?.openRequested(url, '', '');
  // Without this command an empty page without a URL would stay open.
  void targets?.send('Target.closeTarget', { targetId }).catch(() => undefined);
}

/**
 * Closes a new page if one of the app's windows opened it. Also reports the page to the app, unless `refusedPopups`
 * says that `refusePopupRequest` has reported it. A page without an opener belongs to a tool such as DevTools and stays
 * open.
 */
async function closePopup(page: Page): Promise<void> {
  const opener = await page.opener().catch(() => null);
  const contents = opener && HostWebContents.of(opener);
  if (!contents) return;
  if (refusedPopups > 0) refusedPopups--;
  else contents.openRequested(page.url(), '', '');
  await page.close().catch(() => undefined);
}

async function guard(context: BrowserContext, route: Route, request: PageRequest): Promise<void> {
  try {
    if (request.isNavigationRequest()) {
      const frame = await frameOf(context, request);
      if (!frame || isUnwantedNavigation(request, frame)) return await route.abort('aborted');
    }
    const url = toCustom(request.url(), runtime.schemes);
    if (await blockedByApp(url, request.resourceType())) return await route.abort('blockedbyclient');
    if (url === request.url()) return await route.fallback();
    const response = await answer(url, request);
    if (response) await route.fulfill(response);
    else await route.abort('failed');
  } catch (error) {
    // The page was closed while its request was being answered.
    if (/has been closed|Target closed|Invalid InterceptionId/i.test(String(error))) return;
    warn(`${request.url()}: ${String(error)}`);
    await route.abort('failed').catch(() => undefined);
  }
}

function isUnwantedNavigation(request: PageRequest, frame: Frame): boolean {
  const contents = HostWebContents.of(frame.page());
  if (!contents || request.url() === contents.expectedUrl || request.redirectedFrom()) return false;
  const isMainFrame = frame === frame.page().mainFrame();
  const detail = { url: toCustom(request.url(), runtime.schemes), isMainFrame, isSameDocument: false };
  const framed = preventable({ ...detail, frame: HostWebFrame.of(frame) });
  contents.emit('will-frame-navigate', framed);
  if (!isMainFrame) return framed.defaultPrevented;
  const event = preventable(detail);
  contents.emit('will-navigate', event, detail.url, false, true);
  return event.defaultPrevented || framed.defaultPrevented;
}

/**
 * Returns the frame of a navigation. A request may arrive before Playwright has reported its page. If the page has no
 * opener, because a tool created it, this function waits for the report. It closes a pop-up instead of waiting, because
 * Playwright would report a pop-up only after something had been loaded into it.
 * @returns undefined for a pop-up, and for a page that was closed in the meantime
 */
async function frameOf(context: BrowserContext, request: PageRequest): Promise<Frame | undefined> {
  for (;;) {
    const known = knownFrame(request);
    if (known) return known;
    // The wait begins before the list is read, because the page may be reported while the list is being read.
    const told = context.waitForEvent('page', { timeout: 0 });
    told.catch(() => undefined);
    const pages = await pageTargets();
    if (!pages.some(({ url, openerId }) => !openerId && url.split('#')[0] === request.url().split('#')[0])) {
      const popup = pages.find(({ url, openerId }) => openerId !== undefined && url === '');
      if (popup) refusePopupRequest(request.url(), popup.targetId);
      return knownFrame(request);
    }
    await told;
  }
}

async function pageTargets() {
  const found = await targets?.send('Target.getTargets', { filter: [{ type: 'page' }] });
  return found?.targetInfos ?? [];
}

function knownFrame(request: PageRequest): Frame | undefined {
  try {
    return request.frame();
  } catch {
    return undefined;
  }
}

type WholeMessage = Exclude<PageMessage, { type: 'rest' }>;

async function receive(page: Page, frame: Frame, message: WholeMessage): Promise<string> {
  const contents = HostWebContents.of(page) ?? new HostWebContents(() => page);
  if (message.type === 'invoke') return JSON.stringify(await invoke(contents, frame, message));
  if (message.type === 'send') {
    const event = ipcEvent(contents, frame, message.origin);
    const args = decode(message.args) as unknown[];
    contents.ipc.emit(message.channel, event, ...args);
    ipcMain.emit(message.channel, event, ...args);
    return '';
  }
  if (frame !== page.mainFrame()) return '';
  if (message.type === 'poll') return contents.poll(message.first);
  if (message.type === 'open') contents.openRequested(message.url, message.frameName, message.features);
  else if (message.type === 'preload-error') contents.emit('preload-error', {}, '', new Error(message.message));
  else contents.emit('host-page-message', message);
  return '';
}

function ipcEvent(contents: HostWebContents, frame: Frame, claimedOrigin: string): object {
  const senderFrame = HostWebFrame.of(frame, claimedOrigin);
  return {
    type: 'frame',
    sender: contents,
    senderFrame,
    processId: senderFrame.processId,
    frameId: senderFrame.routingId,
    reply: (channel: string, ...args: unknown[]) => contents.send(channel, ...args),
  };
}

async function invoke(
  contents: HostWebContents,
  frame: Frame,
  message: { channel: string; args: string; origin: string },
): Promise<InvokeReply> {
  const handler = contents.ipc.handlers.get(message.channel) ?? ipcMain.handlers.get(message.channel);
  if (!handler) return { error: `Error: No handler registered for '${message.channel}'` };
  try {
    const event = ipcEvent(contents, frame, message.origin) as Electron.IpcMainInvokeEvent;
    const value: unknown = await handler(event, ...(decode(message.args) as unknown[]));
    return { value: encode(value) };
  } catch (error) {
    return { error: String(error) };
  }
}
