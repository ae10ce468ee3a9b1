import { type Industry, industryNamed } from '../data/industries/index.ts';
import { stems } from './words.ts';

export interface KeywordFamily {
  primary_keyword: string;
  keywords: string[];
}

/** Patterns of what people search for; `{}` is the keyword. */
const searches = ['{} near me', '{} service', '{} cost', 'best {}', 'local {}'];

const familyOf = (keyword: string, also: readonly string[] = []): KeywordFamily => ({
  primary_keyword: keyword,
  keywords: [...also, ...searches.map((search) => search.replace('{}', keyword))].filter((each) => each !== keyword),
});

/**
 * Returns families of keywords for a service. First come the families of at most three similar services of the trade,
 * the most similar first. The family of the service's own name comes last, unless it is one of these.
 */
export function keywordFamilies(industryName: string, service: string): KeywordFamily[] {
  const industry = industryNamed(industryName);
  const words = stems(service);
  const shared = (name: string) => [...stems(name)].filter((word) => words.has(word)).length;
  const related = (industry?.services ?? [])
    .map((known) => ({ known, score: shared(`${known.name} ${known.keyword}`) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ known }) => known.keyword);
  const own = service
    .toLowerCase()
    .replace(/\s*[&/,]\s*/g, ' and ')
    .trim();
  return [...new Set([...related, own])].map((keyword) => familyOf(keyword, industry?.keywords.slice(0, 2)));
}

export function defaultServices({ services, keywords }: Industry) {
  return services.map(({ name, keyword }) => {
    const family = familyOf(keyword, keywords.slice(0, 2));
    return { service_name: name, primary_keyword: keyword, keywords: family.keywords.slice(0, 5) };
  });
}
