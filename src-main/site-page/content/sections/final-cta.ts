import { text } from '#shared/record/readers.ts';
import { companyName } from '../copy.ts';
import { callsToAction, ctaFields } from '../cta.ts';
import { defineLinkedContent } from '../define-content.ts';
import { mainPhone } from '../phone.ts';
import { homePlace, placeFields } from '../place.ts';
import type { ActionModel } from './cta.ts';

export const finalCta = defineLinkedContent({
  root: { tag: 'section', named: 'title' },
  reads: [...ctaFields, 'final_cta_header', 'final_cta_subtitle', 'company_name', 'slug', ...placeFields],
  read(site, page): ActionModel | null {
    const { words } = page;
    const phone = mainPhone(site);
    const ctas = callsToAction(site, ['cta_main', 'cta_main_1'], page);
    if (phone === null && ctas.length === 0) return null;
    const [title, subtitle] = [text(site.final_cta_header).trim(), text(site.final_cta_subtitle).trim()];
    return {
      hasOwnWords: title + subtitle !== '',
      title: title || words.finalTitle,
      subtitle: subtitle || words.finalSub(companyName(site), homePlace(site)),
      ctas,
      phone: ctas.some(({ number }) => number !== undefined) ? null : phone,
      photo: null,
      deal: null,
    };
  },
});
