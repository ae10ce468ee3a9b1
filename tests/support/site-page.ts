import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { renderHome, type ImageAsset, type RenderInput } from '../../src-main/site-page/index.ts';

/** Always the same function, for sections are memoised by it. */
export const plainImage = (url: string): ImageAsset => ({ src: url, width: 800, height: 600 });

export function publishInput(site: SiteDocument, more: Partial<RenderInput> = {}): RenderInput {
  return { site, mode: 'publish', baseUrl: 'https://www.example.com/', image: plainImage, ...more };
}

export function previewInput(site: SiteDocument, more: Partial<RenderInput> = {}): RenderInput {
  return { site, mode: 'preview', baseUrl: '', image: plainImage, ...more };
}

/** The rendered home page as a document; needs a DOM. */
export function homeDocument(input: RenderInput): Document {
  return new DOMParser().parseFromString(renderHome(input), 'text/html');
}

/** Visible words of a section with single spaces; '' where the page has no such section. */
export function sectionText(page: Document, id: string): string {
  return (page.getElementById(id)?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
