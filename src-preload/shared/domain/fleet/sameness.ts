import { z } from 'zod';
import { counted } from '../counted.ts';
import { fieldLabel } from '../../record-catalogue/catalogue.ts';

/** The texts of a site that are compared with those of all others, and the fields of each, by their keys. */
export const comparedTexts = {
  about: ['about'],
  services: ['services.service-description', 'services.service-description-long'],
  faqs: ['faqs.question', 'faqs.answer'],
} as const satisfies Record<string, readonly string[]>;
export type ComparedText = keyof typeof comparedTexts;
export const comparedNames = Object.keys(comparedTexts) as [ComparedText, ...ComparedText[]];

/** A text of a site that other sites have too. */
export const sharedText = z.object({
  text: z.enum(comparedNames),
  /** the part of it that is on some other site, 0–1 */
  share: z.number().min(0).max(1),
  /** other sites that have a fifth of it or more */
  sites: z.number().int(),
  /** those of them that are of the same trade and state */
  near: z.number().int(),
  /** slugs of some of these sites, the nearest and most alike first */
  alike: z.array(z.string()),
});
export type SharedText = z.output<typeof sharedText>;

/** From this share on search engines are likely to show one of the sites only. */
const TOO_MUCH = 0.6;
/** The same where they are asked for the same work in the same state. */
const TOO_MUCH_NEARBY = 0.4;

export const isTooShared = ({ share, near }: SharedText): boolean => share >= (near > 0 ? TOO_MUCH_NEARBY : TOO_MUCH);

/** ‘72 % of About is also on 6 other sites’ */
export function describeShared({ text, share, sites, near }: SharedText): string {
  const where = near > 0 ? `, ${near === sites ? 'all' : near} of the same trade and state` : '';
  const others = sites === 0 ? 'on other sites, in pieces' : `on ${counted(sites, 'other site')}${where}`;
  return `${Math.round(share * 100)} % of ${fieldLabel(text)} is also ${others}`;
}
