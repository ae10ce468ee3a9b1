import { text } from '#shared/domain/site/readers.ts';
import { companyName, or } from '../../content/copy.ts';
import { callToAction, ctaFields } from '../../content/cta.ts';
import { emailAddress, mainPhone } from '../../content/phone.ts';
import { html, type Html } from '../../html/html.ts';
import { css } from '../../html/css.ts';
import { icon } from '../../icons.ts';
import { heading } from '../../parts/heading.ts';
import { buttons, link } from '../../parts/link.ts';
import { defineSection } from '../../section.ts';
import { contactForm, formFields, formStyles, formTarget } from './form.ts';

const stepNumbers = [1, 2, 3] as const;

export const getAQuoteV21 = defineSection({
  reads: [
    ...ctaFields,
    ...formFields,
    'company_name',
    'slug',
    'form_subtitle',
    'three_step_header',
    'three_step_subtitle',
    ...stepNumbers.flatMap((step) => [`three_step_${step}_header`, `three_step_${step}_subtitle`] as const),
  ],
  isPresent: (site) => mainPhone(site) !== null || emailAddress(site.email) !== '',
  render(site, page) {
    const phone = mainPhone(site);
    const email = emailAddress(site.email);
    const target = formTarget(site, page);
    const steps = stepNumbers.flatMap((step) => {
      const title = text(site[`three_step_${step}_header`]).trim();
      return title === '' ? [] : [{ title, note: text(site[`three_step_${step}_subtitle`]).trim() }];
    });
    const title = or(site.three_step_header, 'Get a Quote');
    const subtitle = or(
      site.three_step_subtitle,
      `Tell us about the job. ${companyName(site)} will get back to you with a clear price.`,
    );
    const cta = callToAction(site, 'cta_get_a_quote', page);
    return html`<section id="get_a_quote" class="quote-band band ${page.tone}" aria-labelledby="get_a_quote-title">
      <div class="wrap ${target === null ? '' : 'quote-row'}">
        <div>
          ${heading('get_a_quote', title, subtitle)}
          ${
            steps.length > 0 &&
            html`<ol class="steps">
              ${steps.map(stepItem)}
            </ol>`
          }
          <ul class="reach-us">
            ${
              phone &&
              html`<li>
                ${icon('phone')}
                <div><span>Call us</span>${link(page, `tel:${phone.number}`, phone.label)}</div>
              </li>`
            }
            ${
              phone &&
              html`<li>
                ${icon('message')}
                <div><span>Text us</span>${link(page, `sms:${phone.number}`, phone.label)}</div>
              </li>`
            }
            ${
              email !== '' &&
              html`<li>
                ${icon('mail')}
                <div><span>Write to us</span>${link(page, `mailto:${email}`, email)}</div>
              </li>`
            }
          </ul>
          ${buttons(page, cta ? [cta] : [])}
        </div>
        ${target !== null && contactForm(site, page, target)}
      </div>
    </section>`;
  },
  styles: [
    formStyles,
    css`
      .quote-row {
        display: grid;
        gap: 3rem clamp(2.5rem, 6vw, 6rem);
        align-items: start;
      }
      .quote-band .head {
        margin-bottom: 2rem;
      }
      .steps {
        counter-reset: step;
        display: grid;
        gap: 1.4rem;
        margin-bottom: 2.25rem;
      }
      .steps li {
        counter-increment: step;
        position: relative;
        padding-left: 3.75rem;
        min-height: 2.6rem;
      }
      .steps li::before {
        content: counter(step);
        position: absolute;
        left: 0;
        top: 0;
        display: grid;
        place-items: center;
        width: 2.6rem;
        height: 2.6rem;
        border-radius: 50%;
        background: var(--strong);
        color: #fff;
        font-weight: 800;
      }
      .steps h3 {
        font-size: 1.125rem;
      }
      .steps p {
        color: var(--muted);
      }
      .reach-us {
        display: grid;
        gap: 1rem;
      }
      .reach-us li {
        display: flex;
        align-items: center;
        gap: 1rem;
        line-height: 1.35;
      }
      .reach-us .ico {
        width: 2.875rem;
        height: 2.875rem;
        padding: 0.8rem;
        border-radius: 12px;
        background: var(--wash);
        color: var(--strong);
      }
      .tint .reach-us .ico {
        background: #fff;
      }
      .reach-us span {
        display: block;
        color: var(--muted);
        font-size: 0.9rem;
      }
      .reach-us a {
        display: inline-block;
        color: var(--ink);
        font-size: 1.125rem;
        font-weight: 700;
        text-decoration: none;
        overflow-wrap: anywhere;
        padding-block: 0.1rem;
      }
      .reach-us a[href]:hover {
        text-decoration: underline;
      }
      .quote-band .btns {
        margin-top: 2rem;
      }
      @media (min-width: 62rem) {
        .quote-row {
          grid-template-columns: 1fr minmax(0, 34rem);
        }
      }
    `,
  ],
});

function stepItem({ title, note }: { title: string; note: string }): Html {
  return html`<li>
    <h3>${title}</h3>
    ${note !== '' && html`<p>${note}</p>`}
  </li>`;
}
