import { text } from '../site/readers.ts';
import type { SiteDocument } from '../site/schema.ts';
import { ctaFacts, type CtaSlot, ctaSlots } from './slots.ts';

type CtaFields = Pick<SiteDocument, CtaSlot | `${CtaSlot}_link` | `${CtaSlot}_message`>;

/** Whether every button is empty: then the first-time defaults count. */
export function isUntouched(site: CtaFields): boolean {
  return ctaSlots.every((slot) => text(site[slot]) + text(site[`${slot}_link`]) + text(site[`${slot}_message`]) === '');
}

/** The type that counts for a slot, as the record has it; '' or ‘none’ where there is no button. */
export function ctaType(site: CtaFields, slot: CtaSlot): string {
  return (isUntouched(site) ? ctaFacts[slot].first : text(site[slot])).trim().toLowerCase();
}
