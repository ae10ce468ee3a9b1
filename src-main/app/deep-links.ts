import { tabIds } from '#shared/record-catalogue/catalogue.ts';

export const DEEP_LINK_SCHEME = 'sitewright';

/** Screens that a link may open. Their routes contain the slug of a site. */
const tabs = new Set<string>([...tabIds, 'preview']);
const DEFAULT_TAB = 'basicInfo';

/**
 * Returns the route that `sitewright://open/{slug}/{tab}` or `sitewright://open/{slug}` leads to. Returns undefined for
 * any other link, or if the slug or the tab is not valid. A link can only navigate, so its query and fragment are
 * ignored.
 */
export function routeOfDeepLink(link: string): string | undefined {
  if (link.length > 1000 || !URL.canParse(link)) return undefined;
  const url = new URL(link);
  if (url.protocol !== `${DEEP_LINK_SCHEME}:` || url.host !== 'open' || url.username || url.password) return undefined;
  const [slugPart, tab = DEFAULT_TAB, ...rest] = url.pathname.replace(/^\//, '').replace(/\/$/, '').split('/');
  if (!slugPart || rest.length > 0 || !tabs.has(tab)) return undefined;
  const slug = decode(slugPart);
  if (slug === undefined || !isSlug(slug)) return undefined;
  return `/${tab}/${encodeURIComponent(slug)}`;
}

export const isDeepLink = (argument: string): boolean => argument.startsWith(`${DEEP_LINK_SCHEME}:`);

/** Returns the route of the first deep link in a command line; undefined if there is no link or it is not valid. */
export function routeOfArguments(argv: readonly string[]): string | undefined {
  const link = argv.find(isDeepLink);
  return link === undefined ? undefined : routeOfDeepLink(link);
}

function isSlug(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]{0,199}$/u.test(text);
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
