/** Matches a host name with its top-level domain at the start of an address without a scheme. */
export const leadingHost =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]+(?::\d+)?(?=[/?#]|$)/u;

/** Returns an address without its scheme, or without both schemes if a whole address was pasted after a scheme. */
export function withoutScheme(address: string): string {
  return address.trim().replace(/^(?:https?:\/\/\s*)+/iu, '');
}

const schemeOrPath = /^(?:(?:tel|sms|mailto):\S|[/#?])/i;

/** Returns the error of a field for another site's address; undefined if the field is empty or the address is valid. */
export function checkWebAddress(value: string): string | undefined {
  const address = withoutScheme(value);
  return address === '' || isWebAddress(address) ? undefined : 'Please enter a valid web address';
}

/**
 * Returns the error of a field for a link; undefined if the field is empty or the link is valid. The link may lead to
 * another site, a phone number, an email address or a page of the site.
 */
export function checkLink(value: string): string | undefined {
  const link = value.trim();
  if (link === '' || schemeOrPath.test(link) || isWebAddress(withoutScheme(link))) return undefined;
  return 'Please enter a valid link: https://…, tel:…, mailto:… or a page such as /services/';
}

const isWebAddress = (address: string): boolean => leadingHost.test(address) && !/\s/.test(address);
