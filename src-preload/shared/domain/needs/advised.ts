import { flag, isBlank } from '../../record/readers.ts';
import { allPhotos } from '../photo/gallery.ts';
import { publishFindings } from '../publishing/checks.ts';
import type { KnownField, SiteDocument } from '../site/schema.ts';
import { at, type Rule } from './need.ts';

/** What a finished site has in a field. */
const absent = (id: string, field: KnownField & keyof SiteDocument & string, title: string, advice: string): Rule => ({
  severity: 'advice',
  find: ({ site }) => (isBlank(site[field]) ? { id, title, advice, places: at(field) } : undefined),
});

const photos: Rule = {
  severity: 'advice',
  find: ({ site }) =>
    allPhotos(site).length > 0
      ? undefined
      : {
          id: 'photos',
          title: 'The site shows no photos',
          advice: 'Visitors look for work that was done.',
          places: at('gallery'),
        },
};

/** The domain is looked after here or, where the pro owns it, by its load balancer. */
const isReachable = (site: SiteDocument): boolean =>
  !isBlank(site.load_balancer_config?.static) || (flag(site.domain_purchased) && flag(site.is_dns_configured));

const reachable: Rule = {
  severity: 'advice',
  tab: 'domain',
  find: ({ site }) =>
    isReachable(site)
      ? undefined
      : {
          id: 'reachable',
          title: 'The domain is not set up',
          advice: 'Until then nobody finds the site there.',
          section: 'setup',
          places: at('is_dns_configured'),
        },
};

/** What is worth doing: what a finished site has, then what its visitors would stumble over. */
export const advisedRules: readonly Rule[] = [
  absent('company', 'company_name', 'The company has no name', 'It stands at the top of every page.'),
  absent('phone', 'phone', 'No phone is given', 'Visitors cannot call.'),
  absent('logo', 'logo', 'The site has no logo', 'The name of the company stands in its place.'),
  photos,
  absent('title', 'title_tag', 'The page has no title', 'Search engines show it first.'),
  absent('description', 'meta_description', 'The page has no description', 'Search engines make one up.'),
  { severity: 'advice', find: ({ site }) => publishFindings(site) },
  reachable,
];
