import {
  CONSENT_FIELD,
  ELAPSED_FIELD,
  messageLimits,
  MOST_PHOTOS,
  PHOTOS_FIELD,
  photoTypes,
  TRAP_FIELD,
  WORDING_FIELD,
} from '#shared/domain/message/form.ts';
import type { FormField, FormModel } from '../content/form.ts';
import { css } from '../html/css.ts';
import { attributes, html, type Html } from '../html/html.ts';
import { js, type ScriptPart } from '../html/js.ts';
import { icon, iconImage } from '../icons.ts';
import type { Page } from '../page.ts';
import { legalLinks } from './legal-links.ts';

const inputs: Readonly<Record<FormField['name'], Record<string, string | boolean>>> = {
  name: { type: 'text', autocomplete: 'name', required: true },
  phone: { type: 'tel', inputmode: 'tel', autocomplete: 'tel', required: true },
  email: { type: 'email', inputmode: 'email', autocomplete: 'email' },
  address: { type: 'text', autocomplete: 'street-address', required: true },
  message: {},
};

/**
 * Where the form is. The value makes the form's IDs unique. On its own page (`page`) and in its dialog (`text`) the
 * form has no title, because the page or the dialog has one.
 */
export type FormPlace = 'hero' | 'quote' | 'ad' | 'page' | 'text';

function formTitle({ title, note }: FormModel, place: FormPlace): Html | false {
  if (place === 'page' || place === 'text') return false;
  // In a hero and on a page for advertisements the form is below the page's h1, elsewhere below a section's h2.
  return html`${place === 'hero' || place === 'ad' ? html`<h2 class="form-title" dir="auto">${title}</h2>` : html`<h3 class="form-title" dir="auto">${title}</h3>`}
  ${note !== '' && html`<p class="form-note" dir="auto">${note}</p>`}`;
}

/** Renders the form with which visitors write to the business. In previews nothing can be sent. */
export function form(model: FormModel, page: Pick<Page, 'mode' | 'words' | 'root'>, place: FormPlace): Html {
  const preview = page.mode === 'preview';
  const { words } = page;
  // The page's script shows one step at a time. Without script, as in previews, all fields are shown at once.
  const inSteps = model.groups.length > 1 && !preview;
  const own = preview
    ? { inert: true }
    : {
        method: 'post',
        action: model.action,
        enctype: model.byMail ? 'text/plain' : 'multipart/form-data',
        'data-sent': model.byMail ? undefined : words.sent,
        'data-failed': model.byMail ? undefined : words.sendFailed,
        'data-steps': inSteps,
      };
  // The dialog is for short messages, so it does not ask for photos.
  const hasPhotos = !model.byMail && place !== 'text';
  const groups = model.groups.map(({ title, fields }, at) => {
    const rows = fields.map(
      (field) => html`${row(field, place)} ${field.name === 'message' && hasPhotos && photos(page, place)}`,
    );
    if (title === '') return rows;
    return html`<fieldset>
      <legend>${title} · ${words.stepOf(at + 1, model.groups.length)}</legend>
      ${rows}
    </fieldset>`;
  });
  return html`<form class="form" ${attributes(own)}>
    ${formTitle(model, place)} ${groups} ${!model.byMail && extraFields(model, page, place)}
    <p class="form-note" role="status" tabindex="-1"></p>
    ${inSteps && html`<button class="btn main next" type="button" hidden>${words.next}</button>`}
    <button class="btn main" type="${preview ? 'button' : 'submit'}">
      ${icon('message')}<span>${words.send}</span>
    </button>
    ${inSteps && html`<button class="btn second back" type="button" hidden>${words.back}</button>`}
  </form>`;
}

/**
 * Renders further fields for the backend: a hidden field that only bots fill in, the time since the page was opened,
 * and the visible consent to an answer by text message, with its wording.
 */
function extraFields({ company }: FormModel, page: Pick<Page, 'words' | 'root'>, place: FormPlace): Html {
  const { words } = page;
  return html`<p class="vh" aria-hidden="true">
      <label for="${place}-trap">${words.leaveEmpty}</label
      ><input id="${place}-trap" name="${TRAP_FIELD}" tabindex="-1" autocomplete="off" />
    </p>
    <input type="hidden" name="${ELAPSED_FIELD}" />
    <input type="hidden" name="${WORDING_FIELD}" value="${words.consent(company)}" />
    <p class="consent">
      <input id="${place}-consent" type="checkbox" name="${CONSENT_FIELD}" /><label for="${place}-consent"
        >${words.consent(company)}</label
      >
      ${' '}${legalLinks(page)}
    </p>`;
}

