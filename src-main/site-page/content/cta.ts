import { text } from '#shared/domain/site/readers.ts';
import type { CtaSlot, SiteDocument } from '#shared/domain/site/schema.ts';
import { safeUrl } from '../html/url.ts';
import type { IconName } from '../icons.ts';
import type { Page } from '../page.ts';
import { emailAddress, mainPhone, readPhone } from './phone.ts';

export interface Cta {
  label: string;
  href: string;
  icon: IconName;
}

const defaultTexts: Readonly<Record<CtaSlot, string>> = {
  cta_main: 'Get a Free Quote',
  cta_main_1: 'Give us a Call',
  cta_nav: 'Book Now',
  cta_nav_1: 'Book Now',
  cta_slide_in: 'Email Us',
  cta_recruiting: 'Apply Today',
  cta_get_a_quote: 'Text Us',
};

/** What the slots hold until staff choose something. */
const defaultTypes: Readonly<Partial<Record<CtaSlot, string>>> = {
  cta_main: 'phone',
  cta_main_1: 'phone',
  cta_nav: 'external',
  cta_nav_1: 'external',
  cta_slide_in: 'email',
};

const slots = Object.keys(defaultTexts) as CtaSlot[];

/** Every field that `callToAction` reads. */
export const ctaFields = [
  'phone',
  'email',
  'country',
  'external_link',
  ...slots.flatMap((slot) => [slot, `${slot}_link`, `${slot}_message`] as const),
] as const;

export type CtaFields = Pick<SiteDocument, (typeof ctaFields)[number]>;

function untouched(site: CtaFields): boolean {
  return slots.every((slot) => text(site[slot]) + text(site[`${slot}_link`]) + text(site[`${slot}_message`]) === '');
}

/** The slot's button, or null where it is empty or has nowhere to go. */
export function callToAction(site: CtaFields, slot: CtaSlot, page: Pick<Page, 'present'>): Cta | null {
  const type = (untouched(site) ? (defaultTypes[slot] ?? '') : text(site[slot])).trim().toLowerCase();
  const link = text(site[`${slot}_link`]).trim();
  const target = destination(site, type, link, page);
  return target && { label: text(site[`${slot}_message`]).trim() || defaultTexts[slot], ...target };
}

function destination(
  site: CtaFields,
  type: string,
  link: string,
  page: Pick<Page, 'present'>,
): Omit<Cta, 'label'> | null {
  if (type === 'none' || (type === '' && link === '')) return null;
  if (/phone|call/.test(type)) {
    const phone = readPhone(link.replace(/^tel:/i, ''), text(site.country)) ?? mainPhone(site);
    return phone && { href: `tel:${phone.number}`, icon: 'phone' };
  }
  if (/text|sms/.test(type)) {
    const phone = readPhone(link.replace(/^sms:/i, ''), text(site.country)) ?? mainPhone(site);
    return phone && { href: `sms:${phone.number}`, icon: 'message' };
  }
  if (/mail/.test(type)) {
    const address = emailAddress(link.replace(/^mailto:/i, '')) || emailAddress(site.email);
    return address === '' ? null : { href: `mailto:${address}`, icon: 'mail' };
  }
  if (/quote|form|contact/.test(type) && link === '') {
    return page.present.includes('get_a_quote') ? { href: '#get_a_quote', icon: 'arrow' } : null;
  }
  const href = safeUrl(link || text(site.external_link));
  return href === '' ? null : { href, icon: href.startsWith('tel:') ? 'phone' : 'arrow' };
}

/** The calls to action of these slots; two that lead to the same place with the same words are one. */
export function callsToAction(site: CtaFields, names: readonly CtaSlot[], page: Pick<Page, 'present'>): Cta[] {
  const found = names.flatMap((slot) => callToAction(site, slot, page) ?? []);
  return found.filter(
    (cta, at) => found.findIndex((other) => other.href === cta.href && other.label === cta.label) === at,
  );
}
