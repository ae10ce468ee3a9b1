import { Text } from '@mantine/core';
import { ctaFacts, ctaSlots } from '#shared/record-catalogue/cta-slots.ts';
import { flag, list } from '#shared/record/readers.ts';
import { CodeWarning } from '../../editor/code-warning.tsx';
import { FlagChoiceField } from '../../editor/fields/flag-choice-field.tsx';
import { MissingPageNote } from '../../editor/missing-page-note.tsx';
import { PhotoTiles } from '../../editor/photos/photo-tiles.tsx';
import { besideField } from '../../editor/preview-section.ts';
import { TabLink } from '../../editor/tab-link.tsx';
import { useSite } from '../../state/draft.ts';
import { ButtonsFields } from './parts/buttons-fields.tsx';
import { LegalFields } from './parts/legal-fields.tsx';
import { paymentLabel, PaymentsFields } from './parts/payments-fields.tsx';
import type { DrawnSection } from '../../editor/section-screen.tsx';
import { fieldsSection, section } from './parts/section.tsx';
import { useStepsGenerator } from './steps.ts';

const heading = <N extends string>(name: N) => [`${name}_header`, `${name}_subtitle`] as const;

/** The screen's sections in their order. The fields of `headings` are in the usual order of the page's sections. */
export const sections: readonly DrawnSection[] = [
  fieldsSection({
    id: 'headings',
    title: 'Section headers',
    purpose: 'Where a header is empty, the page shows its usual words; partners without one show that of products.',
    fields: [
      ...heading('about'),
      ...heading('service'),
      ...heading('cta'),
      ...heading('work'),
      ...heading('partners'),
      ...heading('product'),
      ...heading('testimonial'),
      ...heading('faq'),
      ...heading('find'),
      ...heading('final_cta'),
      ...heading('socials'),
    ],
  }),
  fieldsSection({
    id: 'navigation',
    title: 'Navigation titles',
    purpose: 'What the links at the top of the page are called.',
    fields: [
      'home_nav_title',
      'service_nav_title',
      'gallery_nav_title',
      'reviews_nav_title',
      'team_nav_title',
      'jobs_nav_title',
    ],
  }),
  fieldsSection({
    id: 'deals',
    title: 'Deals',
    purpose: 'An offer beside the call to action; without a header there is none.',
    fields: ['deal_header', 'deal_subtitle', 'deal_button_text', 'deal_button_link'],
  }),
  fieldsSection({
    id: 'steps',
    title: 'Three steps',
    purpose: 'How a job begins, in three short steps.',
    fields: [
      ...heading('three_step'),
      ...heading('three_step_1'),
      ...heading('three_step_2'),
      ...heading('three_step_3'),
    ],
    useGenerator: useStepsGenerator,
  }),
  section({
    id: 'buttons',
    title: 'Call-to-action buttons',
    purpose: 'What the page’s buttons say and where they lead.',
    content: ButtonsFields,
    fields: [...ctaSlots.flatMap((slot) => [slot, ctaFacts[slot].message, ctaFacts[slot].link]), 'external_link'],
  }),
  section({
    id: 'payments',
    title: 'Payments',
    purpose: 'Where customers can pay; a slot can be chosen once the one before it is filled.',
    content: PaymentsFields,
    fields: [...heading('payment'), ...[0, 1, 2].map((at) => ({ label: paymentLabel(at), path: ['payments', at] }))],
  }),
  section({ id: 'awards', title: 'Awards', purpose: 'Photos of awards and certificates.', content: Awards }),
  fieldsSection({
    id: 'jobs',
    title: 'Jobs page',
    purpose:
      'A page for people who look for work; its button is ‘Recruiting’ above. With a title and the date posted, search engines list the job.',
    shows: 'show_jobs_page',
    fields: [...heading('jobs'), 'job_title', 'job_posted', 'jobs_description'],
    lead: <MissingPageNote page="jobs" />,
  }),
  fieldsSection({
    id: 'text-form',
    title: 'Text form',
    purpose: 'The form by which visitors send a message, and what it asks for.',
    fields: [
      ...heading('form'),
      'text_placeholder',
      'contact_form_steps',
      'text_show_name',
      'text_show_phone',
      'text_show_email',
      'text_show_address',
      'embedded_form',
    ],
  }),
  section({
    id: 'legal',
    title: 'Privacy and terms',
    purpose:
      'Pages that each form and the footer link to. While a field is empty, its page says what the record holds.',
    content: LegalFields,
    fields: ['privacy_text', 'terms_text'],
  }),
  fieldsSection({
    id: 'analytics',
    title: 'Analytics',
    purpose: 'Tags of a service that counts visitors.',
    fields: ['google_analytics_tag', 'google_analytics_tag_body'],
    lead: <CodeWarning />,
  }),
  fieldsSection({
    id: 'chat',
    title: 'Chat',
    purpose: 'The chat button of every page.',
    fields: ['contact_chat_message', 'so_tell_us_chat_code'],
    lead: <CodeWarning />,
  }),
  section({
    id: 'publish',
    title: 'Publish target',
    purpose: (
      <>
        Where the published page is kept. A domain’s DNS records depend on it: see{' '}
        <TabLink tab="domain" section="dns">
          Domain
        </TabLink>
        .
      </>
    ),
    content: PublishTarget,
    fields: [{ label: 'Cloud storage' }, { label: 'Code-hosting pages' }],
  }),
  section({
    id: 'ads-pages',
    title: 'Ads pages',
    purpose: 'Pages that ads lead to, each about one service.',
    shows: 'has_ads_landing_page',
    content: AdsPagesNote,
  }),
];

function Awards() {
  return (
    <div {...besideField('awards')}>
      <PhotoTiles path={['awards']} pick="Choose awards from the site’s photos" takesFiles />
    </div>
  );
}

function PublishTarget() {
  return (
    <FlagChoiceField
      path={['publish_to_google_storage']}
      aria-label="Publish target"
      yes={{ label: 'Cloud storage', description: 'Redirects work there' }}
      no={{ label: 'Code-hosting pages', description: 'The page is a repository of files' }}
    />
  );
}

function AdsPagesNote() {
  const isOn = useSite((site) => flag(site.has_ads_landing_page));
  const count = useSite((site) => list(site.ads_landing_pages).length);
  return (
    <Text size="sm" c="dimmed">
      {isOn ? (
        <>
          {count === 0 ? 'There is none yet' : `${count} so far`}: they are made on the{' '}
          <TabLink tab="ads-page">Ads Page</TabLink> tab.
        </>
      ) : (
        'The Ads Page tab appears once they are shown.'
      )}
    </Text>
  );
}
