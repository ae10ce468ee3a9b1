import { protocol } from 'electron';
import type { Services } from './ports.ts';
import { RECOVERY_ORIGIN } from './origins.ts';
import { createPreviewPages, type PreviewPagesOptions } from './preview-pages.ts';
import { createStudioPages } from './studio-pages.ts';
import type { StudioPagesOptions } from './studio-pages.ts';
import type { Logger } from '../features/handlers.ts';

const RECOVERY_HOST = new URL(RECOVERY_ORIGIN).host;

/** Registers the app's own URL schemes. Has to be called before the app is ready. */
export function registerSchemes(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
    // A preview has an opaque origin, so it loads its fonts by cross-origin requests, which `corsEnabled` permits.
    { scheme: 'preview', privileges: { standard: true, secure: true, corsEnabled: true } },
  ]);
}

/**
 * Answers the requests of the schemes `app` and `preview`. Only requests that need the services wait for the services.
 */
export function servePages(
  services: Promise<Services>,
  logger: Logger,
  options: Omit<StudioPagesOptions, 'serveMedia'> &
    Pick<PreviewPagesOptions, 'pageFonts' | 'frameScript' | 'safe'> & { recoveryPages: (url: URL) => Response },
): void {
  const serveMedia: Services['serveMedia'] = async (path, signal) => (await services).serveMedia(path, signal);
  const studioPages = createStudioPages({ ...options, serveMedia });
  protocol.handle('app', async (request) => {
    const url = new URL(request.url);
    return url.host === RECOVERY_HOST ? options.recoveryPages(url) : studioPages(request);
  });
  protocol.handle(
    'preview',
    createPreviewPages({
      serveMedia,
      pageFonts: options.pageFonts,
      frameScript: options.frameScript,
      safe: options.safe,
      renderPreview: async (slug, path, version) => (await services).renderPreview(slug, path, version),
      renderAsPublished: async (slug, path) => (await services).renderAsPublished(slug, path),
      onError: (error, slug) => logger.error('preview failed', { error, slug }),
    }),
  );
}
