import { text } from '#shared/record/readers.ts';
import { imageAddress } from '../../html/url.ts';
import { companyName } from '../copy.ts';
import { defineContent } from '../define-content.ts';
import { items } from '../items.ts';
import { isShown } from '../picture.ts';

export interface AwardsModel {
  title: string;
  logos: { url: string; alt: string }[];
}

export const logoGrid = defineContent({
  root: { tag: 'section', named: 'title' },
  reads: ['awards', 'company_name', 'slug'],
  read(site, page): AwardsModel | null {
    const name = companyName(site);
    const logos = items(site.awards)
      .map((award) => imageAddress(text(award.photo)))
      .filter((url) => isShown(page, url, 'award'))
      .map((url, at) => ({ url, alt: page.words.award(name, at + 1) }));
    return logos.length === 0 ? null : { title: page.words.awards, logos };
  },
});
