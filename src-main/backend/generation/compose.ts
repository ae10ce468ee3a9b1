import { fill, sentenceCase } from '../creation/fill.ts';
import { type Industry, industryNamed } from '../data/industries/index.ts';
import { createPick, sentenceList } from './pick.ts';
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

/** Creates a generator of marketing texts. It does not choose the same sentence twice in a row. */
export function createComposer(): Composer {
  const choose = createPick();
  const pick = (list: readonly string[]) => choose(list) ?? '';
  const compose = (subject: Subject, template: (industry: Industry | undefined) => string) => {
    const industry = industryNamed(subject.industry);
    return fill(template(industry), valuesOf(subject, industry)).replace(/,? \{state\}/g, '');
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
