import { applyToValue } from '../record/apply-value.ts';
import type { Operation } from '../record/operation.ts';
import type { SiteDocument } from './site-document.ts';

/** The operations of steps, each step computed on the site as the steps before it leave it. */
export function inTurn(site: SiteDocument, steps: readonly ((site: SiteDocument) => Operation[])[]): Operation[] {
  const all: Operation[] = [];
  let at = site;
  let last: Operation[] = [];
  for (const step of steps) {
    // Not after the last step: nobody reads the result, and applying it may parse a large record as a whole.
    if (last.length > 0) at = applyToValue(at, last);
    last = step(at);
    all.push(...last);
  }
  return all;
}
