import { text } from '#shared/record/readers.ts';
import { safeUrl } from '../../html/url.ts';
import { companyName, or } from '../copy.ts';
import { callsToAction, ctaFields, type Cta } from '../cta.ts';
import { defineLinkedContent } from '../define-content.ts';
import { mainPhone, type Phone } from '../phone.ts';
import { heroPhotos, homePhotoFields, homePhotos, type Photo } from '../photos.ts';
import { isShown } from '../picture.ts';

/**
 * The model of the sections `cta` and `final-cta`: a message that asks visitors to get in touch, and up to two buttons.
 */
export interface ActionModel {
  /** whether the record has words for the section; if not, title and subtitle are defaults */
  hasOwnWords: boolean;
  title: string;
  subtitle: string;
  ctas: Cta[];
  /** the main phone number; null if a button shows a phone number, or if there is none */
  phone: Phone | null;
  /** a decoration, which structures show without an alt text */
  photo: Photo | null;
  deal: { title: string; note: string; cta: Cta | null } | null;
}

export const cta = defineLinkedContent({
  root: { tag: 'section', named: 'title' },
  reads: [
    ...ctaFields,
    'cta_header',
    'cta_subtitle',
    'company_name',
    'slug',
    'hero_gallery_photos',
    'hero_image',
    ...homePhotoFields,
    'deal_header',
    'deal_subtitle',
    'deal_button_text',
    'deal_button_link',
  ],
  read(site, page): ActionModel | null {
    const { words } = page;
    const phone = mainPhone(site);
    const ctas = callsToAction(site, ['cta_main', 'cta_main_1'], page);
    if (phone === null && ctas.length === 0) return null;
    const photos = [heroPhotos(site)[1], homePhotos(site)[1], heroPhotos(site)[0]];
    const dealTitle = text(site.deal_header).trim();
    const dealLink = safeUrl(text(site.deal_button_link)) || (phone ? `tel:${phone.number}` : '');
    const dealButton: Cta = {
      label: or(site.deal_button_text, words.claim),
      href: dealLink,
      icon: 'arrow',
      ...(phone && dealLink === `tel:${phone.number}` && { number: phone.label }),
    };
    const [title, subtitle] = [text(site.cta_header).trim(), text(site.cta_subtitle).trim()];
    return {
      hasOwnWords: title + subtitle + dealTitle !== '',
      title: title || words.readyTitle,
      subtitle: subtitle || words.readySub(companyName(site)),
      ctas,
      phone: ctas.some(({ number }) => number !== undefined) ? null : phone,
      photo: photos.find((photo) => photo !== undefined && isShown(page, photo.url, 'hero')) ?? null,
      deal:
        dealTitle === ''
          ? null
          : { title: dealTitle, note: text(site.deal_subtitle).trim(), cta: dealLink === '' ? null : dealButton },
    };
  },
});
