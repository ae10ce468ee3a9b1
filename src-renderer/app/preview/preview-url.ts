/** Address of a page of the site as it is edited now, or as a version of its history has it. */
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

/** Address of the page of the draft with the record's own code. */
export const publishedUrl = (slug: string, page: string, draft: number): string =>
  `preview://published/${encodeURIComponent(slug)}/${page}?v=${draft}`;
