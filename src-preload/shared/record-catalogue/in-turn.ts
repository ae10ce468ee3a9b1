import { applyToValue } from '../record/apply-value.ts';
import type { Operation } from '../record/operation.ts';
import type { SiteDocument } from './site-document.ts';

/** Returns the operations of all steps. Each step is computed on the site as the steps before it have left it. */
export function inTurn(site: SiteDocument, steps: readonly ((site: SiteDocument) => Operation[])[]): Operation[] {
  const all: Operation[] = [];
  let at = site;
  let last: Operation[] = [];
  for (const step of steps) {
    // The operations of the last step are not applied: nothing reads the result, and applying them to a site that is
    // parsed on demand (`LazySite`) may parse a large record.
    if (last.length > 0) at = applyToValue(at, last);
    last = step(at);
    all.push(...last);
  }
  return all;
}
