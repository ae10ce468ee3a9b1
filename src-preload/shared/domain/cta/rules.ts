import {
  ctaFacts,
  type CtaMember,
  type CtaSlot,
  ctaSlots,
  type CtaType,
  ctaTypes,
} from '../../record-catalogue/cta-slots.ts';
import { applyToValue } from '../../record/apply-value.ts';
import type { Operation } from '../../record/operation.ts';
import { text } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';
import { type CtaState, holdsLink, isUntouched, recordedCta } from './state.ts';

/** The record's value for a slot without a button: if all slots were empty, the first-time defaults would come back. */
const NONE = 'none';

/** The link of a type, made from the record's phone, email or external link; '' where there is none. */
export function defaultLink(site: SiteDocument, type: CtaType): string {
  const phone = text(site.phone).replace(/[^\d+]/g, '');
  const email = text(site.email).trim();
  switch (type) {
    case 'phone':
      return phone && `tel:${phone}`;
    case 'text':
      return phone && `sms:${phone}`;
    case 'email':
      return email && `mailto:${email}`;
    case 'external':
      return text(site.external_link).trim();
    case 'quote':
    case 'link':
      return '';
  }
}

/** What the page shows in a slot, the first-time defaults included. */
export function ctaState(site: SiteDocument, slot: CtaSlot): CtaState {
  if (isUntouched(site)) {
    const { first, text: message } = ctaFacts[slot];
    return first === '' ? nothing : { type: first, link: defaultLink(site, first), message };
  }
  const state = recordedCta(site, slot);
  return state.type === NONE ? nothing : state;
}

const nothing: CtaState = { type: '', link: '', message: '' };

const set = (member: CtaMember, value: string): Operation => ({ op: 'set', path: [member], value });

/** Writes type, link and text of a slot to the record. */
export function writeCta(site: SiteDocument, slot: CtaSlot, { type, link, message }: CtaState): Operation[] {
  return [set(slot, type), set(ctaFacts[slot].link, link), ...writeMessage(site, slot, message)];
}

/** Writes the text and empties the older field for it: an empty text would bring that one back. */
function writeMessage(site: SiteDocument, slot: CtaSlot, value: string): Operation[] {
  const { message, formerMessage } = ctaFacts[slot];
  return [set(message, value), ...(text(site[formerMessage]) === '' ? [] : [set(formerMessage, '')])];
}

/**
 * Writes the first-time defaults to the record, where they count: once one slot is edited, the others would lose them.
 */
export function firstTimeDefaults(site: SiteDocument): Operation[] {
  if (!isUntouched(site)) return [];
  return ctaSlots
    .filter((slot) => ctaFacts[slot].first !== '')
    .flatMap((slot) => writeCta(site, slot, ctaState(site, slot)));
}

/** Gives a slot a type with its link and text; ‘’ is None and clears it. */
export function chooseType(site: SiteDocument, slot: CtaSlot, type: CtaType | ''): Operation[] {
  const before = firstTimeDefaults(site);
  if (type !== '')
    return [...before, ...writeCta(site, slot, { type, link: defaultLink(site, type), message: ctaFacts[slot].text })];
  const cleared = [...before, ...writeCta(site, slot, nothing)];
  return isUntouched(applyToValue(site, cleared)) ? [...cleared, set(slot, NONE)] : cleared;
}

/** Sets the link or the text of a slot by hand. */
export function setCta(site: SiteDocument, slot: CtaSlot, member: 'link' | 'message', value: string): Operation[] {
  if (holdsLink(site, slot)) return writeCta(site, slot, { ...ctaState(site, slot), [member]: value });
  const written = member === 'link' ? [set(ctaFacts[slot].link, value)] : writeMessage(site, slot, value);
  return [...firstTimeDefaults(site), ...written];
}

export const isCtaType = (type: string): type is CtaType => (ctaTypes as readonly string[]).includes(type);
