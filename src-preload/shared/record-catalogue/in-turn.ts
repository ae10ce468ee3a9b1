import { applyToValue } from '../record/apply-value.ts';
import type { Operation } from '../record/operation.ts';
import type { SiteDocument } from './site-document.ts';

/** Operations of which each is worked out on the site with those before it. */
export function inTurn(site: SiteDocument, steps: readonly ((site: SiteDocument) => Operation[])[]): Operation[] {
  const all: Operation[] = [];
  let at = site;
  let last: Operation[] = [];
  for (const step of steps) {
    // Not after the last step, which nobody looks at: a large record may not have been read as a whole.
    if (last.length > 0) at = applyToValue(at, last);
    last = step(at);
    all.push(...last);
  }
  return all;
}
