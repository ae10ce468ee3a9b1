import { text } from '../../record/readers.ts';
import { checkEmail } from '../site/email.ts';
import type { SiteDocument } from '../site/schema.ts';
import { fieldsWhere } from '../../record-catalogue/walk.ts';
import type { PublishFinding } from './finding.ts';

/** `LOCAL` matches the digits of a number in North America, `INTERNATIONAL` those of a number that begins with +. */
const LOCAL = /^1?\d{10}$/;
const INTERNATIONAL = /^\d{8,15}$/;

/** Whether a typed phone number can be dialed. Returns true for an empty text, because a field may be empty. */
function isDialable(typed: string): boolean {
  const digits = typed.replace(/\D/g, '');
  if (typed.trim() === '') return true;
  return (typed.trim().startsWith('+') ? INTERNATIONAL : LOCAL).test(digits);
}

const phones = fieldsWhere(({ kind }) => kind === 'phone');
const emails = fieldsWhere(({ kind }) => kind === 'email');

export function unusablePhones(site: SiteDocument): PublishFinding | undefined {
  const wrong = phones(site).filter(({ value }) => !isDialable(text(value)));
  if (wrong.length === 0) return undefined;
  return {
    id: 'phones',
    title: wrong.length === 1 ? 'A phone number cannot be dialed' : `${wrong.length} phone numbers cannot be dialed`,
    advice: 'A number has ten digits, or begins with + and the code of its country.',
    places: wrong.map(({ path }) => path),
  };
}

export function unusableEmail(site: SiteDocument): PublishFinding | undefined {
  const wrong = emails(site).filter(({ value }) => checkEmail(text(value)) !== undefined);
  if (wrong.length === 0) return undefined;
  return {
    id: 'email',
    title: wrong.length === 1 ? 'The email is no address' : `${wrong.length} emails are no addresses`,
    advice: 'Visitors cannot write to it.',
    places: wrong.map(({ path }) => path),
  };
}
