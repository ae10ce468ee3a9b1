import { checkEmail } from '../site/email.ts';
import { list, text } from '../site/readers.ts';
import type { SiteDocument } from '../site/schema.ts';
import type { Path } from '../../record/operation.ts';
import type { PublishFinding } from './finding.ts';

/** Digits of a number in North America, and how many a number with its country's code may have. */
const LOCAL = /^1?\d{10}$/;
const INTERNATIONAL = /^\d{8,15}$/;

/** Whether a phone that dials what is typed reaches anybody; nothing typed is no mistake. */
function isDialable(typed: string): boolean {
  const digits = typed.replace(/\D/g, '');
  if (typed.trim() === '') return true;
  return (typed.trim().startsWith('+') ? INTERNATIONAL : LOCAL).test(digits);
}

export function unusablePhones(site: SiteDocument): PublishFinding | undefined {
  const typed: [Path, unknown][] = [
    [['phone'], site.phone],
    ...list(site.additional_phone_number_list).map((each, at): [Path, unknown] => [
      ['additional_phone_number_list', at],
      each,
    ]),
  ];
  const wrong = typed.filter(([, value]) => !isDialable(text(value)));
  if (wrong.length === 0) return undefined;
  return {
    id: 'phones',
    title: wrong.length === 1 ? 'A phone number cannot be dialed' : `${wrong.length} phone numbers cannot be dialed`,
    advice: 'A number has ten digits, or begins with + and the code of its country.',
    places: wrong.map(([path]) => path),
  };
}

export function unusableEmail(site: SiteDocument): PublishFinding | undefined {
  if (checkEmail(text(site.email)) === undefined) return undefined;
  return {
    id: 'email',
    title: 'The email is no address',
    advice: 'Visitors cannot write to it.',
    places: [['email']],
  };
}
