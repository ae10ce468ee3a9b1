/** A host’s name with its top-level part, at the start of an address without a scheme. */
export const leadingHost =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]+(?::\d+)?(?=[/?#]|$)/u;

/** An address without its scheme, or without both schemes where an address was pasted behind one. */
export function withoutScheme(address: string): string {
  return address.trim().replace(/^(?:https?:\/\/\s*)+/iu, '');
}

const elsewhere = /^(?:(?:tel|sms|mailto):\S|[/#?])/i;

/** The error of a field for another site's address; undefined for a valid address and for an empty field. */
export function checkWebAddress(value: string): string | undefined {
  const address = withoutScheme(value);
  return address === '' || isWebAddress(address) ? undefined : 'Please enter a valid web address';
}

/** As `checkWebAddress`, for a link that may also lead to a phone, an email or a page of the site. */
export function checkLink(value: string): string | undefined {
  const link = value.trim();
  if (link === '' || elsewhere.test(link) || isWebAddress(withoutScheme(link))) return undefined;
  return 'Please enter a valid link: https://…, tel:…, mailto:… or a page such as /services/';
}

const isWebAddress = (address: string): boolean => leadingHost.test(address) && !/\s/.test(address);
