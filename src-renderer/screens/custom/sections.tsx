import { Text } from '@mantine/core';
import { ctaFacts, ctaSlots } from '#shared/record-catalogue/cta-slots.ts';
import { flag, list } from '#shared/record/readers.ts';
import { CodeWarning } from '../../editor/code-warning.tsx';
import { FlagChoiceField } from '../../editor/fields/flag-choice-field.tsx';
import { MissingPageNote } from '../../editor/missing-page-note.tsx';
import { PhotoTiles } from '../../editor/photos/photo-tiles.tsx';
import { type DrawnSection, section, fieldsSection } from '../../editor/sketch/sections.tsx';
import { Placed } from '../../editor/sketch/sketch.tsx';
import { TabLink } from '../../editor/tab-link.tsx';
import { useSite } from '../../state/draft.ts';
import { FullWidth } from '../../ui/form-grid.tsx';
import { ButtonsFields } from './parts/buttons-fields.tsx';
import { PaymentsFields } from './parts/payments-fields.tsx';
import { useStepsGenerator } from './steps.ts';

const heading = (name: string): string[] => [`${name}_header`, `${name}_subtitle`];

/** The screen's sections in order. Headings of sections that are edited nowhere else are in the order of the page. */
export const sections: readonly DrawnSection[] = [
  fieldsSection({
    id: 'headings',
    title: 'Section headers',
    purpose: 'Where a header is empty, the page shows its usual words.',
    fields: [
      ...['about', 'service', 'cta', 'work', 'partners', 'product', 'testimonial', 'faq', 'find', 'final_cta'],
      'socials',
    ].flatMap(heading),
  }),
  fieldsSection({
    id: 'navigation',
    title: 'Navigation titles',
    purpose: 'What the links at the top of the page are called.',
    fields: ['home', 'service', 'gallery', 'reviews', 'team', 'jobs'].map((name) => `${name}_nav_title`),
    tiled: true,
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
    fields: ['three_step', 'three_step_1', 'three_step_2', 'three_step_3'].flatMap(heading),
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
    fields: [
      ...heading('payment'),
      ...[1, 2, 3].map((slot) => ({ label: `Payment ${slot}`, path: ['payments', slot - 1] })),
    ],
  }),
  section({ id: 'awards', title: 'Awards', purpose: 'Photos of awards and certificates.', content: Awards }),
  fieldsSection({
    id: 'jobs',
    title: 'Jobs page',
    purpose: 'A page for people who look for work; its button is ‘Recruiting’ above.',
    shows: 'show_jobs_page',
    fields: [...heading('jobs'), 'jobs_description'],
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
      ...['name', 'phone', 'email', 'address'].map((asked) => `text_show_${asked}`),
      'embedded_form',
    ],
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
    <Placed field="awards">
      <FullWidth>
        <PhotoTiles path={['awards']} pick="Choose awards from the site’s photos" takesFiles />
      </FullWidth>
    </Placed>
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
    <Placed field="has_ads_landing_page">
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
    </Placed>
  );
}
