import type { HomeSection } from '#shared/layout/catalogue.ts';
import type { SectionVersions } from '../section.ts';
import { aboutUs } from './about-us/index.ts';
import { cta } from './cta/index.ts';
import { faq } from './faq/index.ts';
import { finalCta } from './final-cta/index.ts';
import { footer } from './footer/index.ts';
import { getAQuote } from './get_a_quote/index.ts';
import { header } from './header/index.ts';
import { hero } from './hero/index.ts';
import { launchSiteBanner } from './launch-site-banner/index.ts';
import { logoGrid } from './logo-grid/index.ts';
import { logoWithTextGrid } from './logo-w-text-grid/index.ts';
import { navigation } from './navigation/index.ts';
import { ourBestWork } from './our-best-work/index.ts';
import { ourPartners } from './our-partners/index.ts';
import { ourServices } from './our-services/index.ts';
import { payOnline } from './pay-online/index.ts';
import { reviews } from './reviews/index.ts';
import { serviceAreas } from './service_areas/index.ts';
import { textUsButton } from './text-us-button/index.ts';

export const sections: Readonly<Record<HomeSection, SectionVersions>> = {
  'launch-site-banner': launchSiteBanner,
  navigation,
  header,
  hero,
  'logo-w-text-grid': logoWithTextGrid,
  'about-us': aboutUs,
  'logo-grid': logoGrid,
  'our-services': ourServices,
  cta,
  get_a_quote: getAQuote,
  'our-best-work': ourBestWork,
  'our-partners': ourPartners,
  reviews,
  'pay-online': payOnline,
  faq,
  service_areas: serviceAreas,
  'final-cta': finalCta,
  footer,
  'text-us-button': textUsButton,
};
