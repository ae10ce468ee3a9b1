import type { CustomLayout, SiteDocument } from '../record-catalogue/site-document.ts';
import type { Operation } from '../record/operation.ts';
import type { Scalar } from '../record/operation.ts';
import { number } from '../record/readers.ts';
import { type HomeSection, homeSections } from './catalogue.ts';
import { allSections } from './sections.ts';
import { sectionVersion } from './versions.ts';

/** The home page's sections in the record's order; one that the layout does not place follows its usual predecessor. */
export function orderedHomeSections(layout: CustomLayout | null | undefined): HomeSection[] {
  let last = -1;
  const placed = homeSections.map((key, at) => {
    last = number(layout?.[key]?.order, last);
    return { key, order: last, at };
  });
  return placed.sort((a, b) => a.order - b.order || a.at - b.at).map(({ key }) => key);
}

/** A number for a section that the layout does not place, with which all stay in their order. */
export function orderToGive(layout: CustomLayout | null | undefined, key: string): number {
  const at = allSections.findIndex((section) => section === key);
  const placed = homeSections.map((section) => number(layout?.[section]?.order, NaN));
  const isPlaced = (order: number) => !Number.isNaN(order);
  if (at >= homeSections.length || !placed.some(isPlaced)) return at;
  return placed.slice(0, at).findLast(isPlaced) ?? Math.min(...placed.filter(isPlaced));
}

/**
 * Moves a home section to another place among the home sections and numbers them all anew, from where their numbers
 * began.
 */
export function moveHomeSection(
  site: Pick<SiteDocument, 'custom_layout'>,
  from: number,
  to: number,
): readonly Operation[] {
  const before = orderedHomeSections(site.custom_layout);
  const moved = before[from];
  if (moved === undefined || before[to] === undefined || from === to) return [];
  return numberHomeSections(site, before.toSpliced(from, 1).toSpliced(to, 0, moved));
}

function numberHomeSections(
  site: Pick<SiteDocument, 'custom_layout'>,
  order: readonly HomeSection[],
): readonly Operation[] {
  const numbers = homeSections.flatMap((key) => {
    const known = number(site.custom_layout?.[key]?.order, NaN);
    return Number.isNaN(known) ? [] : [known];
  });
  const first = Math.max(0, Math.min(...numbers, homeSections.length));
  const start = numbers.length === 0 ? 0 : first;
  return order.flatMap((key, at): Operation[] => {
    const entry = site.custom_layout?.[key];
    const value = start + at;
    if (!entry) {
      const placed = { version: sectionVersion(site, key), order: value };
      return [{ op: 'set', path: ['custom_layout', key], value: placed }];
    }
    if (number(entry.order, NaN) === value) return [];
    return [{ op: 'set', path: ['custom_layout', key, 'order'], value: likeBefore(entry.order, value) }];
  });
}

/** A backend that writes its numbers as text gets them back as text. */
const likeBefore = (before: Scalar | undefined, value: number): string | number =>
  typeof before === 'string' ? String(value) : value;
