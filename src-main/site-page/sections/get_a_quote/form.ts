import { flag, number, text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { or } from '../../content/copy.ts';
import { emailAddress } from '../../content/phone.ts';
import { attributes, html, type Html } from '../../html/html.ts';
import { css } from '../../html/css.ts';
import { safeUrl } from '../../html/url.ts';
import { icon } from '../../icons.ts';
import type { Page } from '../../page.ts';

export const formFields = [
  'email',
  'slug',
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

interface Target {
  action: string;
  /** of a form that opens the visitor's mail program */
  enctype?: 'text/plain';
}

/** Where the form goes: the text-us endpoint, else the visitor's mail program; null where there is neither. */
export function formTarget(site: FormFields, page: Pick<Page, 'formAction'>): Target | null {
  const action = safeUrl(page.formAction ?? '');
  if (action !== '') return { action };
  const email = emailAddress(site.email);
  return email === '' ? null : { action: `mailto:${email}?subject=Quote%20request`, enctype: 'text/plain' };
}

interface Field {
  name: string;
  label: string;
  type: string;
  autocomplete: string;
}

/** A flag that was never set shows its field: name and phone are what a contractor needs to answer. */
function shows(value: unknown, unset: boolean): boolean {
  return text(value) === '' ? unset : flag(value);
}

/** The form; with more than one step its fields stand in numbered groups. In preview nothing in it can be sent. */
export function contactForm(site: FormFields, page: Page, target: Target): Html {
  const reach = [
    shows(site.text_show_name, true) && { name: 'name', label: 'Your name', type: 'text', autocomplete: 'name' },
    shows(site.text_show_phone, true) && { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel' },
    shows(site.text_show_email, false) && { name: 'email', label: 'Email', type: 'email', autocomplete: 'email' },
  ].filter((field) => field !== false);
  const address = shows(site.text_show_address, false)
    ? [{ name: 'address', label: 'Address of the job', type: 'text', autocomplete: 'street-address' }]
    : [];
  const message = html`<p class="field">
    <label for="quote-message">${or(site.text_placeholder, 'How can we help?')}</label>
    <textarea id="quote-message" name="message" rows="4" required></textarea>
  </p>`;
  const steps = Math.min(3, Math.max(1, Math.round(number(site.contact_form_steps, 1))));
  const groups: { title: string; content: Html }[] = [
    { title: 'The job', content: message },
    { title: 'How to reach you', content: html`${reach.map(inputField)}${steps < 3 && address.map(inputField)}` },
    ...(steps === 3 && address.length > 0 ? [{ title: 'Where it is', content: html`${address.map(inputField)}` }] : []),
  ];
  const body =
    steps === 1
      ? html`${reach.map(inputField)}${address.map(inputField)}${message}`
      : groups.map(
          ({ title, content }, at) =>
            html`<fieldset>
              <legend><b>${at + 1}</b>${title}</legend>
              ${content}
            </fieldset>`,
        );
  const preview = page.mode === 'preview';
  const subtitle = text(site.form_subtitle).trim();
  return html`<form
    class="card form"
    ${attributes(preview ? { inert: true } : { method: 'post', action: target.action, enctype: target.enctype })}
  >
    <h3>${or(site.form_header, 'Send us a text')}</h3>
    ${subtitle !== '' && html`<p class="form-note">${subtitle}</p>`}
    ${target.enctype === undefined && html`<input type="hidden" name="slug" value="${text(site.slug)}" />`} ${body}
    <button class="btn btn-accent" type="${preview ? 'button' : 'submit'}">${icon('message')}<span>Send</span></button>
  </form>`;
}

function inputField({ name, label, type, autocomplete }: Field): Html {
  return html`<p class="field">
    <label for="quote-${name}">${label}</label>
    <input
      id="quote-${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      ${name !== 'email' && 'required'}
    />
  </p>`;
}

export const formStyles = css`
  .form {
    display: grid;
    gap: 1.15rem;
    padding: clamp(1.5rem, 1rem + 2.2vw, 2.5rem);
    border-top: 6px solid var(--rule);
  }
  .form h3 {
    font-size: 1.5rem;
  }
  .form-note {
    color: var(--muted);
  }
  .form fieldset {
    display: grid;
    gap: 1.15rem;
  }
  .form legend {
    display: flex;
    align-items: center;
    gap: 0.7rem;
    padding: 0;
    margin-bottom: 1rem;
    font-weight: 700;
  }
  .form legend b {
    display: grid;
    place-items: center;
    width: 1.9rem;
    height: 1.9rem;
    border-radius: 50%;
    background: var(--strong);
    color: #fff;
    font-size: 0.9375rem;
  }
  .field label {
    display: block;
    margin-bottom: 0.4rem;
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.4;
  }
  .field input,
  .field textarea {
    display: block;
    width: 100%;
    min-height: 3.125rem;
    padding: 0.7rem 0.95rem;
    border: 1px solid var(--field);
    border-radius: 10px;
    background: #fff;
    line-height: 1.5;
    resize: vertical;
  }
  .field :focus-visible {
    outline-offset: 0;
    border-radius: 10px;
    border-color: var(--strong);
  }
  .form .btn {
    width: 100%;
  }
  @media print {
    .form {
      display: none;
    }
  }
`;
