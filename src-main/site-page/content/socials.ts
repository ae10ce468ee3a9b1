import { text } from '#shared/record/readers.ts';
import type { SiteDocument, SocialField } from '#shared/domain/site/schema.ts';
import { externalUrl } from '../html/url.ts';
import type { IconName } from '../icons.ts';

export interface Social {
  name: string;
  href: string;
  mark: IconName;
}

const networks: readonly [SocialField, string, IconName][] = [
  ['facebook_url', 'Facebook', 'facebook'],
  ['google_url', 'Google', 'google'],
  ['yelp_url', 'Yelp', 'burst'],
  ['nextdoor_url', 'Nextdoor', 'cottage'],
  ['twitter_url', 'Twitter', 'cross'],
  ['instagram_url', 'Instagram', 'camera'],
  ['thumbtack_url', 'Thumbtack', 'tack'],
  ['youtube_url', 'YouTube', 'video'],
  ['tiktok_url', 'TikTok', 'note'],
  ['bbb_url', 'Better Business Bureau', 'certificate'],
  ['homeadvisor_url', 'HomeAdvisor', 'home'],
];

export const socialFields = networks.map(([field]) => field);

/** Returns the profiles that have a web address. `externalUrl` adds the scheme, which the record usually leaves out. */
export function socials(site: Pick<SiteDocument, SocialField>): Social[] {
  return networks.flatMap(([field, name, mark]) => {
    const href = externalUrl(text(site[field]));
    return href === '' ? [] : [{ name, href, mark }];
  });
}
