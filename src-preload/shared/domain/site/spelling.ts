import type { Path } from '../../record/operation.ts';
import { list, text } from './readers.ts';
import type { SiteDocument } from './schema.ts';

export interface ProseText {
  path: Path;
  /** names the field to a person */
  label: string;
  text: string;
}

/** Top-level prose; names of people, places and companies, links and code are none. */
const labels: readonly [field: string, label: string][] = [
  ['company_tagline', 'Tagline'],
  ['about', 'About'],
  ['title_tag', 'Site title'],
  ['meta_description', 'Site description'],
  ['service_link_text', 'Services link text'],
  ['work_link_text', 'Photos link text'],
  ['text_placeholder', 'Text form placeholder'],
  ['contact_chat_message', 'Chat message'],
  ['jobs_description', 'Jobs description'],
  ['deal_header', 'Deal header'],
  ['deal_subtitle', 'Deal subtitle'],
  ['deal_button_text', 'Deal button text'],
  ['leave_review_link_header', 'Review link text'],
  ['leave_review_link_3_header', 'Third review link text'],
  ['see_more_reviews_header', 'More reviews link text'],
  ['other_review_link_header', 'Other review link text'],
  ['team_header', 'Team title'],
  ['team_subtitle', 'Team subtitle'],
  ['team_col_1_header', 'Team column 1 header'],
  ['team_col_1', 'Team column 1'],
  ['team_col_2_header', 'Team column 2 header'],
  ['team_col_2', 'Team column 2'],
  ['custom_page_tab_name', 'Custom page tab name'],
  ['custom_page_header', 'Custom page header'],
  ['custom_page_subheader', 'Custom page subheader'],
  ['custom_page_cta', 'Custom page button'],
  ['custom_page_cta_secondary', 'Custom page second button'],
  ['custom_page_body', 'Custom page body'],
  ...['about', 'socials', 'service', 'testimonial', 'three_step', 'work', 'product', 'payment'].flatMap(headers),
  ...['faq', 'find', 'jobs', 'cta', 'final_cta', 'partners', 'form'].flatMap(headers),
  ...['three_step_1', 'three_step_2', 'three_step_3'].flatMap(headers),
  ...['home', 'service', 'gallery', 'reviews', 'team', 'jobs'].map(navTitle),
  ...['main', 'main_1', 'nav', 'nav_1', 'slide_in', 'recruiting', 'get_a_quote'].map(buttonText),
];

function spoken(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function headers(name: string): [string, string][] {
  return [
    [`${name}_header`, `${spoken(name)} header`],
    [`${name}_subtitle`, `${spoken(name)} subtitle`],
  ];
}

function navTitle(name: string): [string, string] {
  return [`${name}_nav_title`, `${spoken(name)} navigation title`];
}

function buttonText(slot: string): [string, string] {
  return [`cta_${slot}_message`, `Button text (${slot.replaceAll('_', ' ')})`];
}

/** The texts that the spell-check reads before a save, blank ones left out. */
export function spellingTexts(site: SiteDocument): ProseText[] {
  const fields = labels.map(([field, label]) => ({ path: [field], label, text: text(site[field]) }));
  return [...fields, ...announcementText(site), ...serviceTexts(site), ...faqTexts(site)].filter(
    (prose) => prose.text.trim() !== '',
  );
}

function announcementText(site: SiteDocument): ProseText[] {
  const description = text(site.announcement?.description);
  return [{ path: ['announcement', 'description'], label: 'Announcement', text: description }];
}

function serviceTexts(site: SiteDocument): ProseText[] {
  return list(site.services).flatMap((service, index) => {
    const name = text(service?.['service-name']) || `Service ${index + 1}`;
    const part = (field: string, what: string, value: unknown): ProseText => ({
      path: ['services', index, field],
      label: `${name}: ${what}`,
      text: text(value),
    });
    return [
      part('service-name', 'name', service?.['service-name']),
      part('service-description', 'short description', service?.['service-description']),
      part('service-description-long', 'long description', service?.['service-description-long']),
    ];
  });
}

function faqTexts(site: SiteDocument): ProseText[] {
  return list(site.faqs).flatMap((faq, index) => [
    { path: ['faqs', index, 'question'], label: `FAQ ${index + 1}: question`, text: text(faq?.question) },
    { path: ['faqs', index, 'answer'], label: `FAQ ${index + 1}: answer`, text: text(faq?.answer) },
  ]);
}

/** The different quote characters of a text, single or triple, in the order in which they first occur. */
export function findQuotes(prose: string): string[] {
  // Curly quotes are typography and harmless to a page's markup and scripts; straight ones are what a save warns of.
  return [...new Set(prose.match(/'''|"""|```|['"`]/gu) ?? [])];
}
