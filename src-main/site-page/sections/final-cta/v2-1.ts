import { companyName, or } from '../../content/copy.ts';
import { callsToAction, ctaFields } from '../../content/cta.ts';
import { mainPhone } from '../../content/phone.ts';
import { homePlace } from '../../content/place.ts';
import { actionBand, actionBandStyles } from '../../parts/action-band.ts';
import { defineSection } from '../../section.ts';

export const finalCtaV21 = defineSection({
  reads: [
    ...ctaFields,
    'final_cta_header',
    'final_cta_subtitle',
    'company_name',
    'slug',
    'city',
    'state',
    'street_address',
    'zip_code',
    'service_areas',
    'service_area_array',
  ],
  ground: 'own',
  isPresent: (site) =>
    mainPhone(site) !== null || callsToAction(site, ['cta_main', 'cta_main_1'], { present: [] }).length > 0,
  render(site, page) {
    const place = homePlace(site);
    const ctas = callsToAction(site, ['cta_main', 'cta_main_1'], page);
    return actionBand(page, {
      id: 'final-cta',
      title: or(site.final_cta_header, 'Let’s get it done right'),
      subtitle: or(
        site.final_cta_subtitle,
        `${companyName(site)} is ready to help${place === '' ? '' : ` in ${place} and nearby`}.`,
      ),
      ctas,
      phone: ctas.some(({ href }) => href.startsWith('tel:')) ? null : mainPhone(site),
      photo: false,
    });
  },
  styles: [actionBandStyles],
});
