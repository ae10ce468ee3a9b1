import { applyToValue } from '../record/apply-value.ts';
import type { Operation } from '../record/operation.ts';
import type { SiteDocument } from './site-document.ts';

/** Operations of which each is worked out on the site with those before it. */
export function inTurn(site: SiteDocument, steps: readonly ((site: SiteDocument) => Operation[])[]): Operation[] {
  const all: Operation[] = [];
  let at = site;
  for (const step of steps) {
    const operations = step(at);
    at = applyToValue(at, operations);
    all.push(...operations);
  }
  return all;
}
