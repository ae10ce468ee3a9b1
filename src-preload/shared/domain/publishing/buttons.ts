import { ctaFacts, type CtaSlot } from '../../record-catalogue/cta-slots.ts';
import { isBlank, list, text } from '../../record/readers.ts';
import { promisesCall } from '../cta/aim.ts';
import { slotDeed } from '../cta/left-out.ts';
import { ctaState, defaultLink, setCta, writeCta } from '../cta/rules.ts';
import { isUntouched, kindOf, recordedCta } from '../cta/state.ts';
import { digitsOf } from '../facts/fact.ts';
import type { SiteDocument } from '../site/schema.ts';
import type { PublishFinding } from './finding.ts';

const DIALS = /^(tel:|sms:)(.*)$/iu;
const slots = ['cta_main', 'cta_main_1', 'cta_nav', 'cta_nav_1', 'cta_slide_in', 'cta_get_a_quote'] as const;

export function allButtonsDial(site: SiteDocument): PublishFinding | undefined {
  const used = slots.filter((slot) => !isBlank(site[slot]) && recordedCta(site, slot).type !== 'none');
  const dial = used.filter((slot) => kindOf(recordedCta(site, slot)) === 'call');
  if (used.length < 3 || dial.length < used.length) return undefined;
  return {
    id: 'buttons',
    title: `All ${used.length} buttons dial a number`,
    advice: 'A text, a form or a booking page reaches people who will not call.',
    places: dial.map((slot) => [slot]),
    fix: textInstead(site, dial.at(-1) ?? 'cta_slide_in'),
  };
}

/** Returns the fix that lets a button send a text message instead of dialing. The button's number stays the same. */
function textInstead(site: SiteDocument, slot: CtaSlot): PublishFinding['fix'] {
  const { link, message } = recordedCta(site, slot);
  const operations = writeCta(site, slot, {
    type: 'text',
    link: link.trim().replace(/^tel:/i, 'sms:') || defaultLink(site, 'text'),
    message: /text|sms/i.test(message) ? message : 'Text Us',
  });
  return { label: `Let “${ctaFacts[slot].label}” send a text`, operations };
}

/** Pairs of buttons that stand side by side, and the place of each pair. */
const pairs = [
  ['cta_main', 'cta_main_1', 'the first screen'],
  ['cta_nav', 'cta_nav_1', 'the navigation'],
] as const;

/**
 * Finds pairs of adjacent buttons that do the same. Finds none if all slots are empty, because the page then leaves out
 * the second button of such a pair.
 */
export function alikeButtons(site: SiteDocument): PublishFinding[] {
  if (isUntouched(site)) return [];
  return pairs.flatMap(([first, second, place]): PublishFinding[] => {
    const [one, other] = [first, second].map((slot) => slotDeed(site, slot));
    if (one === undefined || one !== other) return [];
    const named = (slot: CtaSlot): string => `“${recordedCta(site, slot).message.trim() || ctaFacts[slot].text}”`;
    return [
      {
        id: `alike-${second}`,
        title: `Both buttons of ${place} do the same: ${named(first)} and ${named(second)}`,
        advice: 'Let the second one do something else, or choose None for it.',
        places: [[second], [first]],
      },
    ];
  });
}

/**
 * Finds buttons that call or text a number that is not the company's, for example after the company's number was
 * changed.
 */
export function strangeNumbers(site: SiteDocument): PublishFinding | undefined {
  if (isBlank(site.phone)) return undefined;
  const own = new Set([text(site.phone), ...list(site.additional_phone_number_list).map(text)].map(digitsOf));
  const strange = slots.flatMap((slot) => {
    const [, scheme = '', number] = DIALS.exec(ctaState(site, slot).link.trim()) ?? [];
    return number === undefined || own.has(digitsOf(number)) ? [] : [{ slot, scheme: scheme.toLowerCase() }];
  });
  if (strange.length === 0) return undefined;
  return {
    id: 'strange-numbers',
    title:
      strange.length === 1
        ? 'A button calls a number that is not the company’s'
        : `${strange.length} buttons call a number that is not the company’s`,
    advice: 'Leave it so where the number counts calls and leads to the company.',
    places: strange.map(({ slot }) => [ctaFacts[slot].link]),
    fix: {
      label: 'Call the site’s number',
      operations: strange.flatMap(({ slot, scheme }) =>
        setCta(site, slot, 'link', defaultLink(site, 'phone').replace(DIALS, `${scheme}$2`)),
      ),
      separate: true,
    },
  };
}

/** Finds buttons whose text promises a call, but that open the quote form. */
export function callTextsThatOpenForm(site: SiteDocument): PublishFinding[] {
  return slots.flatMap((slot): PublishFinding[] => {
    const recorded = recordedCta(site, slot);
    const state = { ...recorded, message: recorded.message.trim() || ctaFacts[slot].text };
    if (!promisesCall(site, state)) return [];
    const link = defaultLink(site, 'phone');
    return [
      {
        id: `promises-call-${slot}`,
        title: `“${state.message}” opens the quote form`,
        advice: 'Let the button dial, or write what it does.',
        places: [[ctaFacts[slot].message], [slot]],
        ...(link !== '' && {
          fix: {
            label: 'Let it dial the site’s number',
            operations: writeCta(site, slot, { ...state, type: 'phone', link }),
          },
        }),
      },
    ];
  });
}
