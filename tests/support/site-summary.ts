/** Returns a site as `site.recent` returns it. */
export const siteSummary = (slug: string, companyName = '') => ({
  slug,
  companyName,
  industry: 'Plumbing',
  city: 'Reno',
  state: 'NV',
  thumbnail: '',
  openedAt: 1,
});
