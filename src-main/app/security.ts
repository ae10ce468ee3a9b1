import type { App, Session, WebContents, WebFrameMain } from 'electron';
import type { Logger } from '../features/handlers.ts';
import type { ExternalLinks } from './external-links.ts';
import { APP_ORIGIN, PREVIEW_ORIGIN, OWN_CODE_ORIGIN } from './origins.ts';

export interface SecurityOptions {
  links: ExternalLinks;
  /** Carries out the action of a link on the recovery page. Returns false for all other pages and links. */
  carryOut: (contents: WebContents, url: string) => boolean;
  logger: Logger;
}

/**
 * The members of a frame by which `mayNavigate` determines whether the record's own code (widgets and scripts in fields
 * of the site's record) has made the frame.
 */
export type NavigatingFrame = Pick<WebFrameMain, 'url' | 'parent'>;

/**
 * Whether a frame may navigate to a URL. The main frame may navigate to the studio's pages only. A frame that the
 * record's own code has made may navigate to any https URL. Every other frame may navigate to the draft's pages only.
 */
export function mayNavigate(url: string, isMainFrame: boolean, frame: NavigatingFrame | null): boolean {
  if (isMainFrame) return url.startsWith(`${APP_ORIGIN}/`);
  if (isInOwnCode(frame)) return url.startsWith('https://');
  return url.startsWith(`${PREVIEW_ORIGIN}/`) || url.startsWith(`${OWN_CODE_ORIGIN}/`);
}

function isInOwnCode(frame: NavigatingFrame | null): boolean {
  for (let above = frame?.parent ?? null; above; above = above.parent) {
    if (above.url.startsWith(`${OWN_CODE_ORIGIN}/`)) return true;
  }
  return false;
}

/**
 * Refuses on every page of the app: new windows, webviews, navigations that `mayNavigate` forbids, and servers with an
 * invalid certificate. If a page asks for a new window, the link is passed to `links`, which opens allowed links in the
 * system's browser.
 */
export function secureApp(app: Pick<App, 'on'>, options: SecurityOptions): void {
  app.on('web-contents-created', (_event, contents) => secureContents(contents, options));
  app.on('certificate-error', (event, _contents, url, error, _certificate, callback) => {
    event.preventDefault();
    options.logger.warn('certificate refused', { host: hostOf(url), reason: error });
    callback(false);
  });
}

/** Refuses all permissions and downloads. */
export function secureSession(session: Session, logger: Logger): void {
  session.setPermissionRequestHandler((_contents, permission, callback) => {
    logger.warn('permission refused', { permission });
    callback(false);
  });
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event, item) => {
    event.preventDefault();
    logger.warn('download refused', { host: hostOf(item.getURL()) });
  });
}

function secureContents(contents: WebContents, { links, carryOut, logger }: SecurityOptions): void {
  const leaveApp = (url: string): void => {
    links.open(url).catch(() => logger.warn('link refused', { host: hostOf(url) }));
  };

  contents.on('will-frame-navigate', (event) => {
    if (mayNavigate(event.url, event.isMainFrame, event.frame)) return;
    event.preventDefault();
    if (event.isMainFrame && carryOut(contents, event.url)) return;
    logger.warn('navigation refused', { host: hostOf(event.url) });
  });
  contents.on('will-redirect', (event) => {
    if (mayNavigate(event.url, event.isMainFrame, event.frame)) return;
    event.preventDefault();
    logger.warn('redirect refused', { host: hostOf(event.url) });
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    leaveApp(url);
    return { action: 'deny' };
  });
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
