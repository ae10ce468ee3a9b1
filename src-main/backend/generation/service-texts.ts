import { fill, sentenceCase } from '../creation/fill.ts';
import { industryNamed } from '../data/industries/index.ts';
import { createPick, sentenceList, sample } from './pick.ts';
import * as templates from './service-templates.ts';

export interface ServiceSubject {
  company: string;
  industry: string;
  service: string;
  /** '' if unknown */
  city: string;
  /** the most important first; may be empty */
  keywords: readonly string[];
}

export type DescriptionType = 'short' | 'long' | 'longV2';

/**
 * Returns a function that generates descriptions of services: `long` is one paragraph; `longV2` has a question, a
 * promise, a list and a result.
 */
export function createServiceTexts(): (type: DescriptionType, subject: ServiceSubject) => string {
  const choose = createPick();
  const pick = (list: readonly string[]) => choose(list) ?? '';
  const bodies: Record<DescriptionType, (own: OwnTexts, hasRelated: boolean) => string> = {
    short: (own) => pick([...own.short, ...templates.shorts]),
    long(own, hasRelated) {
      const middle = own.long.length > 1 ? own.long : [pick(templates.methods), pick(templates.cares)];
      const related = hasRelated ? [pick(templates.relateds)] : [];
      return [pick(templates.openings), ...middle, ...related, pick(templates.closings)].join(' ');
    },
    longV2(_own, hasRelated) {
      const points = sample(templates.points, 4).map((point) => `• ${point}`);
      const related = hasRelated ? [pick(templates.relateds)] : [];
      return [
        `${pick(templates.questions)} ${pick(templates.answers)}`,
        ['What you can expect:', ...points].join('\n'),
        [pick(templates.results), ...related, pick(templates.closings)].join(' '),
      ].join('\n\n');
    },
  };
  return (type, subject) => {
    const values = valuesOf(subject);
    return fill(bodies[type](ownTexts(subject), subject.keywords.length > 1), values);
  };
}

interface OwnTexts {
  short: string[];
  /** sentences of the long text */
  long: string[];
}

/**
 * Returns the trade's own texts for a service of this name, without sentences about years. The lists are empty if the
 * trade has no such service.
 */
function ownTexts({ industry, service, company }: ServiceSubject): OwnTexts {
  const known = industryNamed(industry)?.services.find(({ name }) => plain(name) === plain(service));
  if (!known) return { short: [], long: [] };
  const long = known.long.replaceAll('COMPANY NAME', company).split(/(?<=[.?!]) /);
  return { short: [known.short].filter(noYears), long: long.filter(noYears) };
}

const noYears = (sentence: string) => !/year/i.test(sentence);
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Converts words to lower case, except for words in capitals: “AC repair”. */
const lower = (words: string) => words.replace(/\p{Lu}[\p{Ll}'’]+/gu, (word) => word.toLowerCase());

function valuesOf({ company, industry, service, city, keywords }: ServiceSubject): Record<string, string> {
  const [keyword = lower(service), ...others] = keywords;
  return {
    company,
    service: lower(service),
    Service: sentenceCase(lower(service)),
    keyword,
    keywords: sentenceList(others.slice(0, 3)),
    in: city === '' ? '' : ` in ${city}`,
    trade: industryNamed(industry)?.trade ?? `${lower(industry)} professionals`,
  };
}
