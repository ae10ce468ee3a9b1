import { z } from 'zod';
import { counted } from '../counted.ts';
import { fieldLabel } from '../../record-catalogue/catalogue.ts';

/** The texts of a site that are compared with those of all other sites, each with the keys of its fields. */
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
  /** share (0–1) of the text’s sequences of five words that are also on at least one other site */
  share: z.number().min(0).max(1),
  /** number of other sites that have at least a fifth of the text */
  sites: z.number().int(),
  /** number of those sites that are of the same trade and state */
  near: z.number().int(),
  /**
   * slugs of some of those sites: sites of the same trade and state first, and in each of the two groups the most
   * similar first
   */
  alike: z.array(z.string()),
});
export type SharedText = z.output<typeof sharedText>;

/** From this share on, search engines are likely to show only one of the sites. */
const TOO_MUCH = 0.6;
/** The limit that replaces `TOO_MUCH` if one of the other sites is of the same trade and state. */
const TOO_MUCH_NEARBY = 0.4;

export const isTooShared = ({ share, near }: SharedText): boolean => share >= (near > 0 ? TOO_MUCH_NEARBY : TOO_MUCH);

/** Returns a sentence such as ‘72 % of About is also on 6 other sites’. */
export function describeShared({ text, share, sites, near }: SharedText): string {
  const where = near > 0 ? `, ${near === sites ? 'all' : near} of the same trade and state` : '';
  const others = sites === 0 ? 'on other sites, in pieces' : `on ${counted(sites, 'other site')}${where}`;
  return `${Math.round(share * 100)} % of ${fieldLabel(text)} is also ${others}`;
}