function row({ name, label }: FormField, place: FormPlace): Html {
  const id = `${place}-${name}`;
  return html`<p class="field">
    <label for="${id}" dir="auto">${label}</label>
    ${
      name === 'message'
        ? html`<textarea
            id="${id}"
            name="message"
            rows="4"
            maxlength="${messageLimits.message}"
            required
            dir="auto"
          ></textarea>`
        : html`<input ${attributes({ id, name, maxlength: messageLimits[name], ...inputs[name] })} />`
    }
  </p>`;
}

/**
 * Renders the field for photos of the job, below the message. If scripts run, a text in the page's language, or the
 * names of the chosen files, replaces the browser's own text, which is in the browser's language.
 */
function photos({ words }: Pick<Page, 'words'>, place: FormPlace): Html {
  const id = `${place}-${PHOTOS_FIELD}`;
  const input = { id, type: 'file', name: PHOTOS_FIELD, accept: photoTypes.join(), multiple: true };
  return html`<div class="field files">
    <label for="${id}">${words.jobPhotos(MOST_PHOTOS)} <span>${words.choosePhotos}</span></label
    ><input ${attributes(input)} /><output for="${id}" dir="auto"></output>
  </div>`;
}

/**
 * Shows the names of the chosen files in an `output` element, which screen readers read out. Resetting the form clears
 * the names.
 */
export const filesScript: ScriptPart = {
  needed: ['<output'],
  code: js`
    on('change',t=>t.files&&(t.nextSibling.value=[...t.files].map(f=>' '+f.name)));
  `,
};

export const formStyles = css`
  .form,
  .form fieldset {
    display: grid;
    gap: 1rem;
  }
  .form-title {
    font-size: var(--t-5);
  }
  .form-note {
    color: var(--quiet);
  }
  .form legend {
    padding: 0;
    margin-bottom: 0.5rem;
    color: var(--quiet);
    font-size: var(--t-2);
  }
  .field label {
    display: block;
    margin-bottom: 0.35rem;
    font-size: var(--t-2);
    font-weight: 600;
    line-height: 1.4;
  }
  .field input,
  .field textarea {
    display: block;
    width: 100%;
    min-height: 3rem;
    padding: 0.65rem 0.85rem;
    border: 1px solid var(--field);
    border-radius: var(--r-field);
    background: var(--bg);
    line-height: 1.5;
    resize: vertical;
  }
  .files {
    position: relative;
  }
  .files input {
    color: var(--quiet);
    cursor: pointer;
  }
  /* An icon in place of the browser's button; the whole field can be clicked. */
  .files ::file-selector-button {
    width: 1.4rem;
    height: 1.4rem;
    margin-inline-end: 0.65rem;
    padding: 0;
    border: 0;
    background: var(--link);
    font-size: 0;
    vertical-align: middle;
    mask: ${iconImage('photo')} center / contain no-repeat;
  }
  /* Text in the field, beside the icon. */
  .files :is(span, output) {
    position: absolute;
    inset-inline: 2.9rem 0.85rem;
    bottom: 0;
    overflow: hidden;
    color: var(--quiet);
    font-weight: var(--w-text);
    font-size: 1rem;
    line-height: 3rem;
    text-overflow: ellipsis;
    white-space: nowrap;
    pointer-events: none;
  }
  .files span,
  .files:has(output:not(:empty)) span {
    display: none;
  }
  @media (scripting) {
    .files span {
      display: block;
    }
    .files input {
      color: #0000;
    }
  }
  .consent {
    position: relative;
    padding-inline-start: 2.1rem;
    color: var(--quiet);
    font-size: var(--t-1);
    line-height: 1.45;
  }
  .consent input {
    position: absolute;
    inset: 0.05rem auto auto 0;
    width: 1.4rem;
    height: 1.4rem;
    margin: 0;
    accent-color: var(--link);
  }
  .consent a {
    padding-block: 0.3rem;
  }
  .form [hidden] {
    display: none;
  }
  /* Shows only the first step, from the first frame on, until the form's script has run. */
  [data-script] [data-steps]:not([data-at]) :is(fieldset + fieldset, .consent, [type='submit']) {
    display: none;
  }
  [data-script] [data-steps]:not([data-at]) .next {
    display: inline-flex;
  }
  .form [role='status']:empty {
    display: none;
  }
  .field :focus-visible {
    outline-offset: 0;
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
