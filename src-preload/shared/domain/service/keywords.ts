import type { Operation, Path } from '../../record/operation.ts';
import { valueAt } from '../../record/apply-value.ts';
import { setAt } from '../../record-catalogue/access.ts';
import { inTurn } from '../../record-catalogue/in-turn.ts';
import { toKeywords } from '../site/keywords.ts';
import type { SiteDocument } from '../site/schema.ts';

interface KeywordFamily {
  primaryKeyword: string;
  keywords: readonly string[];
}

/** Returns the operations that replace the keywords of the service at `path` by those of the family. */
export function setKeywordFamily(site: SiteDocument, path: Path, family: KeywordFamily): Operation[] {
  const held = [...path, 'keywords'];
  return inTurn(site, [
    (at) => setAt(at, [...path, 'primary_keyword'], family.primaryKeyword),
    (at) => setAt(at, held, toKeywords(valueAt(at, held), family.keywords)),
  ]);
}
