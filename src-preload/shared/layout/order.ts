import type { CustomLayout, SiteDocument } from '../record-catalogue/site-document.ts';
import type { Operation } from '../record/operation.ts';
import type { Scalar } from '../record/operation.ts';
import { number } from '../record/readers.ts';
import { type HomeSection, homeSections } from './catalogue.ts';
import { allSections } from './sections.ts';
import { sectionVersion } from './versions.ts';

/** Returns the home page's sections in the record's order. A section without a number follows its usual predecessor. */
export function orderedHomeSections(layout: CustomLayout | null | undefined): HomeSection[] {
  let last = -1;
  const placed = homeSections.map((key, at) => {
    last = number(layout?.[key]?.order, last);
    return { key, order: last, at };
  });
  return placed.sort((a, b) => a.order - b.order || a.at - b.at).map(({ key }) => key);
}

/** Returns an `order` number for a section that has none. The number keeps the sections in their present order. */
export function orderToGive(layout: CustomLayout | null | undefined, key: string): number {
  const at = allSections.findIndex((section) => section === key);
  const placed = homeSections.map((section) => number(layout?.[section]?.order, NaN));
  const isPlaced = (order: number) => !Number.isNaN(order);
  if (at >= homeSections.length || !placed.some(isPlaced)) return at;
  return placed.slice(0, at).findLast(isPlaced) ?? Math.min(...placed.filter(isPlaced));
}

/**
 * Returns the operations that move the home section at index `from` to index `to`. All home sections get consecutive
 * numbers.
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

/** Returns the number as a string if the former value is a string, because some backends write numbers as text. */
const likeBefore = (before: Scalar | undefined, value: number): string | number =>
  typeof before === 'string' ? String(value) : value;
