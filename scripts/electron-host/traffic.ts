import type { BrowserContext, Frame, Page, Request as PageRequest, Route } from 'playwright';
import { decode, encode } from './codec.ts';
import { ipcMain } from './ipc.ts';
import type { InvokeReply, PageMessage } from './page/install.ts';
import { BINDING, pageScript } from './page/script.ts';
import { preventable } from './preventable.ts';
import { answer } from './protocol.ts';
import { runtime, warn } from './runtime.ts';
import { blockedByApp } from './session.ts';
import { toCustom } from './url-map.ts';
import { HostWebContents } from './web-contents.ts';
import { HostWebFrame } from './web-frame.ts';

/** Puts the host between every page of the context and the world: its requests, its line to main, its pop-ups. */
export async function attach(context: BrowserContext): Promise<void> {
  await context.exposeBinding(BINDING, ({ page, frame }, text: string) => receive(page, frame, text));
  const config = { schemes: [...runtime.schemes], platform: process.platform, versions: {}, bridge: false };
  await context.addInitScript({ content: pageScript(config) });
  await context.route('**/*', (route, request) => guard(route, request));
  context.on('page', (page) => void closePopup(page));
}

/** Pop-ups whose first request was refused already, and which are yet to show up as pages. */
let refusedPopups = 0;

/** A pop-up's first request comes before its page: the app is asked, and nothing is loaded whatever it says. */
function refusePopupRequest(url: string): void {
  refusedPopups++;
  const all = HostWebContents.all();
  (all.find((contents) => contents.focused) ?? all[0])?.openRequested(url, '', '');
}

/** Closes a page that one of the app's windows opened. A page without an opener is a tool's, and stays. */
async function closePopup(page: Page): Promise<void> {
  const opener = await page.opener().catch(() => null);
  const contents = opener && HostWebContents.of(opener);
  if (!contents) return;
  if (refusedPopups > 0) refusedPopups--;
  else contents.openRequested(page.url(), '', '');
  await page.close().catch(() => undefined);
}

async function guard(route: Route, request: PageRequest): Promise<void> {
  try {
    if (request.isNavigationRequest() && isUnwantedNavigation(request)) return await route.abort('aborted');
    const url = toCustom(request.url(), runtime.schemes);
    if (await blockedByApp(url, request.resourceType())) return await route.abort('blockedbyclient');
    if (url === request.url()) return await route.fallback();
    const response = await answer(url, request);
    if (response) await route.fulfill(response);
    else await route.abort('failed');
  } catch (error) {
    // a page that went away while its request was answered needs no answer
    if (/has been closed|Target closed|Invalid InterceptionId/i.test(String(error))) return;
    warn(`${request.url()}: ${String(error)}`);
    await route.abort('failed').catch(() => undefined);
  }
}

function isUnwantedNavigation(request: PageRequest): boolean {
  const frame = frameOf(request);
  if (!frame) {
    refusePopupRequest(request.url());
    return true;
  }
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

function frameOf(request: PageRequest): Frame | undefined {
  try {
    return request.frame();
  } catch {
    return undefined;
  }
}

async function receive(page: Page, frame: Frame, text: string): Promise<string> {
  const message = JSON.parse(text) as PageMessage;
  const contents = HostWebContents.of(page) ?? new HostWebContents(page);
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
