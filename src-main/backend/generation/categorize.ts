import { stems } from './words.ts';

export interface KnownService {
  name: string;
  keywords: readonly string[];
  /** the service's description; its words count only if the review also has a word of the name or the keywords */
  description: string;
}

const NAME_WEIGHT = 3;

/**
 * Returns the name of the service that a review is about; undefined if the review has no word of a service's name or
 * keywords. Such a word counts more if fewer services have it.
 */
export function serviceOf(review: string, services: readonly KnownService[]): string | undefined {
  const words = stems(review);
  const profiles = services.map(({ name, keywords, description }) => {
    return { name, telling: stems([name, ...keywords].join(' ')), other: stems(description) };
  });
  const rarity = (word: string) => 1 / profiles.filter(({ telling }) => telling.has(word)).length;
  let best: { name?: string; score: number } = { score: 0 };
  for (const { name, telling, other } of profiles) {
    const hits = [...words].filter((word) => telling.has(word));
    const descriptionHits = [...words].filter((word) => other.has(word)).length;
    const score = hits.reduce((sum, word) => sum + NAME_WEIGHT * rarity(word), 0) + descriptionHits / 4;
    if (hits.length > 0 && score > best.score) best = { name, score };
  }
  return best.name;
}
