import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { shownVersion } from '#shared/layout/versions.ts';
import type { Linked } from '../page.ts';
import { companyName } from './copy.ts';
import { callsToAction, ctaFields, type Cta } from './cta.ts';
import { formFields, readForm, type FormModel } from './form.ts';
import { mainPhone } from './phone.ts';
import { reviewButtons, reviewLinkFields, type ReviewButton } from './review-links.ts';

/** The layout keys of the modals, by the names of their pages. A page's name is also the ID of the modal's dialog. */
export const modalKeys = {
  'text-us': 'modals/text_us',
  'thank-you': 'modals/text_thank_you',
  'leave-a-review': 'modals/leave_a_review',
} as const;

export type ModalId = keyof typeof modalKeys;

export interface Modal<B> {
  title: string;
  note: string;
  body: B;
}

const layoutFields = ['version', 'custom_layout'] as const;
type Layout = Pick<SiteDocument, (typeof layoutFields)[number]>;
type Place = Pick<Linked, 'formAction' | 'words' | 'present'>;

const isModalShown = (site: Layout, id: ModalId): boolean => shownVersion(site, modalKeys[id]) !== 'none';

export const textUsFields = [...ctaFields, ...formFields, ...layoutFields] as const;

export interface TextUs {
  form: FormModel | null;
  /** buttons for a text message and a call, and the button that staff chose (`cta_slide_in`) */
  ways: Cta[];
}

/**
 * Returns the model of the text-us modal; null if there is neither a form nor a phone number, or if staff have hidden
 * the modal.
 */
export function readTextUs(site: Pick<SiteDocument, (typeof textUsFields)[number]>, page: Place): Modal<TextUs> | null {
  const { words } = page;
  const form = readForm(site, page);
  const phone = mainPhone(site);
  if (!isModalShown(site, 'text-us') || (form === null && phone === null)) return null;
  const numbered: Cta[] = phone
    ? [
        { label: words.textUs, href: `sms:${phone.number}`, icon: 'message', number: phone.label },
        { label: words.callUs, href: `tel:${phone.number}`, icon: 'phone', number: phone.label },
      ]
    : [];
  return {
    title: form?.title ?? words.sendText,
    note: form?.note || words.textUsSub,
    body: { form, ways: [...numbered, ...callsToAction(site, ['cta_slide_in'], page)] },
  };
}

/**
 * Returns the model that thanks a visitor for a message; null if staff have hidden the modal. `body` is a call button;
 * null without a phone number.
 */
export function readThanks(
  site: Layout & Parameters<typeof companyName>[0] & Parameters<typeof mainPhone>[0],
  { words }: Place,
): Modal<Cta | null> | null {
  if (!isModalShown(site, 'thank-you')) return null;
  const phone = mainPhone(site);
  const call: Cta | null = phone && {
    label: words.callUs,
    href: `tel:${phone.number}`,
    icon: 'phone',
    number: phone.label,
  };
  return { title: words.thanks, note: words.thanksSub(companyName(site)), body: call };
}

export const leaveReviewFields = [...reviewLinkFields, ...layoutFields, 'company_name', 'slug'] as const;

/**
 * Returns the buttons to leave a review; null if there are none, or if staff have hidden the modal. Every visitor gets
 * all buttons, because review sites such as Google forbid asking only satisfied customers.
 */
export function readLeaveReview(
  site: Pick<SiteDocument, (typeof leaveReviewFields)[number]>,
  { words }: Pick<Place, 'words'>,
): Modal<ReviewButton[]> | null {
  const links = reviewButtons(site, words);
  if (!isModalShown(site, 'leave-a-review') || links.length === 0) return null;
  return { title: words.leaveReview, note: words.leaveReviewSub(companyName(site)), body: links };
}
