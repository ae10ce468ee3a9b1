import { contrast, parseColor } from '../../theme/color.ts';
import { list, text } from '../site/readers.ts';
import type { SiteDocument } from '../site/schema.ts';
import type { Path } from '../../record/operation.ts';
import type { PublishFinding } from './finding.ts';

/** Characters of a title and of a description that search engines show. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;
const READABLE = 4.5;

const isBlank = (value: unknown): boolean => text(value).trim() === '';

export function missingHours(site: SiteDocument): PublishFinding | undefined {
  const isGiven = list(site.business_hours).some((day) => !isBlank(day?.from) || !isBlank(day?.custom));
  if (isGiven) return undefined;
  return {
    id: 'hours',
    title: 'No business hours are given',
    advice: 'The page cannot say whether the company is open.',
    places: [['business_hours']],
  };
}

export function unreadableAnnouncement(site: SiteDocument): PublishFinding | undefined {
  const { background_color, text_color } = site.announcement ?? {};
  const [front, back] = [text_color, background_color || site.custom_secondary].map((each) => parseColor(text(each)));
  if (!front || !back || contrast(front, back) >= READABLE) return undefined;
  const path: Path = ['announcement', 'text_color'];
  return {
    id: 'contrast',
    title: 'The announcement’s words can hardly be read on their background',
    advice: 'Choose another color; until then the page takes a readable one.',
    places: [path],
    fix: { label: 'Let the page choose the color', operations: [{ op: 'set', path, value: '' }] },
  };
}

export function searchTexts(site: SiteDocument): PublishFinding[] {
  const long = (field: 'title_tag' | 'meta_description', most: number, what: string): PublishFinding[] => {
    const { length } = [...text(site[field]).trim()];
    if (length <= most) return [];
    const title = `The ${what} has ${length} characters; search engines show ${most}`;
    return [{ id: field, title, advice: 'Say what matters most first.', places: [[field]] }];
  };
  return [
    ...long('title_tag', TITLE_LENGTH, 'site title'),
    ...long('meta_description', DESCRIPTION_LENGTH, 'site description'),
  ];
}

/** Services of the same name would be pages of the same title. */
export function sameNames(site: SiteDocument): PublishFinding | undefined {
  const names = list(site.services).map((service) => text(service?.['service-name']).trim().toLowerCase());
  const places = names.flatMap((name, index): Path[] =>
    name !== '' && names.indexOf(name) !== index ? [['services', index, 'service-name']] : [],
  );
  if (places.length === 0) return undefined;
  return {
    id: 'same-names',
    title: 'Services share a name',
    advice: 'Their pages would have the same title and the same address.',
    places,
  };
}

const slots = ['cta_main', 'cta_main_1', 'cta_nav', 'cta_nav_1', 'cta_slide_in', 'cta_get_a_quote'] as const;

export function oneNumberForAll(site: SiteDocument): PublishFinding | undefined {
  const used = slots.filter((slot) => !isBlank(site[slot]) && text(site[slot]).trim().toLowerCase() !== 'none');
  const dial = used.filter((slot) => /phone|call/i.test(text(site[slot])));
  if (used.length < 3 || dial.length < used.length) return undefined;
  return {
    id: 'buttons',
    title: `All ${used.length} buttons dial a number`,
    advice: 'A text, a form or a booking page reaches people who will not call.',
    places: dial.map((slot) => [slot]),
  };
}
