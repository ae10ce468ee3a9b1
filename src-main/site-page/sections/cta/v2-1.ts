import { text } from '#shared/domain/site/readers.ts';
import { companyName, or } from '../../content/copy.ts';
import { callsToAction, ctaFields } from '../../content/cta.ts';
import { mainPhone } from '../../content/phone.ts';
import { heroPhotos, homePhotos } from '../../content/photos.ts';
import { html } from '../../html/html.ts';
import { css } from '../../html/css.ts';
import { safeUrl } from '../../html/url.ts';
import { icon } from '../../icons.ts';
import { actionBand, actionBandStyles } from '../../parts/action-band.ts';
import { button } from '../../parts/link.ts';
import { picture } from '../../parts/picture.ts';
import { defineSection } from '../../section.ts';

export const ctaV21 = defineSection({
  reads: [
    ...ctaFields,
    'cta_header',
    'cta_subtitle',
    'company_name',
    'slug',
    'hero_gallery_photos',
    'hero_image',
    'gallery',
    'deal_header',
    'deal_subtitle',
    'deal_button_text',
    'deal_button_link',
  ],
  ground: 'own',
  isPresent: (site) =>
    mainPhone(site) !== null || callsToAction(site, ['cta_main', 'cta_main_1'], { present: [] }).length > 0,
  render(site, page) {
    const photo = heroPhotos(site)[1] ?? homePhotos(site)[1];
    const ctas = callsToAction(site, ['cta_main', 'cta_main_1'], page);
    const phone = mainPhone(site);
    const dealTitle = text(site.deal_header).trim();
    const dealLink = safeUrl(text(site.deal_button_link)) || (phone ? `tel:${phone.number}` : '');
    const deal =
      dealTitle !== '' &&
      html`<div class="deal">
        ${icon('tag')}
        <div>
          <h3>${dealTitle}</h3>
          ${text(site.deal_subtitle).trim() !== '' && html`<p>${text(site.deal_subtitle).trim()}</p>`}
        </div>
        ${dealLink !== '' && button(page, { label: or(site.deal_button_text, 'Claim this offer'), href: dealLink, icon: 'arrow' }, 'solid')}
      </div>`;
    return actionBand(page, {
      id: 'cta',
      title: or(site.cta_header, 'Ready when you are'),
      subtitle: or(site.cta_subtitle, `Tell ${companyName(site)} what you need and get a clear answer.`),
      ctas,
      phone: ctas.some(({ href }) => href.startsWith('tel:')) ? null : phone,
      photo: photo ? picture(page, photo.url, 'hero', { alt: '' }) : false,
      extra: deal,
    });
  },
  styles: [
    actionBandStyles,
    css`
      .deal {
        grid-column: 1 / -1;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 1rem 1.5rem;
        padding: 1.4rem 1.6rem;
        border: 2px dashed var(--accent);
        border-radius: 16px;
        background: #fff;
        color: var(--ink);
        --focus: var(--strong);
      }
      .deal > .ico {
        color: var(--accent-strong);
        font-size: 1.6rem;
      }
      .deal > div {
        flex: 1 1 16rem;
      }
      .deal p {
        color: var(--muted);
      }
    `,
  ],
});
