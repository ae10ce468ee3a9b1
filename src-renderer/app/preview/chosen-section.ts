import { useNavigate } from 'react-router-dom';
import { type HomeSection, homeSections } from '#shared/layout/catalogue.ts';
import { tabOfField } from '#shared/record-catalogue/catalogue.ts';
import { focusFirstField, sectionStore } from '../../editor/preview-section.ts';
import type { FieldLink } from '../../state/field-link.ts';
import { tabRoute } from '../../state/tabs.ts';

/** A field of each section: the section is edited on the tab of that field. */
const firstFields: Record<HomeSection, string> = {
  'launch-site-banner': 'announcement.description',
  navigation: 'logo',
  header: 'phone',
  hero: 'company_tagline',
  'logo-w-text-grid': 'custom_badges',
  'about-us': 'about',
  'logo-grid': 'awards',
  'our-services': 'services',
  cta: 'cta_header',
  get_a_quote: 'three_step_header',
  'our-best-work': 'gallery',
  'our-partners': 'products',
  reviews: 'testimonials',
  'pay-online': 'payments',
  faq: 'faqs',
  service_areas: 'service_areas',
  'final-cta': 'final_cta_header',
  footer: 'email',
  'text-us-button': 'phone',
};

const isSection = (id: string): id is HomeSection => (homeSections as readonly string[]).includes(id);

/**
 * Puts the focus in the first field of a section that was clicked: on this screen, else on the screen that edits the
 * section.
 */
export function useChosenSection(slug: string): (section: string) => void {
  const navigate = useNavigate();
  return (section) => {
    sectionStore.setState({ section });
    if (focusFirstField(section) || !isSection(section)) return;
    const field = firstFields[section];
    const tab = tabOfField(field.split('.')[0]!);
    void navigate(tabRoute(tab, slug), { state: { field } satisfies FieldLink });
  };
}
