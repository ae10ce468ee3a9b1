const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-site-row]')];

/** Focuses the row of a site, such as the site that was just closed, so that the arrow keys continue from that row. */
export const focusSiteOf = (slug: string): void =>
  rows()
    .find((row) => row.dataset['siteRow'] === slug)
    ?.focus();

/** Moves the focus to the next or previous site of the list; from outside the list to the first or last one. */
export function focusSite(by: 1 | -1): void {
  const all = rows();
  const at = all.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? all.at(by === 1 ? 0 : -1) : all[at + by];
  next?.focus();
}
