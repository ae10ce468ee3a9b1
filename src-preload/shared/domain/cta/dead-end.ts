import { text } from '../../record/readers.ts';
import { checkLink } from '../site/link.ts';
import type { SiteDocument } from '../site/schema.ts';
import { isCtaType } from './rules.ts';
import type { CtaState } from './state.ts';

/**
 * Returns why a button leads nowhere; undefined if the button leads somewhere, or if its type is not in `ctaTypes`. A
 * button of most types needs no link, because the type has a default target, such as the site's phone number.
 */
export function deadEnd(site: SiteDocument, { type, link }: CtaState): string | undefined {
  if (!isCtaType(type)) return undefined;
  if (link.trim() !== '') return type === 'external' || type === 'link' ? checkLink(link) : undefined;
  const has = (value: unknown): boolean => text(value).trim() !== '';
  switch (type) {
    case 'phone':
    case 'text':
      return has(site.phone) ? undefined : 'The site has no phone number: see Basic Info';
    case 'email':
      return has(site.email) ? undefined : 'The site has no email address: see Basic Info';
    case 'external':
      return has(site.external_link) ? undefined : 'There is no external link yet: see below';
    case 'link':
      return 'Say where it leads';
    case 'quote':
      return undefined;
  }
}
