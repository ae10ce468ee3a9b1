import { text } from '#shared/record/readers.ts';
import type { Hint } from '../../editor/fields/length-hint.ts';

/** Returns the name of a partnership: its title, or else its subtitle, or else its number. */
export const partnershipName = (partner: Record<string, unknown>, number: number): string =>
  text(partner.title).trim() || text(partner.subtitle).trim() || `Partnership ${number}`;

const leftOut: Hint = { text: 'Without a title or a photo the page leaves this card out', isWarning: true };

/** Returns a hint that the page leaves out the card; undefined if the partnership has a title or a photo. */
export function cardHint(partner: Record<string, unknown>): Hint | undefined {
  return text(partner.title).trim() === '' && text(partner.photo).trim() === '' ? leftOut : undefined;
}
