import { z } from 'zod';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Path } from '#shared/record/operation.ts';
import { listItems } from '#shared/record-catalogue/list-engine.ts';
import { textMarksOf } from './row-identity.ts';

/**
 * A path that leads to the same items even after their lists have changed, because it also contains the text marks of
 * the items (see `textMarksOf`).
 */
export const lastingPath = z.array(z.union([z.string(), z.object({ index: z.number(), marks: z.array(z.string()) })]));
export type LastingPath = z.output<typeof lastingPath>;

export function toLastingPath(site: SiteDocument, path: Path): LastingPath {
  return path.map((step, depth) => {
    if (typeof step !== 'number') return step;
    const list = path.slice(0, depth);
    const item = listItems(site, list).find(({ index }) => index === step);
    return { index: step, marks: item ? textMarksOf(list, item) : [] };
  });
}

/** Returns the last mark of the last item on the path: its name, if it has one. Returns '' if it has no marks. */
export const nameInPath = (path: LastingPath): string =>
  path.findLast((step) => typeof step !== 'string')?.marks.findLast((mark) => mark !== '') ?? '';

/** Returns the path in this state of the site; undefined if an item on the path is gone. */
export function fromLastingPath(site: SiteDocument, lasting: LastingPath): Path | undefined {
  const path: (string | number)[] = [];
  for (const step of lasting) {
    const next = typeof step === 'string' ? step : indexOf(site, path, step);
    if (next === undefined) return undefined;
    path.push(next);
  }
  return path;
}

/** Returns the item's current index. An item without marks is found by the stored index. */
function indexOf(site: SiteDocument, list: Path, { index, marks }: Exclude<LastingPath[number], string>) {
  const items = listItems(site, list);
  const at = marks.findIndex((mark) => mark !== '');
  if (at < 0) return items.find((item) => item.index === index)?.index;
  return items.find((item) => textMarksOf(list, item)[at] === marks[at])?.index;
}
