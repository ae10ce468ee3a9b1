import { socials } from '../../record-catalogue/rows/basic-info.ts';
import type { SocialField } from './schema.ts';

/** The profiles of a company, in the order in which the screen lists them. */
export const socialProfiles = (Object.keys(socials) as SocialField[]).map((field) => ({
  field,
  label: socials[field].label,
}));

/** What stands before each of them on the screen; the record holds the rest. */
export const SOCIAL_PREFIX = 'http://';

/** A pasted address without its scheme, or schemes where it was pasted behind one. */
export function withoutScheme(address: string): string {
  return address.trim().replace(/^(?:https?:\/\/\s*)+/iu, '');
}
