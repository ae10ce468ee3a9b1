import { fill, sentenceCase } from '../creation/fill.ts';
import { type Industry, industryNamed } from '../data/industries/index.ts';
import * as templates from './templates.ts';

export interface Subject {
  company: string;
  industry: string;
  city: string;
  state: string;
  keywords: readonly string[];
}

export interface Composer {
  tagline(subject: Subject): string;
  about(subject: Subject): string;
  metaTitle(subject: Subject): string;
  metaDescription(subject: Subject): string;
}

/** “a, b and c” */
function sentenceList(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

function valuesOf(subject: Subject, industry: Industry | undefined): Record<string, string> {
  const trade = subject.industry.toLowerCase();
  const keywords = subject.keywords.length > 0 ? subject.keywords : (industry?.keywords ?? [trade]);
  const [keyword = trade] = keywords;
  return {
    company: subject.company,
    city: subject.city,
    state: subject.state,
    location: subject.state ? `${subject.city}, ${subject.state}` : subject.city,
    industry: trade.replace('hvac', 'HVAC'),
    Industry: subject.industry,
    trade: industry?.trade ?? trade,
    keyword,
    Keyword: keyword.split(' ').map(sentenceCase).join(' '),
    keywords: sentenceList(keywords.slice(0, 3)),
  };
}

/** Composes marketing texts; asking again never gives the same choice of a sentence twice running. */
export function createComposer(): Composer {
  const latest = new Set<string>();
  const pick = (list: readonly string[]) => {
    const fresh = list.filter((template) => !latest.has(template));
    const template = fresh[Math.floor(Math.random() * fresh.length)] ?? '';
    for (const other of list) latest.delete(other);
    latest.add(template);
    return template;
  };
  const compose = (subject: Subject, choose: (industry: Industry | undefined) => string) => {
    const industry = industryNamed(subject.industry);
    return fill(choose(industry), valuesOf(subject, industry)).replace(/,? \{state\}/g, '');
  };
  return {
    tagline: (subject) => compose(subject, (industry) => pick([...(industry?.taglines ?? []), ...templates.taglines])),
    about: (subject) =>
      compose(subject, () =>
        [templates.openings, templates.strengths, templates.promises, templates.closings].map(pick).join(' '),
      ),
    metaTitle: (subject) => compose(subject, () => pick(templates.titles)),
    metaDescription: (subject) => compose(subject, () => pick(templates.descriptions)),
  };
}
