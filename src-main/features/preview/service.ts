import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { renderHome, type ImageUse } from '../../site-page/index.ts';

interface PreviewDeps {
  draft(slug: string): SiteDocument | undefined;
  productName: string;
}

/** The pages of unsaved drafts. Pictures of the backend are asked of the preview's own origin, which passes them on. */
export function createPreviewService({ draft, productName }: PreviewDeps) {
  const image = (url: string, _use: ImageUse) => ({ src: url });
  return {
    render(slug: string): { html: string } | undefined {
      const site = draft(slug);
      return site && { html: renderHome({ site, mode: 'preview', baseUrl: '', image, productName }) };
    },
  };
}
