import { pictureAddress } from '#shared/domain/site/picture-address.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { renderPage, type ImageUse } from '../../site-page/index.ts';
import { createPageFonts } from './page-fonts.ts';

interface PreviewDeps {
  draft(slug: string): SiteDocument | undefined;
  productName: string;
  /** folder of the pages' faces */
  fonts: string;
}

/** The pages of unsaved drafts. Their pictures are asked of the preview's own origin. */
export function createPreviewService({ draft, productName, fonts }: PreviewDeps) {
  const image = (url: string, _use: ImageUse) => ({ src: pictureAddress(url) });
  const font = createPageFonts(fonts);
  return {
    /** @param path of the page from the site's root, `''` for the home page */
    render(slug: string, path: string): { html: string } | undefined {
      const site = draft(slug);
      const html = site && renderPage({ site, mode: 'preview', baseUrl: '', image, font, productName }, path);
      return html === undefined ? undefined : { html };
    },
  };
}
