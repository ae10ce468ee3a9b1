import { isBlank, text } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';
import { type CtaState, kindOf } from './state.ts';

type Aimed = Pick<SiteDocument, 'phone' | 'external_link'>;

const asksForQuote = /quote|estimate|cotiza|presupuesto/i;
const asksToBook = /\b(?:book|schedul|reserv|agend)/i;
/** Matches the types of buttons that open the quote form if their text asks for a quote. */
const canBecomeForm = /phone|call|quote|form|contact|external|link/;

const asksToCall = /\b(?:call|phone|dial|ring|ll[aá]m)/i;

/** Returns the digits of a phone number without the country code of North America. */
const digitsOf = (value: unknown): string =>
  text(value)
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '');

/**
 * Returns the button with the type that the button's text promises. A button whose text asks for a quote opens the
 * quote form, if the button's type matches `canBecomeForm`. A button that calls and whose text asks to book follows the
 * site's booking link (`external_link`), if the site has one. A button with a link is not changed, unless the button
 * calls the company's phone number, because that link may be only the default.
 */
export function withPromisedType(site: Aimed, state: CtaState): CtaState {
  const { type, message } = state;
  const link = state.link.trim();
  const dials = kindOf(state) === 'call';
  const isUsual = link === '' || (dials && digitsOf(link) === digitsOf(site.phone));
  if (!isUsual) return state;
  if (asksForQuote.test(message) && canBecomeForm.test(type)) return { ...state, type: 'quote', link: '' };
  if (asksToBook.test(message) && dials && !isBlank(site.external_link))
    return { ...state, type: 'external', link: '' };
  return state;
}

/** Whether the button opens the quote form although its text promises a call. */
export const promisesCall = (site: Aimed, state: CtaState): boolean =>
  kindOf(withPromisedType(site, state)) === 'form' &&
  asksToCall.test(state.message) &&
  !asksForQuote.test(state.message);

/**
 * Returns a text that identifies what a button does. Buttons that do the same have the same text. Returns undefined if
 * the button leads nowhere.
 */
export function actionKey(site: Aimed & Pick<SiteDocument, 'email'>, state: CtaState): string | undefined {
  const kind = kindOf(state);
  const link = state.link.trim();
  const deed = (target: string) => (target === '' ? undefined : `${kind} ${target.toLowerCase()}`);
  switch (kind) {
    case 'none':
      return undefined;
    case 'call':
    case 'text':
      return deed(digitsOf(link) || digitsOf(site.phone));
    case 'email':
      return deed(link.replace(/^mailto:/i, '') || text(site.email).trim());
    case 'form':
      return kind;
    case 'open':
      return deed(link || text(site.external_link).trim());
  }
}
