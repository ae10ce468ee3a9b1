import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { renderHome, type ImageAsset, type PublishedFile, type RenderInput } from '../../src-main/site-page/index.ts';

/** Always the same function, because sections are memoised by it. */
export const plainImage = (url: string): ImageAsset => ({ src: url, width: 800, height: 600 });

export function publishInput(site: SiteDocument, more: Partial<RenderInput> = {}): RenderInput {
  return { site, mode: 'publish', baseUrl: 'https://www.example.com/', image: plainImage, ...more };
}

export function previewInput(site: SiteDocument, more: Partial<RenderInput> = {}): RenderInput {
  return { site, mode: 'preview', baseUrl: '', image: plainImage, ...more };
}

/** One page of each kind: of the pages in a folder the last, such as one service, and the page that lists them. */
export function oneOfEachKind(files: readonly PublishedFile[]): PublishedFile[] {
  const pages = files.filter(({ type }) => type.startsWith('text/html'));
  return [...new Map(pages.map((page) => [page.path.replace(/^(\w+\/).+\//, '$1*/'), page])).values()];
}

/** The rendered home page as a document; needs a DOM. */
export function homeDocument(input: RenderInput): Document {
  return new DOMParser().parseFromString(renderHome(input), 'text/html');
}

/** Visible words of a section with single spaces; '' where the page does not have the section. */
export function sectionText(page: Document, id: string): string {
  return (page.getElementById(id)?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
