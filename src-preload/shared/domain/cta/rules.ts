import { applyToValue } from '../../record/apply-value.ts';
import type { Operation } from '../../record/operation.ts';
import { text } from '../site/readers.ts';
import type { SiteDocument } from '../site/schema.ts';
import { ctaFacts, type CtaSlot, ctaSlots, type CtaType, ctaTypes } from './slots.ts';
import { ctaType, isUntouched } from './state.ts';

/** In the record this says that a slot has no button, where empty fields would bring the first-time defaults back. */
const NONE = 'none';

export interface CtaState {
  /** '' for None; a type that the editor does not know stays as the record has it */
  type: string;
  link: string;
  message: string;
}

/** Where a type leads by the record's own phone, email and external link; '' where nothing is to be filled in. */
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

/** What a slot holds for the page: the first-time defaults included. */
export function ctaState(site: SiteDocument, slot: CtaSlot): CtaState {
  const type = ctaType(site, slot);
  if (isUntouched(site)) {
    const { first, text: message } = ctaFacts[slot];
    return first === '' ? { type: '', link: '', message: '' } : { type, link: defaultLink(site, first), message };
  }
  const isNone = type === NONE;
  return {
    type: isNone ? '' : type,
    link: isNone ? '' : text(site[`${slot}_link`]),
    message: isNone ? '' : text(site[`${slot}_message`]),
  };
}

function write(slot: CtaSlot, { type, link, message }: CtaState): Operation[] {
  return [
    { op: 'set', path: [slot], value: type },
    { op: 'set', path: [`${slot}_link`], value: link },
    { op: 'set', path: [`${slot}_message`], value: message },
  ];
}

/** Writes the first-time defaults down, where they count: once one slot is edited, the others would lose them. */
export function firstTimeDefaults(site: SiteDocument): Operation[] {
  if (!isUntouched(site)) return [];
  return ctaSlots.filter((slot) => ctaFacts[slot].first !== '').flatMap((slot) => write(slot, ctaState(site, slot)));
}

/** Gives a slot a type with its link and text; ‘’ is None and clears it. */
export function chooseType(site: SiteDocument, slot: CtaSlot, type: CtaType | ''): Operation[] {
  const before = firstTimeDefaults(site);
  if (type !== '')
    return [...before, ...write(slot, { type, link: defaultLink(site, type), message: ctaFacts[slot].text })];
  const cleared = [...before, ...write(slot, { type: '', link: '', message: '' })];
  return isUntouched(applyToValue(site, cleared)) ? [...cleared, { op: 'set', path: [slot], value: NONE }] : cleared;
}

/** Sets the link or the text of a slot by hand. */
export function setCta(site: SiteDocument, slot: CtaSlot, member: 'link' | 'message', value: string): Operation[] {
  return [...firstTimeDefaults(site), { op: 'set', path: [`${slot}_${member}`], value }];
}

export const isCtaType = (type: string): type is CtaType => (ctaTypes as readonly string[]).includes(type);
