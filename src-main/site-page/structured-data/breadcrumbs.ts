/** Returns the breadcrumbs of a page for search engines. The last step is the page itself. */
export function breadcrumbData(
  baseUrl: string,
  home: string,
  steps: readonly { name: string; path: string }[],
): unknown {
  const root = baseUrl.replace(/\/?$/, '/');
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: home, path: '' }, ...steps].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: root + path,
    })),
  };
}
