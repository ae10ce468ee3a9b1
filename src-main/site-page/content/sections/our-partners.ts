import { fieldsOf } from '#shared/record-catalogue/read-items.ts';
import { text } from '#shared/record/readers.ts';
import { externalUrl, imageAddress, safeUrl } from '../../html/url.ts';
import { or } from '../copy.ts';
import { defineContent } from '../define-content.ts';
import type { Heading } from '../heading.ts';
import { orderedItems } from '../items.ts';
import { isShown } from '../picture.ts';

export interface Partner {
  name: string;
  note: string;
  /** '' if there is none, or if the page cannot show it */
  photo: string;
  href: string;
}

export interface PartnersModel extends Heading {
  partners: Partner[];
}

export const ourPartners = defineContent({
  root: { tag: 'section', named: 'title' },
  reads: ['products', 'partners_header', 'partners_subtitle', 'product_header', 'product_subtitle'],
  read(site, page): PartnersModel | null {
    const partners = orderedItems(fieldsOf(site.products)).flatMap((item): Partner[] => {
      const name = text(item.title).trim();
      const url = imageAddress(text(item.photo));
      const photo = isShown(page, url, 'partner') ? url : '';
      if (name === '' && photo === '') return [];
      const href = externalUrl(text(item.link)) || safeUrl(text(item.link));
      return [{ name, note: text(item.subtitle).trim(), photo, href }];
    });
    if (partners.length === 0) return null;
    return {
      kicker: '',
      title: or(site.partners_header, or(site.product_header, page.words.partners)),
      subtitle: or(site.partners_subtitle, text(site.product_subtitle).trim()),
      partners,
    };
  },
});
