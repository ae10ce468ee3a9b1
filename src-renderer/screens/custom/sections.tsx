import { ctaSlots } from '#shared/domain/cta/slots.ts';
import { CodeWarning } from '../../editor/code-warning.tsx';
import { type DrawnSection, section, textsSection } from '../../editor/sketch/sections.tsx';
import { AdsPagesCard } from './parts/ads-pages-card.tsx';
import { AwardsCard } from './parts/awards-card.tsx';
import { ButtonsCard } from './parts/buttons-card.tsx';
import { JobsCard } from './parts/jobs-card.tsx';
import { PaymentsCard } from './parts/payments-card.tsx';
import { PublishCard } from './parts/publish-card.tsx';
import { TextFormCard } from './parts/text-form-card.tsx';
import { useStepsGenerator } from './queries.ts';

const heading = (name: string): string[] => [`${name}_header`, `${name}_subtitle`];

/** The screen's sections in their order; headings that belong to none of the others stand in the order of the page. */
export const sections: readonly DrawnSection[] = [
  textsSection({
    id: 'headings',
    title: 'Section headers',
    purpose: 'Where a header is empty, the page shows its usual words.',
    fields: [
      ...['about', 'service', 'cta', 'work', 'partners', 'product', 'testimonial', 'faq', 'find', 'final_cta'],
      'socials',
    ].flatMap(heading),
  }),
  textsSection({
    id: 'navigation',
    title: 'Navigation titles',
    purpose: 'What the links at the top of the page are called.',
    fields: ['home', 'service', 'gallery', 'reviews', 'team', 'jobs'].map((name) => `${name}_nav_title`),
    tiled: true,
  }),
  textsSection({
    id: 'deals',
    title: 'Deals',
    purpose: 'An offer beside the call to action; without a header there is none.',
    fields: ['deal_header', 'deal_subtitle', 'deal_button_text', 'deal_button_link'],
  }),
  textsSection({
    id: 'steps',
    title: 'Three steps',
    purpose: 'How a job begins, in three short steps.',
    fields: ['three_step', 'three_step_1', 'three_step_2', 'three_step_3'].flatMap(heading),
    useGenerator: useStepsGenerator,
  }),
  section(
    'buttons',
    'Call-to-action buttons',
    ButtonsCard,
    ...ctaSlots.flatMap((slot) => [slot, `${slot}_message`, `${slot}_link`]),
    'external_link',
    'call_to_action_message',
  ),
  section('payments', 'Payments', PaymentsCard, ...heading('payment'), 'Payment 1', 'Payment 2', 'Payment 3'),
  section('awards', 'Awards', AwardsCard),
  section('jobs', 'Jobs page', JobsCard, 'show_jobs_page', ...heading('jobs'), 'jobs_description'),
  section(
    'text-form',
    'Text form',
    TextFormCard,
    ...heading('form'),
    'text_placeholder',
    'contact_form_steps',
    'text_show_name',
    'text_show_phone',
    'text_show_email',
    'text_show_address',
    'embedded_form',
  ),
  textsSection({
    id: 'analytics',
    title: 'Analytics',
    purpose: 'Tags of a service that counts visitors.',
    fields: ['google_analytics_tag', 'google_analytics_tag_body'],
    lead: <CodeWarning />,
  }),
  textsSection({
    id: 'chat',
    title: 'Chat',
    purpose: 'The chat button of every page.',
    fields: ['contact_chat_message', 'so_tell_us_chat_code'],
    lead: <CodeWarning />,
  }),
  section('publish', 'Publish target', PublishCard, 'Cloud storage', 'Code-hosting pages'),
  section('ads-pages', 'Ads pages', AdsPagesCard),
];
