import { flag, isBlank } from '../../record/readers.ts';
import { presentPhotos } from '../photo/gallery.ts';
import { publishChecks } from '../publishing/checks.ts';
import type { KnownField, SiteDocument } from '../site/schema.ts';
import { at, type Rule } from './need.ts';

/** Returns a rule for a field that should not be empty in a finished site. */
const absent = (id: string, field: KnownField & keyof SiteDocument & string, title: string, advice: string): Rule => ({
  ...{ id, title },
  severity: 'advice',
  find: ({ site }) => (isBlank(site[field]) ? { id, title, advice, places: at(field) } : undefined),
});

const noPhotos = { id: 'photos', title: 'The site shows no photos' };

const photos: Rule = {
  ...noPhotos,
  severity: 'advice',
  find: ({ site }) =>
    presentPhotos(site).length > 0
      ? undefined
      : {
          ...noPhotos,
          advice: 'Visitors look for work that was done.',
          places: at('gallery'),
        },
};

/**
 * Whether the domain leads to the site, as far as the record says: a load balancer with an address is set up for the
 * domain, or the domain was bought in the app and its DNS is configured.
 */
export const isReachable = (site: SiteDocument): boolean =>
  !isBlank(site.load_balancer_config?.static) || (flag(site.domain_purchased) && flag(site.is_dns_configured));

const notSetUp = { id: 'reachable', title: 'The domain is not set up' };

const reachable: Rule = {
  ...notSetUp,
  severity: 'advice',
  tab: 'domain',
  find: ({ site }) =>
    isReachable(site)
      ? undefined
      : {
          ...notSetUp,
          advice: 'Until then nobody finds the site there.',
          section: 'setup',
          places: at('is_dns_configured'),
        },
};

export const advisedRules: readonly Rule[] = [
  absent('company', 'company_name', 'The company has no name', 'It stands at the top of every page.'),
  absent('phone', 'phone', 'No phone is given', 'Visitors cannot call.'),
  absent('logo', 'logo', 'The site has no logo', 'The name of the company stands in its place.'),
  photos,
  absent('title', 'title_tag', 'The page has no title', 'Search engines show it first.'),
  absent('description', 'meta_description', 'The page has no description', 'Search engines make one up.'),
  ...publishChecks.map(({ id, title, find }): Rule => ({
    id,
    title,
    severity: 'advice',
    find: ({ site }) => find(site),
  })),
  reachable,
];
