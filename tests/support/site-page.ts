import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { renderHome, type ImageAsset, type PublishedFile, type RenderInput } from '../../src-main/site-page/index.ts';

/** Shared by all calls, because a section whose input has another `image` function is drawn again. */
export const plainImage = (url: string): ImageAsset => ({ src: url, width: 800, height: 600 });

export function publishInput(site: SiteDocument, more: Partial<RenderInput> = {}): RenderInput {
  return { site, mode: 'publish', baseUrl: 'https://www.example.com/', image: plainImage, ...more };
}

export function previewInput(site: SiteDocument, more: Partial<RenderInput> = {}): RenderInput {
  return { site, mode: 'preview', baseUrl: '', image: plainImage, ...more };
}

/**
 * Returns a page of each kind. Of the pages in a folder, such as those of single services, it returns only the last,
 * and the page that lists them.
 */
export function oneOfEachKind(files: readonly PublishedFile[]): PublishedFile[] {
  const pages = files.filter(({ type }) => type.startsWith('text/html'));
  return [...new Map(pages.map((page) => [page.path.replace(/^(\w+\/).+\//, '$1*/'), page])).values()];
}

/** Returns the rendered home page as a document. Needs a DOM. */
export function homeDocument(input: RenderInput): Document {
  return new DOMParser().parseFromString(renderHome(input), 'text/html');
}

/** Returns the text of a section with single spaces between words; '' if the page does not have the section. */
export function sectionText(page: Document, id: string): string {
  return (page.getElementById(id)?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
