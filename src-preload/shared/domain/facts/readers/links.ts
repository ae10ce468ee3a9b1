import { LinkifyIt } from 'linkify-it';
import { withoutScheme } from '../../site/link.ts';
import type { SiteDocument } from '../../site/schema.ts';
import { text as textOf } from '../../../record/readers.ts';
import { socials } from '../../../record-catalogue/rows/basic-info.ts';
import type { Claim } from './claim.ts';
import { before, isOld, type Span } from './text.ts';

/** Further top-level domains by which an address is recognized without `https://`. */
const names = [
  'app',
  'dev',
  'email',
  'example',
  'group',
  'homes',
  'link',
  'online',
  'page',
  'plumbing',
  'services',
  'site',
];
const linkify = new LinkifyIt({ fuzzyLink: true }).tlds(names, true);

export interface Link extends Span {
  kind: 'email' | 'web';
  /** the address as it was written */
  raw: string;
  /** host of a web address, without `www.` */
  host: string;
  /** path of a web address, with its query */
  path: string;
}

/** Finds the email addresses and web addresses in a text. */
export function linksOf(text: string): Link[] {
  return (linkify.match(text) ?? []).map(({ index, lastIndex, raw, schema }) => {
    const [, host = '', path = ''] = /^(?:www\.)?([^/?#:]*)(.*)$/iu.exec(withoutScheme(raw)) ?? [];
    const kind = schema === 'mailto:' ? 'email' : 'web';
    return { start: index, end: lastIndex, kind, raw: raw.replace(/^mailto:/iu, ''), host: host.toLowerCase(), path };
  });
}

/** The fields of the record for web addresses. An address belongs to the first field that matches. */
const fields: readonly { host: RegExp; path?: RegExp; field: string }[] = [
  { host: /^g\.page$/u, path: /\/review\/?$/u, field: 'review_link' },
  { host: /^search\.google\.com$/u, path: /writereview/u, field: 'review_link' },
  { host: /^(?:maps\.)?google\.(?:com|ca|com\.mx)$/u, path: /^\/(?:maps\b|\?cid)/u, field: 'google_url' },
  { host: /^(?:maps\.app\.goo\.gl|g\.page|business\.google\.com)$/u, field: 'google_url' },
  { host: /^goo\.gl$/u, path: /^\/maps/u, field: 'google_url' },
  { host: /(?:^|\.)facebook\.com$/u, path: /\/reviews\/?$/u, field: 'leave_review_link_3' },
  { host: /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/u, field: 'facebook_url' },
  { host: /(?:^|\.)yelp\.(?:com|ca)$/u, path: /^\/writeareview/u, field: 'yelp_review_link' },
  { host: /(?:^|\.)yelp\.(?:com|ca)$/u, field: 'yelp_url' },
  { host: /^nextdoor\.com$/u, field: 'nextdoor_url' },
  { host: /^(?:twitter|x)\.com$/u, field: 'twitter_url' },
  { host: /(?:^|\.)instagram\.com$/u, field: 'instagram_url' },
  { host: /^thumbtack\.com$/u, field: 'thumbtack_url' },
  { host: /(?:^|\.)(?:youtube\.com|youtu\.be)$/u, field: 'youtube_url' },
  { host: /^tiktok\.com$/u, field: 'tiktok_url' },
  { host: /^bbb\.org$/u, field: 'bbb_url' },
  { host: /(?:^|\.)homeadvisor\.com$/u, field: 'homeadvisor_url' },
];

/** Matches paths that do not lead to a profile, such as those of posts, films and groups, and the empty path. */
const noProfile = /^\/?$|\/(?:posts|photos|videos|events|groups|watch|p|reel|status|shorts|search)(?:[/?]|$)/u;

/** Returns claims for email addresses, for links of the company such as profiles, and for profiles to be removed. */
export function linkClaims(text: string, links: readonly Link[], site: SiteDocument): Claim[] {
  return [...emailClaims(text, links), ...links.flatMap((link) => webClaim(text, link, site)), ...removals(text)];
}

function webClaim(text: string, link: Link, site: SiteDocument): Claim[] {
  const { host, path, start, end, raw } = link;
  if (link.kind === 'email') return [];
  const known = fields.find((each) => each.host.test(host) && (each.path?.test(path) ?? true));
  if (known) {
    const isReview = known.field.includes('review');
    if (!isReview && noProfile.test(path)) return [];
    const value = isReview ? `https://${withoutScheme(raw)}` : withoutScheme(raw);
    const fact = { kind: 'field', field: known.field, value: value.replace(/\/$/u, '') } as const;
    return [{ start, end, as: 'a link', ...(!isOld(text, link) && { fact }) }];
  }
  // The site's own address gives no fact, because a text cannot move a site to another domain.
  return isOwn(site, host) ? [{ start, end, as: 'the site’s own address' }] : [];
}

const isOwn = (site: SiteDocument, host: string): boolean => {
  const own = withoutScheme(textOf(site.paid_url)).replace(/^www\.|\/.*$/giu, '');
  return own !== '' && (host === own || host.endsWith(`.${own}`));
};

function emailClaims(text: string, links: readonly Link[]): Claim[] {
  const mails = links.filter(({ kind }) => kind === 'email');
  const meant = mails.filter((link) => !isOld(text, link));
  const fresh = meant.filter(({ start }) => /\bnew\b[^@]*$/iu.test(before(text, start)));
  const chosen = new Set((fresh.length > 0 ? fresh : meant).map(({ raw }) => raw.toLowerCase()));
  const doubt = chosen.size > 1 ? { doubt: 'The text has more than one email, and a site has one.' } : {};
  return mails.map(({ start, end, raw }): Claim => {
    const claim = { start, end, as: 'an email' };
    if (!chosen.has(raw.toLowerCase())) return claim;
    return { ...claim, ...doubt, fact: { kind: 'field', field: 'email', value: raw } };
  });
}

const fieldOfName = new Map(Object.entries(socials).map(([field, { label }]) => [label.toLowerCase(), field]));
const NAMES = [...fieldOfName.keys()].join('|');
const REMOVED = new RegExp(
  String.raw`\b(?:remove|delete|drop|take (?:off|down)|get rid of)\s+(?:(?:our|the|my)\s+)?(${NAMES})(?:\s+(?:link|page|profile|icon|button|account)s?)?\b`,
  'giu',
);

/** Returns claims for the profiles that the text asks to remove. A profile is named by its label: ‘Facebook’. */
function removals(text: string): Claim[] {
  return [...text.matchAll(REMOVED)].flatMap(({ 0: all, 1: name = '', index }): Claim[] => {
    const field = fieldOfName.get(name.toLowerCase());
    if (field === undefined) return [];
    return [{ start: index, end: index + all.length, as: 'a link', fact: { kind: 'field', field, value: '' } }];
  });
}
