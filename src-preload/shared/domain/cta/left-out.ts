import { shownVersion } from '../../layout/versions.ts';
import { ctaFacts, type CtaSlot, type CtaType } from '../../record-catalogue/cta-slots.ts';
import { isBlank } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';
import { withPromisedType, actionKey } from './aim.ts';
import { isUntouched, recordedCta } from './state.ts';

/** Slots whose button stands beside another button: the slot of the second button → the slot of the first. */
const firstOf: Partial<Record<CtaSlot, CtaSlot>> = { cta_main_1: 'cta_main', cta_nav_1: 'cta_nav' };

/**
 * What the page always offers beside the button of a slot, and the types of buttons that offer the same if they have no
 * link.
 */
const offeredBeside: Partial<Record<CtaSlot, { by: string; types: readonly CtaType[] }>> = {
  cta_slide_in: { by: 'The message window', types: ['quote', 'phone', 'text'] },
  cta_get_a_quote: { by: 'The quote section', types: ['quote', 'phone', 'text', 'email'] },
};

type ButtonFields = Parameters<typeof recordedCta>[0] & Parameters<typeof actionKey>[0];

/** Whether the page has a quote form. The form needs a phone number or an email address of the company. */
const hasQuoteForm = (site: SiteDocument): boolean =>
  shownVersion(site, 'get_a_quote') !== 'none' && !(isBlank(site.phone) && isBlank(site.email));

/** Returns what the button of a slot does, in the form of `actionKey`; undefined if the button leads nowhere. */
export function slotDeed(site: SiteDocument, slot: CtaSlot): string | undefined {
  return deedIn(site, slot, hasQuoteForm(site));
}

function deedIn(site: ButtonFields, slot: CtaSlot, hasForm: boolean): string | undefined {
  const recorded = recordedCta(site, slot);
  const aimed = withPromisedType(site, { ...recorded, message: recorded.message.trim() || ctaFacts[slot].text });
  const deed = actionKey(site, aimed);
  if (deed !== 'form' || hasForm) return deed;
  const other = actionKey(site, recorded);
  return other === 'form' ? undefined : other;
}

/**
 * Returns a sentence that says why the page leaves out the button of a slot: something beside the button does the same.
 * Returns undefined if `doneBeside` finds nothing.
 */
export function whyLeftOut(site: SiteDocument, slot: CtaSlot): string | undefined {
  const like = doneBeside(site, slot, hasQuoteForm(site));
  return like && `${like}, so the page leaves this button out.`;
}

/**
 * Returns in words what stands beside the button of a slot and does the same; undefined if there is nothing. Once staff
 * have set any button of the site, adjacent buttons no longer count, so the page shows both even if they do the same.
 * @param hasForm whether the page has a quote form
 */
export function doneBeside(site: ButtonFields, slot: CtaSlot, hasForm: boolean): string | undefined {
  const deed = deedIn(site, slot, hasForm);
  if (deed === undefined) return undefined;
  const first = firstOf[slot];
  if (first && isUntouched(site) && deedIn(site, first, hasForm) === deed)
    return `“${ctaFacts[first].label}” does the same`;
  const offered = offeredBeside[slot];
  const isOffered = offered?.types.some((type) => actionKey(site, { type, link: '', message: '' }) === deed);
  return isOffered ? `${offered?.by} offers this already` : undefined;
}
