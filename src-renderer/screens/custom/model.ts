import { type CtaSlot, ctaTypeLabels, ctaTypes } from '#shared/domain/cta/slots.ts';
import { type CtaState, isCtaType } from '#shared/domain/cta/rules.ts';
import { list, text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { ThreeStep } from '#shared/ipc/custom.ipc.ts';
import type { SectionKey } from '#shared/layout/catalogue.ts';
import type { Path } from '#shared/record/operation.ts';
import type { GeneratedTexts } from '../../editor/generation/texts.ts';
import { pathKey } from '../../editor/generation/texts.ts';
import type { Spot } from './sketch/drawings.ts';

/** Fields that stand beside one sketch, and what the preview shows with them. */
export interface PlacedFields {
  fields: readonly string[];
  spot: Spot;
  section: SectionKey;
}

const both = ['heading', 'subtitle'];

/** @param name of a heading and of the words below it */
export function heading(name: string, section: SectionKey, spot: Spot): PlacedFields {
  return { fields: [`${name}_header`, `${name}_subtitle`], section, spot };
}

/** Headings that belong to no other part of this screen, in the order of the page. */
export const headings: readonly PlacedFields[] = [
  heading('about', 'about-us', { band: 'about', drawing: 'section', parts: both, place: 'about us' }),
  heading('service', 'our-services', { band: 'services', drawing: 'section', parts: both, place: 'services' }),
  heading('cta', 'cta', { band: 'cta', drawing: 'words', parts: both, place: 'call to action' }),
  heading('work', 'our-best-work', { band: 'work', drawing: 'section', parts: both, place: 'best work' }),
  heading('partners', 'our-partners', { band: 'partners', drawing: 'section', parts: both, place: 'partners' }),
  heading('product', 'our-partners', {
    band: 'partners',
    drawing: 'section',
    parts: both,
    place: 'partners, where they have no heading of their own',
  }),
  heading('testimonial', 'reviews', { band: 'reviews', drawing: 'section', parts: both, place: 'reviews' }),
  heading('faq', 'faq', { band: 'faq', drawing: 'section', parts: both, place: 'questions and answers' }),
  heading('find', 'service_areas', { band: 'areas', drawing: 'section', parts: both, place: 'service areas' }),
  heading('final_cta', 'final-cta', {
    band: 'final-cta',
    drawing: 'words',
    parts: both,
    place: 'final call to action',
  }),
  heading('socials', 'footer', { band: 'footer', drawing: 'footer', parts: both, place: 'footer' }),
];

export const navigationTitles: readonly PlacedFields[] = ['home', 'service', 'gallery', 'reviews', 'team', 'jobs'].map(
  (name, at) => ({
    fields: [`${name}_nav_title`],
    section: 'navigation',
    spot: { band: 'navigation', drawing: 'navigation', parts: [`link-${at + 1}`], place: 'navigation' },
  }),
);

export const dealFields: PlacedFields = {
  fields: ['deal_header', 'deal_subtitle', 'deal_button_text', 'deal_button_link'],
  section: 'cta',
  spot: { band: 'cta', drawing: 'words', parts: [...both, 'button'], place: 'call to action' },
};

export const stepsHeading = heading('three_step', 'get_a_quote', {
  band: 'quote',
  drawing: 'steps',
  parts: both,
  place: 'get a quote',
});

const stepNumbers = [1, 2, 3] as const;

export const steps: readonly PlacedFields[] = stepNumbers.map((step) =>
  heading(`three_step_${step}`, 'get_a_quote', {
    band: 'quote',
    drawing: 'steps',
    parts: [`step-${step}`],
    place: `get a quote, step ${step}`,
  }),
);

/** The texts of the steps, as generated ones are put in their place. */
export const stepPaths: readonly Path[] = steps.flatMap(({ fields }) => fields.map((field) => [field]));

/** What was generated for each of them; what the answer leaves out stays as it is. */
export function stepTexts(generated: readonly ThreeStep[]): GeneratedTexts {
  const texts = generated.flatMap(({ heading: title, description }) => [title, description]);
  return Object.fromEntries(stepPaths.flatMap((path, at) => (texts[at]?.trim() ? [[pathKey(path), texts[at]]] : [])));
}

export const paymentHeading = heading('payment', 'pay-online', {
  band: 'payment',
  drawing: 'methods',
  parts: both,
  place: 'pay online',
});

export const paymentSpots: readonly Spot[] = stepNumbers.map((slot) => ({
  band: 'payment',
  drawing: 'methods',
  parts: [`method-${slot}`],
  place: `pay online, button ${slot}`,
}));

/** Where the button of each slot stands. */
export const ctaSpots: Readonly<Record<CtaSlot, { section: SectionKey; spot: Spot }>> = {
  cta_main: {
    section: 'hero',
    spot: { band: 'hero', drawing: 'hero', parts: ['button-1'], place: 'top of the page, first button' },
  },
  cta_main_1: {
    section: 'hero',
    spot: { band: 'hero', drawing: 'hero', parts: ['button-2'], place: 'top of the page, second button' },
  },
  cta_nav: {
    section: 'navigation',
    spot: { band: 'navigation', drawing: 'navigation', parts: ['button-1'], place: 'navigation, first button' },
  },
  cta_nav_1: {
    section: 'navigation',
    spot: { band: 'navigation', drawing: 'navigation', parts: ['button-2'], place: 'navigation, second button' },
  },
  cta_slide_in: {
    section: 'text-us-button',
    spot: { page: 'slide', parts: ['button'], place: 'what slides in above the page' },
  },
  cta_recruiting: { section: 'jobs-page', spot: { page: 'jobs', parts: ['button'], place: 'jobs page' } },
  cta_get_a_quote: {
    section: 'get_a_quote',
    spot: { band: 'quote', drawing: 'words', parts: ['button'], place: 'get a quote' },
  },
};

/** For None, which the editor shows where the record has no type. */
export const NONE = 'none';

export const typeOptions = [
  { value: NONE, label: 'None' },
  ...ctaTypes.map((value) => ({ value, label: ctaTypeLabels[value] })),
];

/** Why a button without a link of its own leads nowhere; undefined where it leads somewhere. */
export function deadEnd(site: SiteDocument, { type, link }: CtaState): string | undefined {
  if (link.trim() !== '' || !isCtaType(type)) return undefined;
  const has = (value: unknown): boolean => text(value).trim() !== '';
  switch (type) {
    case 'phone':
    case 'text':
      return has(site.phone) ? undefined : 'The site has no phone number: see Basic Info';
    case 'email':
      return has(site.email) ? undefined : 'The site has no email address: see Basic Info';
    case 'external':
      return has(site.external_link) ? undefined : 'There is no external link yet: see below';
    case 'link':
      return 'Say where it leads';
    case 'quote':
      return undefined;
  }
}

export function awardCount(site: SiteDocument): string {
  const { length } = list(site.awards);
  return length === 0 ? 'Photos of awards and certificates.' : `${length} ${length === 1 ? 'photo' : 'photos'}`;
}
