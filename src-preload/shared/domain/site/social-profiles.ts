import type { SocialField } from './schema.ts';

/** The profiles of a company, in the order in which the screen lists them. */
export const socialProfiles: readonly { field: SocialField; label: string }[] = [
  { field: 'facebook_url', label: 'Facebook' },
  { field: 'google_url', label: 'Google' },
  { field: 'yelp_url', label: 'Yelp' },
  { field: 'nextdoor_url', label: 'NextDoor' },
  { field: 'twitter_url', label: 'Twitter' },
  { field: 'instagram_url', label: 'Instagram' },
  { field: 'thumbtack_url', label: 'Thumbtack' },
  { field: 'youtube_url', label: 'YouTube' },
  { field: 'tiktok_url', label: 'TikTok' },
  { field: 'bbb_url', label: 'Better Business Bureau' },
  { field: 'homeadvisor_url', label: 'HomeAdvisor' },
];

/** What stands before each of them on the screen; the record holds the rest. */
export const SOCIAL_PREFIX = 'http://';

/** A pasted address without its scheme, or schemes where it was pasted behind one. */
export function withoutScheme(address: string): string {
  return address.trim().replace(/^(?:https?:\/\/\s*)+/iu, '');
}
