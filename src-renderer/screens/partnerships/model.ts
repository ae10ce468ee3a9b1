import { text } from '#shared/record/readers.ts';
import type { Hint } from '../../editor/fields/length-hint.ts';

/** The name of a partnership: its title, else its subtitle. */
export const partnershipName = (partner: Record<string, unknown>, number: number): string =>
  text(partner.title).trim() || text(partner.subtitle).trim() || `Partnership ${number}`;

const leftOut: Hint = { text: 'Without a title or a photo the page leaves this card out', over: true };

/** Says that the page leaves out a card with neither title nor photo. */
export function cardHint(partner: Record<string, unknown>): Hint | undefined {
  return text(partner.title).trim() === '' && text(partner.photo).trim() === '' ? leftOut : undefined;
}
