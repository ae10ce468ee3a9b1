import { pictureAddress } from '#shared/domain/site/picture-address.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { renderHome, type ImageUse } from '../../site-page/index.ts';

interface PreviewDeps {
  draft(slug: string): SiteDocument | undefined;
  productName: string;
}

/** The pages of unsaved drafts. Their pictures are asked of the preview's own origin. */
export function createPreviewService({ draft, productName }: PreviewDeps) {
  const image = (url: string, _use: ImageUse) => ({ src: pictureAddress(url) });
  return {
    render(slug: string): { html: string } | undefined {
      const site = draft(slug);
      return site && { html: renderHome({ site, mode: 'preview', baseUrl: '', image, productName }) };
    },
  };
}
