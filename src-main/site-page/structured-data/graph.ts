import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { HomeSection } from '#shared/layout/catalogue.ts';
import { questions } from '../content/faqs.ts';
import { serviceCards } from '../content/services.ts';
import type { RenderInput } from '../types.ts';
import type { Words } from '../words/words.ts';
import { business } from './business.ts';
import type { Node } from './node.ts';
import { serviceNode } from './services.ts';

/** Returns the home page's schema.org data: the business, and its services and questions if the page shows them. */
export function homeData(input: RenderInput, present: readonly HomeSection[], words: Words): Node {
  const { site, baseUrl } = input;
  const graph: Node[] = [business(input, words)];
  if (present.includes('our-services')) {
    graph.push(...serviceCards(site, words).map((card) => serviceNode(site, card, baseUrl)));
  }
  if (present.includes('faq')) graph.push(faqPage(site, `${baseUrl}#faq`));
  return { '@context': 'https://schema.org', '@graph': graph };
}

function faqPage(site: SiteDocument, id: string): Node {
  const mainEntity = questions(site).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return { '@type': 'FAQPage', '@id': id, mainEntity };
}
