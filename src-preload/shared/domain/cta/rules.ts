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

/**
 * The type of a slot without a button. It is written only if all slots would otherwise be empty, so that the first-time
 * defaults do not apply again.
 */
const NONE = 'none';

/**
 * Returns the default link of a type, made from the record's phone, email or external link; '' if the record's field is
 * empty or the type has no default.
 */
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

/**
 * Returns the button of a slot as the record has it. If all slots are empty, returns the button of the first-time
 * defaults.
 */
export function ctaState(site: SiteDocument, slot: CtaSlot): CtaState {
  if (isUntouched(site)) {
    const { defaultType: type, text: message } = ctaFacts[slot];
    return type === '' ? nothing : { type, link: defaultLink(site, type), message };
  }
  const state = recordedCta(site, slot);
  return state.type === NONE ? nothing : state;
}

const nothing: CtaState = { type: '', link: '', message: '' };

const set = (member: CtaMember, value: string): Operation => ({ op: 'set', path: [member], value });

/** Returns the operations that write the type, link and text of a slot to the record. */
export function writeCta(site: SiteDocument, slot: CtaSlot, { type, link, message }: CtaState): Operation[] {
  return [set(slot, type), set(ctaFacts[slot].link, link), ...writeMessage(site, slot, message)];
}

/**
 * Returns the operations that write the text and empty the older field for the text. Otherwise, writing an empty text
 * would bring back the older text.
 */
function writeMessage(site: SiteDocument, slot: CtaSlot, value: string): Operation[] {
  const { message, formerMessage } = ctaFacts[slot];
  return [set(message, value), ...(text(site[formerMessage]) === '' ? [] : [set(formerMessage, '')])];
}

/**
 * Returns the operations that write the first-time defaults to the record, if they apply. Without these operations, an
 * edit of one slot would remove the defaults of the other slots.
 */
export function firstTimeDefaults(site: SiteDocument): Operation[] {
  if (!isUntouched(site)) return [];
  return ctaSlots
    .filter((slot) => ctaFacts[slot].defaultType !== '')
    .flatMap((slot) => writeCta(site, slot, ctaState(site, slot)));
}

/**
 * Returns the operations that give a slot a type with the type's default link and the slot's default text. The type ''
 * means None and clears the slot.
 */
export function chooseType(site: SiteDocument, slot: CtaSlot, type: CtaType | ''): Operation[] {
  const before = firstTimeDefaults(site);
  if (type !== '')
    return [...before, ...writeCta(site, slot, { type, link: defaultLink(site, type), message: ctaFacts[slot].text })];
  const cleared = [...before, ...writeCta(site, slot, nothing)];
  return isUntouched(applyToValue(site, cleared)) ? [...cleared, set(slot, NONE)] : cleared;
}

/** Returns the operations that set the link or the text of a slot. */
export function setCta(site: SiteDocument, slot: CtaSlot, member: 'link' | 'message', value: string): Operation[] {
  if (holdsLink(site, slot)) return writeCta(site, slot, { ...ctaState(site, slot), [member]: value });
  const written = member === 'link' ? [set(ctaFacts[slot].link, value)] : writeMessage(site, slot, value);
  return [...firstTimeDefaults(site), ...written];
}

export const isCtaType = (type: string): type is CtaType => (ctaTypes as readonly string[]).includes(type);
