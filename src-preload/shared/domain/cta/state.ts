import {
  ctaFacts,
  type CtaMember,
  ctaMembers,
  type CtaSlot,
  ctaSlots,
  type CtaType,
} from '../../record-catalogue/cta-slots.ts';
import { text } from '../../record/readers.ts';
import { checkEmail } from '../site/email.ts';
import { checkLink } from '../site/link.ts';
import type { SiteDocument } from '../site/schema.ts';

export interface CtaState {
  /** '' for None; a type that the editor does not know is kept */
  type: string;
  link: string;
  message: string;
}

/** What a button does; `open` follows a link. */
export type CtaKind = 'none' | 'call' | 'text' | 'email' | 'form' | 'open';

/** Returns what a button does. If the editor does not know the type, the words in the type decide. */
export function kindOf({ type, link }: Pick<CtaState, 'type' | 'link'>): CtaKind {
  const hasLink = link.trim() !== '';
  if (type === 'none' || (type === '' && !hasLink)) return 'none';
  if (/phone|call/.test(type)) return 'call';
  if (/text|sms/.test(type)) return 'text';
  if (/mail/.test(type)) return 'email';
  return /quote|form|contact/.test(type) && !hasLink ? 'form' : 'open';
}

type CtaFields = Pick<SiteDocument, CtaMember | 'external_link'>;

/** Whether all slots are empty, so that the first-time defaults apply. */
export function isUntouched(site: CtaFields): boolean {
  return ctaSlots.every((slot) => ctaMembers(slot).every((member) => text(site[member]) === ''));
}

/**
 * Returns the type, link and text of a slot, with the type in lower case. If all slots are empty, the type is that of
 * the first-time defaults. The type ‘none’ means that there is no button.
 */
export function recordedCta(site: CtaFields, slot: CtaSlot): CtaState {
  const { defaultType, link, message, formerMessage } = ctaFacts[slot];
  const words = text(site[message]) || text(site[formerMessage]);
  const type = text(site[slot]).trim();
  const ownLink = text(site[link]);
  const found = isUntouched(site) ? undefined : linkInType(type, text(site.external_link));
  if (!found) return { type: (isUntouched(site) ? defaultType : type).toLowerCase(), link: ownLink, message: words };
  return ownLink.trim() === '' ? { ...found, message: words } : { type: 'link', link: ownLink, message: words };
}

/** Whether the record holds the button's link in the field for the button's type. */
export const holdsLink = (site: CtaFields, slot: CtaSlot): boolean =>
  linkInType(text(site[slot]).trim(), text(site.external_link)) !== undefined;

/**
 * Reads a phone number, an email address or another link that the record holds in the field for the type, and returns
 * the matching type and link. Returns undefined for any other value.
 */
function linkInType(value: string, externalLink: string): { type: CtaType; link: string } | undefined {
  if (/^sms:/i.test(value)) return { type: 'text', link: value };
  const phone = value.replace(/^tel:/i, '');
  const digits = phone.replace(/[^\d+]/g, '');
  if (/^\+?[\d\s().-]+$/.test(phone) && digits.length >= SHORTEST_PHONE)
    return { type: 'phone', link: `tel:${digits}` };
  const email = value.replace(/^mailto:/i, '');
  if (email.includes('@') && checkEmail(email) === undefined) return { type: 'email', link: `mailto:${email}` };
  if (value === '' || checkLink(value) !== undefined) return undefined;
  return { type: value === externalLink.trim() ? 'external' : 'link', link: value };
}

/** The minimum number of digits of a phone number: that of a local number. */
const SHORTEST_PHONE = 7;
