import type { Model } from '../content/sections/index.ts';
import type { Structure } from '../engine/structure.ts';
import type { SectionKey } from '../page.ts';
import { aboutUs } from './about-us/index.ts';
import { cta } from './cta/index.ts';
import { faq } from './faq/index.ts';
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

/** All structures by section and name; both calls to action have the same ones. */
export const structures = {
  'about-us': aboutUs,
  cta,
  faq,
  'final-cta': cta,
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
} satisfies { [K in SectionKey]: Readonly<Record<string, Structure<Model<K>>>> };

export type StructureName<K extends SectionKey> = Extract<keyof (typeof structures)[K], string>;
