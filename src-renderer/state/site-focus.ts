const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-site-row]')];

/** The row of the site that was left, from where the keys lead on. */
export const focusSiteOf = (slug: string): void =>
  rows()
    .find((row) => row.dataset['siteRow'] === slug)
    ?.focus();

/** Moves the focus among the sites of the list, from outside it to the first or, going back, to the last. */
export function focusSite(by: 1 | -1): void {
  const all = rows();
  const at = all.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? all.at(by === 1 ? 0 : -1) : all[at + by];
  next?.focus();
}
