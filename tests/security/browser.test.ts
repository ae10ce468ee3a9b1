import { EventEmitter } from 'node:events';
import type { App, Session, WebContents } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { mayNavigate, type NavigatingFrame, secureApp, secureSession } from '../../src-main/app/security.ts';
import { listeningLogger } from '../support/bridge.ts';

type OpenHandler = (details: { url: string }) => { action: string };

function securedPage(allowed: (url: string) => boolean = () => false) {
  const app = new EventEmitter();
  const logger = listeningLogger();
  const open = vi.fn((url: string) =>
    allowed(url) ? Promise.resolve() : Promise.reject(new AppError('BAD_REQUEST', 'no')),
  );
  secureApp(app as unknown as App, { carryOut: () => false, links: { allows: allowed, open }, logger });
  let openHandler: OpenHandler = () => ({ action: 'allow' });
  const contents = Object.assign(new EventEmitter(), {
    setWindowOpenHandler: (handler: OpenHandler) => (openHandler = handler),
  });
  app.emit('web-contents-created', {}, contents as unknown as WebContents);
  const emit = (name: string, detail: object) => {
    const preventDefault = vi.fn();
    contents.emit(name, { ...detail, preventDefault });
    return preventDefault.mock.calls.length > 0;
  };
  return { app, logger, open, emit, requestWindow: (url: string) => openHandler({ url }) };
}

describe('navigation', () => {
  test.each([
    ['app://studio/photos/acme', true, true],
    ['app://studio', true, false],
    ['app://studio.evil/', true, false],
    ['app://other/', true, false],
    ['preview://draft/acme/', true, false],
    ['https://example.com/', true, false],
    ['file:///etc/passwd', true, false],
    ['javascript:alert(1)', true, false],
    ['data:text/html,x', true, false],
    ['preview://draft/acme/#top', false, true],
    ['preview://published/acme/', false, true],
    ['preview://published/acme/', true, false],
    ['app://studio/', false, false],
    ['https://example.com/', false, false],
  ])('to %s (top frame: %s) allowed: %s', (url, isMainFrame, allowed) => {
    expect(mayNavigate(url, isMainFrame, null)).toBe(allowed);
    const { emit } = securedPage();
    expect(emit('will-frame-navigate', { url, isMainFrame })).toBe(!allowed);
    expect(emit('will-redirect', { url, isMainFrame })).toBe(!allowed);
  });

  test.each([
    ['preview://published/acme/', 'https://widget.example/', true],
    ['preview://published/acme/', 'http://127.0.0.1:80/', false],
    ['preview://published/acme/', 'preview://draft/acme/', false],
    ['preview://draft/acme/', 'https://widget.example/', false],
  ])('of a frame in %s to %s allowed: %s', (page, url, allowed) => {
    const main = { url: 'app://studio/', parent: null };
    const frame = { url: 'about:blank', parent: { url: page, parent: main } } as unknown as NavigatingFrame;
    expect(mayNavigate(url, false, frame)).toBe(allowed);
  });

  test('to another place leaves a line without the address’s path', () => {
    const { emit, logger } = securedPage();
    emit('will-frame-navigate', { url: 'https://example.com/?token=1', isMainFrame: true });
    expect(logger.lines).toEqual([{ level: 'warn', message: 'navigation refused', facts: { host: 'example.com' } }]);
  });
});

describe('new windows', () => {
  test('are never opened; an allowed link goes to the system’s browser', () => {
    const { requestWindow, open } = securedPage((url) => url === 'https://github.com/');
    expect(requestWindow('https://github.com/')).toEqual({ action: 'deny' });
    expect(open).toHaveBeenCalledWith('https://github.com/');
  });

  test('of another place leave only a line in the log', async () => {
    const { requestWindow, logger } = securedPage();
    expect(requestWindow('https://evil.example/x')).toEqual({ action: 'deny' });
    await vi.waitFor(() =>
      expect(logger.lines).toEqual([{ level: 'warn', message: 'link refused', facts: { host: 'evil.example' } }]),
    );
  });

  test('inside of the page (webview) are refused', () => {
    expect(securedPage().emit('will-attach-webview', {})).toBe(true);
  });
});

test('a bad certificate is refused', () => {
  const { app } = securedPage();
  const preventDefault = vi.fn();
  const callback = vi.fn();
  app.emit('certificate-error', { preventDefault }, {}, 'https://api.example.com/x', 'ERR_CERT_EXPIRED', {}, callback);
  expect(preventDefault).toHaveBeenCalled();
  expect(callback).toHaveBeenCalledWith(false);
});

describe('the session', () => {
  function securedSession() {
    type Handler = (...args: never[]) => unknown;
    const handlers: Record<string, Handler> = {};
    const keep = (name: string) => (handler: Handler) => void (handlers[name] = handler);
    const session = Object.assign(new EventEmitter(), {
      setPermissionRequestHandler: keep('request'),
      setPermissionCheckHandler: keep('check'),
      setDevicePermissionHandler: keep('device'),
    });
    secureSession(session as unknown as Session, listeningLogger());
    return { session, handlers };
  }

  test('grants no permission', () => {
    const { handlers } = securedSession();
    const answer = vi.fn();
    for (const permission of ['media', 'geolocation', 'notifications', 'clipboard-read', 'openExternal', 'new-one']) {
      handlers['request']?.(null as never, permission as never, answer as never);
      expect(handlers['check']?.(null as never, permission as never)).toBe(false);
    }
    expect(answer.mock.calls).toEqual(Array.from({ length: 6 }, () => [false]));
    expect(handlers['device']?.({} as never)).toBe(false);
  });

  test('downloads nothing', () => {
    const { session } = securedSession();
    const preventDefault = vi.fn();
    session.emit('will-download', { preventDefault }, { getURL: () => 'https://example.com/a.exe' });
    expect(preventDefault).toHaveBeenCalled();
  });
});
