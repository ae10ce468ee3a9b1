import { flag, number, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { textForm } from '#shared/record-catalogue/rows/custom.ts';
import { safeUrl } from '../html/url.ts';
import type { Reading } from '../page.ts';
import { companyName, or } from './copy.ts';
import { emailAddress } from './phone.ts';

export const formFields = [
  'company_name',
  'slug',
  'email',
  'form_header',
  'form_subtitle',
  'text_placeholder',
  'text_show_name',
  'text_show_email',
  'text_show_phone',
  'text_show_address',
  'contact_form_steps',
] as const;

type FormFields = Pick<SiteDocument, (typeof formFields)[number]>;

export interface FormField {
  name: 'name' | 'phone' | 'email' | 'address' | 'message';
  label: string;
}

export interface FormModel {
  company: string;
  title: string;
  note: string;
  action: string;
  /** whether the form opens the visitor's mail program */
  byMail: boolean;
  /** one group without a title, or one titled group per step */
  groups: { title: string; fields: FormField[] }[];
}

/**
 * Whether the form has the field.
 * @param unset the row's default, for a flag that was never set; true for name and phone, which a contractor needs to
 *   answer
 */
function shows(value: unknown, unset: boolean): boolean {
  return text(value) === '' ? unset : flag(value);
}

/**
 * Returns the form. It sends to `formAction`, or opens the visitor's mail program if `formAction` is no safe URL.
 * Returns null if `formAction` is no safe URL and the record has no valid email address.
 */
export function readForm(
  site: FormFields,
  { formAction, words }: Pick<Reading, 'formAction' | 'words'>,
): FormModel | null {
  const endpoint = safeUrl(formAction ?? '');
  const email = emailAddress(site.email);
  if (endpoint === '' && email === '') return null;
  const reach: FormField[] = [
    ...(shows(site.text_show_name, textForm.text_show_name.default)
      ? [{ name: 'name' as const, label: words.yourName }]
      : []),
    ...(shows(site.text_show_phone, textForm.text_show_phone.default)
      ? [{ name: 'phone' as const, label: words.phone }]
      : []),
    ...(shows(site.text_show_email, textForm.text_show_email.default)
      ? [{ name: 'email' as const, label: words.email }]
      : []),
  ];
  const address: FormField[] = shows(site.text_show_address, textForm.text_show_address.default)
    ? [{ name: 'address', label: words.jobAddress }]
    : [];
  const message: FormField = { name: 'message', label: or(site.text_placeholder, words.howHelp) };
  const chosen = Math.round(number(site.contact_form_steps, textForm.contact_form_steps.default));
  // A form that opens the mail program always has one step.
  const steps = endpoint === '' ? 1 : Math.min(3, Math.max(1, chosen));
  const groups =
    steps === 1
      ? [{ title: '', fields: [...reach, ...address, message] }]
      : [
          { title: words.theJob, fields: [message] },
          { title: words.reachYou, fields: steps === 3 ? reach : [...reach, ...address] },
          ...(steps === 3 ? [{ title: words.whereItIs, fields: address }] : []),
        ];
  return {
    company: companyName(site),
    title: or(site.form_header, endpoint === '' ? words.writeToUs : words.sendText),
    note: text(site.form_subtitle).trim(),
    action: endpoint || `mailto:${email}?subject=Quote%20request`,
    byMail: endpoint === '',
    groups: groups.filter(({ fields }) => fields.length > 0),
  };
}
