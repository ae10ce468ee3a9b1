import { text } from '#shared/record/readers.ts';
import { companyName, or } from '../copy.ts';
import { callsToAction, type Cta } from '../cta.ts';
import { defineLinkedContent } from '../define-content.ts';
import { readForm, type FormModel } from '../form.ts';
import type { Heading } from '../heading.ts';
import { readTextUs, textUsFields } from '../modals.ts';
import { emailAddress, mainPhone, type Phone } from '../phone.ts';
import { approvedReviews, rating } from '../reviews.ts';

export interface QuoteModel extends Heading {
  steps: { title: string; note: string }[];
  phone: Phone | null;
  email: string;
  form: FormModel | null;
  /** whether a button can open the text-us dialog */
  hasModal: boolean;
  cta: Cta | null;
  /** mean rating and number of the approved reviews, null if there are none */
  score: { mean: string; count: number } | null;
  /** license number, '' if there is none */
  license: string;
}

/** Whether the section has a form. All structures of the section use this function as their `hasForm`. */
export const hasForm = ({ form }: QuoteModel): boolean => form !== null;

const stepNumbers = [1, 2, 3] as const;

export const getAQuote = defineLinkedContent({
  root: { tag: 'section', named: 'title' },
  reads: [
    ...textUsFields,
    'company_name',
    'license_number',
    'testimonials',
    'three_step_header',
    'three_step_subtitle',
    ...stepNumbers.flatMap((step) => [`three_step_${step}_header`, `three_step_${step}_subtitle`] as const),
  ],
  read(site, page): QuoteModel | null {
    const { words } = page;
    const phone = mainPhone(site);
    const email = emailAddress(site.email);
    if (phone === null && email === '') return null;
    return {
      kicker: '',
      title: or(site.three_step_header, words.quoteTitle),
      subtitle: or(site.three_step_subtitle, words.quoteSub(companyName(site))),
      steps: stepNumbers.flatMap((step) => {
        const title = text(site[`three_step_${step}_header`]).trim();
        return title === '' ? [] : [{ title, note: text(site[`three_step_${step}_subtitle`]).trim() }];
      }),
      phone,
      email,
      form: readForm(site, page),
      hasModal: readTextUs(site, page) !== null,
      cta: callsToAction(site, ['cta_get_a_quote'], page)[0] ?? null,
      score: rating(approvedReviews(site)),
      license: text(site.license_number).trim(),
    };
  },
});
