import { text } from '#shared/domain/site/readers.ts';
import type { SiteDocument, SocialField } from '#shared/domain/site/schema.ts';
import { externalUrl } from '../html/url.ts';

export interface Social {
  name: string;
  href: string;
  /** two letters or fewer, for the round button */
  mark: string;
}

const networks: readonly [SocialField, string, string][] = [
  ['facebook_url', 'Facebook', 'f'],
  ['google_url', 'Google', 'G'],
  ['yelp_url', 'Yelp', 'y'],
  ['nextdoor_url', 'Nextdoor', 'N'],
  ['twitter_url', 'Twitter', 'X'],
  ['instagram_url', 'Instagram', 'ig'],
  ['thumbtack_url', 'Thumbtack', 'T'],
  ['youtube_url', 'YouTube', '▶'],
  ['tiktok_url', 'TikTok', 'tt'],
  ['bbb_url', 'Better Business Bureau', 'BBB'],
  ['homeadvisor_url', 'HomeAdvisor', 'HA'],
];

export const socialFields = networks.map(([field]) => field);

/** Profiles with a web address, which the record stores without a scheme. */
export function socials(site: Pick<SiteDocument, SocialField>): Social[] {
  return networks.flatMap(([field, name, mark]) => {
    const href = externalUrl(text(site[field]));
    return href === '' ? [] : [{ name, href, mark }];
  });
}
