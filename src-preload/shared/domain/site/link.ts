/** A host’s name with its top-level part, at the start of an address without a scheme. */
export const leadingHost =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]+(?::\d+)?(?=[/?#]|$)/u;

/** A pasted address without its scheme, or schemes where it was pasted behind one. */
export function withoutScheme(address: string): string {
  return address.trim().replace(/^(?:https?:\/\/\s*)+/iu, '');
}

const elsewhere = /^(?:(?:tel|sms|mailto):\S|[/#?])/i;

/** The message to show at a field for the address of another site; none for a valid one and for nothing at all. */
export function checkWebAddress(value: string): string | undefined {
  const address = withoutScheme(value);
  return address === '' || isWebAddress(address) ? undefined : 'Please enter a valid web address';
}

/** As `checkWebAddress`, for what may lead to a phone, an email or a page of the site too. */
export function checkLink(value: string): string | undefined {
  const link = value.trim();
  if (link === '' || elsewhere.test(link) || isWebAddress(withoutScheme(link))) return undefined;
  return 'Please enter a valid link: https://…, tel:…, mailto:… or a page such as /services/';
}

const isWebAddress = (address: string): boolean => leadingHost.test(address) && !/\s/.test(address);
