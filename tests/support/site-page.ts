import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { renderHome, type ImageAsset, type PublishedFile, type RenderInput } from '../../src-main/site-page/index.ts';

/** Always the same function, for sections are memoised by it. */
export const plainImage = (url: string): ImageAsset => ({ src: url, width: 800, height: 600 });

export function publishInput(site: SiteDocument, more: Partial<RenderInput> = {}): RenderInput {
  return { site, mode: 'publish', baseUrl: 'https://www.example.com/', image: plainImage, ...more };
}

export function previewInput(site: SiteDocument, more: Partial<RenderInput> = {}): RenderInput {
  return { site, mode: 'preview', baseUrl: '', image: plainImage, ...more };
}

/** The pages, of those in one folder the last alone: a service stands for all services, but not for the page that lists them. */
export function oneOfEachKind(files: readonly PublishedFile[]): PublishedFile[] {
  const pages = files.filter(({ type }) => type.startsWith('text/html'));
  return [...new Map(pages.map((page) => [page.path.replace(/^(\w+\/).+\//, '$1*/'), page])).values()];
}

/** The rendered home page as a document; needs a DOM. */
export function homeDocument(input: RenderInput): Document {
  return new DOMParser().parseFromString(renderHome(input), 'text/html');
}

/** Visible words of a section with single spaces; '' where the page has no such section. */
export function sectionText(page: Document, id: string): string {
  return (page.getElementById(id)?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
