import { fontAddress } from '#shared/domain/font/schema.ts';
import { type Atlas, loadAtlas } from '#shared/domain/place/atlas.ts';
import { pictureAddress } from '#shared/domain/site/picture-address.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { renderPage, type FontFile, type ImageUse, type RenderInput } from '../../site-page/index.ts';

interface PreviewDeps {
  draft(slug: string): SiteDocument | undefined;
  productName: string;
}

/** The pages of unsaved drafts. Their pictures and fonts are asked of the preview's own origin. */
export function createPreviewService({ draft, productName }: PreviewDeps) {
  const image = (url: string, _use: ImageUse) => ({ src: pictureAddress(url) });
  const font = (face: FontFile) => `/page-font/${face}.woff2`;
  // Pages that are asked for before it is read show their towns as a list.
  let atlas: Atlas | undefined;
  void loadAtlas().then((loaded) => (atlas = loaded));
  return {
    /** @param path of the page from the site's root, `''` for the home page */
    render(slug: string, path: string): { html: string } | undefined {
      const site = draft(slug);
      if (!site) return undefined;
      const input: RenderInput = {
        site,
        mode: 'preview',
        baseUrl: '',
        image,
        font,
        webFont: fontAddress,
        atlas,
        productName,
      };
      const html = renderPage(input, path);
      return html === undefined ? undefined : { html };
    },
  };
}
