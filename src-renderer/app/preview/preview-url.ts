/** Returns the preview address of a page of the site, either of the draft or of a version of the history. */
export function previewUrl(
  slug: string,
  page: string,
  state: { draft: number } | { version: number },
  section: string | null,
): string {
  const query = 'version' in state ? `version=${state.version}` : `v=${state.draft}`;
  const anchor = section === null ? '' : `#${encodeURIComponent(section)}`;
  return `preview://draft/${encodeURIComponent(slug)}/${page}?${query}${anchor}`;
}

/** Returns the preview address of a page of the draft as it would be published, with the record's own code. */
export const publishedUrl = (slug: string, page: string, draft: number): string =>
  `preview://published/${encodeURIComponent(slug)}/${page}?v=${draft}`;
