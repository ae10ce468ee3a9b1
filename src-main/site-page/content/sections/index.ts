import type { Content } from '../../engine/content.ts';
import type { SectionKey } from '../../page.ts';
import { aboutUs } from './about-us.ts';
import { cta } from './cta.ts';
import { faq } from './faq.ts';
import { finalCta } from './final-cta.ts';
import { footer } from './footer.ts';
import { getAQuote } from './get_a_quote.ts';
import { header } from './header.ts';
import { hero } from './hero.ts';
import { launchSiteBanner } from './launch-site-banner.ts';
import { logoGrid } from './logo-grid.ts';
import { logoWithTextGrid } from './logo-w-text-grid.ts';
import { navigation } from './navigation.ts';
import { ourBestWork } from './our-best-work.ts';
import { ourPartners } from './our-partners.ts';
import { ourServices } from './our-services.ts';
import { payOnline } from './pay-online.ts';
import { reviews } from './reviews.ts';
import { serviceAreas } from './service_areas.ts';
import { textUsButton } from './text-us-button.ts';

/** What the page says, section by section; a key that is not a home section belongs to other pages. */
export const contents = {
  'about-us': aboutUs,
  cta,
  faq,
  'final-cta': finalCta,
  footer,
  get_a_quote: getAQuote,
  header,
  hero,
  'launch-site-banner': launchSiteBanner,
  'logo-grid': logoGrid,
  'logo-w-text-grid': logoWithTextGrid,
  navigation,
  'our-best-work': ourBestWork,
  'our-partners': ourPartners,
  'our-services': ourServices,
  'pay-online': payOnline,
  reviews,
  service_areas: serviceAreas,
  'text-us-button': textUsButton,
} satisfies Readonly<Record<SectionKey, Content<unknown>>>;

export type Model<K extends SectionKey> = (typeof contents)[K] extends Content<infer M> ? M : never;
