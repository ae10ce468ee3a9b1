import type { ComponentType } from 'react';
import { ctaSlots } from '#shared/domain/cta/slots.ts';
import { labelAt } from '../../editor/bound-field.ts';
import type { IndexedSection } from '../../editor/section-index.tsx';
import { dealFields, headings, navigationTitles, paymentHeading, steps, stepsHeading } from './model.ts';
import { AdsPagesCard } from './parts/ads-pages-card.tsx';
import { AwardsCard } from './parts/awards-card.tsx';
import { ButtonsCard } from './parts/buttons-card.tsx';
import { AnalyticsCard, ChatCard } from './parts/code-cards.tsx';
import { DealCard } from './parts/deal-card.tsx';
import { HeadingsCard } from './parts/headings-card.tsx';
import { JobsCard } from './parts/jobs-card.tsx';
import { NavigationCard } from './parts/navigation-card.tsx';
import { PaymentsCard } from './parts/payments-card.tsx';
import { PublishCard } from './parts/publish-card.tsx';
import { StepsCard } from './parts/steps-card.tsx';
import { TextFormCard } from './parts/text-form-card.tsx';

interface CustomSection extends IndexedSection {
  component: ComponentType;
}

const labels = (...fields: readonly string[]): string[] => fields.map((field) => labelAt([field]));

/** The screen's sections in their order. */
export const sections: readonly CustomSection[] = [
  {
    id: 'headings',
    title: 'Section headers',
    component: HeadingsCard,
    fields: labels(...headings.flatMap(({ fields }) => fields)),
  },
  {
    id: 'navigation',
    title: 'Navigation titles',
    component: NavigationCard,
    fields: labels(...navigationTitles.flatMap(({ fields }) => fields)),
  },
  { id: 'deals', title: 'Deals', component: DealCard, fields: labels(...dealFields.fields) },
  {
    id: 'steps',
    title: 'Three steps',
    component: StepsCard,
    fields: labels(...[stepsHeading, ...steps].flatMap(({ fields }) => fields)),
  },
  {
    id: 'buttons',
    title: 'Call-to-action buttons',
    component: ButtonsCard,
    fields: labels(
      ...ctaSlots.flatMap((slot) => [slot, `${slot}_message`, `${slot}_link`]),
      'external_link',
      'call_to_action_message',
    ),
  },
  {
    id: 'payments',
    title: 'Payments',
    component: PaymentsCard,
    fields: [...labels(...paymentHeading.fields), 'Payment 1', 'Payment 2', 'Payment 3'],
  },
  { id: 'awards', title: 'Awards', component: AwardsCard },
  {
    id: 'jobs',
    title: 'Jobs page',
    component: JobsCard,
    fields: labels('show_jobs_page', 'jobs_header', 'jobs_subtitle', 'jobs_description'),
  },
  {
    id: 'text-form',
    title: 'Text form',
    component: TextFormCard,
    fields: labels(
      'form_header',
      'form_subtitle',
      'text_placeholder',
      'contact_form_steps',
      'text_show_name',
      'text_show_phone',
      'text_show_email',
      'text_show_address',
      'embedded_form',
    ),
  },
  {
    id: 'analytics',
    title: 'Analytics',
    component: AnalyticsCard,
    fields: labels('google_analytics_tag', 'google_analytics_tag_body'),
  },
  { id: 'chat', title: 'Chat', component: ChatCard, fields: labels('contact_chat_message', 'so_tell_us_chat_code') },
  { id: 'publish', title: 'Publish target', component: PublishCard, fields: ['Cloud storage', 'Code-hosting pages'] },
  { id: 'ads-pages', title: 'Ads pages', component: AdsPagesCard },
];
