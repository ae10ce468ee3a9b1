import { ctaMembers, type CtaSlot, ctaSlots } from '#shared/record-catalogue/cta-slots.ts';
import { withPromisedType } from '#shared/domain/cta/aim.ts';
import { doneBeside } from '#shared/domain/cta/left-out.ts';
import { type CtaState, kindOf, recordedCta } from '#shared/domain/cta/state.ts';
import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { safeUrl } from '../html/url.ts';
import type { IconName } from '../icons.ts';
import type { Linked } from '../page.ts';
import { emailAddress, mainPhone, readPhone } from './phone.ts';

export interface Cta {
  label: string;
  href: string;
  icon: IconName;
  /** the phone number as people read it, for buttons that call or send a text message */
  number?: string;
}

/** Every field that `callToAction` reads. */
export const ctaFields = ['phone', 'email', 'country', 'external_link', ...ctaSlots.flatMap(ctaMembers)] as const;

export type CtaFields = Pick<SiteDocument, (typeof ctaFields)[number]>;

type CtaPage = Pick<Linked, 'present' | 'words'>;

/** Target and icon of a button that leads to the quote form. */
export const toQuoteForm = { href: '#get_a_quote', icon: 'arrow' } as const;

/** Returns the slot's button; null if the slot has no button or the button has no target. */
export function callToAction(site: CtaFields, slot: CtaSlot, page: CtaPage): Cta | null {
  const recorded = recordedCta(site, slot);
  const label = recorded.message.trim() || page.words.cta[slot];
  const aim = withPromisedType(site, { ...recorded, message: label });
  const target = destination(site, aim, page) ?? destination(site, recorded, page);
  return target && { label, ...target };
}

function destination(site: CtaFields, cta: CtaState, page: CtaPage): Omit<Cta, 'label'> | null {
  const link = cta.link.trim();
  const phone = () => readPhone(link.replace(/^(?:tel|sms):/i, ''), text(site.country)) ?? mainPhone(site);
  switch (kindOf(cta)) {
    case 'none':
      return null;
    case 'call': {
      const dialed = phone();
      return dialed && { href: `tel:${dialed.number}`, icon: 'phone', number: dialed.label };
    }
    case 'text': {
      const texted = phone();
      return texted && { href: `sms:${texted.number}`, icon: 'message', number: texted.label };
    }
    case 'email': {
      const address = emailAddress(link.replace(/^mailto:/i, '')) || emailAddress(site.email);
      return address === '' ? null : { href: `mailto:${address}`, icon: 'mail' };
    }
    case 'form':
      return page.present.includes('get_a_quote') ? toQuoteForm : null;
    case 'open': {
      const href = safeUrl(link || text(site.external_link));
      return href === '' ? null : { href, icon: href.startsWith('tel:') ? 'phone' : 'arrow' };
    }
  }
}

/**
 * Returns the buttons that the page shows for the given slots. Leaves out a button if something beside the button does
 * the same (see `doneBeside`). The Custom screen tells staff which buttons are left out.
 */
export function callsToAction(site: CtaFields, names: readonly CtaSlot[], page: CtaPage): Cta[] {
  const hasForm = page.present.includes('get_a_quote');
  return names
    .filter((slot) => doneBeside(site, slot, hasForm) === undefined)
    .flatMap((slot) => callToAction(site, slot, page) ?? []);
}
