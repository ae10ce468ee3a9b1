import type { RawOperation } from '../../record/edit-raw.ts';
import { listPolicy } from '../../record-catalogue/list-policy.ts';
import { RawValue } from '../../record/raw-value.ts';
import { text } from '../../record/readers.ts';
import { asNewItem } from '../../record-catalogue/server-forms.ts';
import { topLevelRow } from '../../record-catalogue/lookup.ts';
import { BLOB_PREFIX } from '../photo/blob-reference.ts';
import { replaceWholeWords } from './rewrite.ts';

/**
 * Matches the names of fields that hold keys, web addresses, or code that belongs to an account. It is a pattern
 * because a backend has fields that the app does not know.
 */
const ownKinds = /_(id|pk|key|ref|url|code)$|widget|analytics/;

/** Whether a field belongs to one site only, such as the business's name and address, its domain or its accounts. */
const isOwn = (field: string): boolean => topLevelRow(field)?.own === true || ownKinds.test(field);

const notProse = new RegExp(`^(https?:|data:|${BLOB_PREFIX}|/)`, 'i');

/**
 * Returns the operations that copy the content of `source` to the new site `target`, which keeps its own name, address,
 * phone, domain and ids. In the copied texts, the name, town and phone number of `source` are replaced by those of
 * `target`. Fields that `target` does not have are not copied, because the server decides which fields a record has.
 */
export function copyContent(source: RawValue, target: RawValue): RawOperation[] {
  const rename = renaming(source, target);
  return source.keys().flatMap((key): RawOperation[] => {
    const [theirs, ours] = [source.child(key), target.child(key)];
    if (!theirs || !ours || isOwn(key)) return [];
    const copy = copyOf(theirs, key, rename);
    return copy.toText() === ours.toText() ? [] : [{ op: 'set', path: [key], text: copy.toText() }];
  });
}

type Rename = (prose: string) => string;

function renaming(source: RawValue, target: RawValue): Rename {
  const textOf = (site: RawValue, key: string) => text(site.child(key)?.toValue()).trim();
  const words = new Map(['company_name', 'city', 'phone'].map((key) => [textOf(source, key), textOf(target, key)]));
  return (prose) => (notProse.test(prose) ? prose : replaceWholeWords(prose, words));
}

/**
 * Returns a copy in which `rename` has changed the texts. Items of a list are copied without the server's keys.
 * @param field name of the list or member that holds the value
 */
function copyOf(value: RawValue, field: string, rename: Rename): RawValue {
  if (value.kind === 'list') {
    const { keys } = listPolicy(field);
    const bare = (item: RawValue) =>
      keys.reduce((rest, key) => (rest.child(key) ? rest.without(key) : rest), asNewItem(item));
    return RawValue.list(
      value.items().map((item) => copyOf(item.kind === 'object' ? bare(item) : item, field, rename)),
    );
  }
  if (value.kind === 'object') {
    return value.keys().reduce((copy, key) => {
      const member = value.child(key);
      return member ? copy.with(key, copyOf(member, key, rename)) : copy;
    }, value);
  }
  const prose = value.toValue();
  if (typeof prose !== 'string') return value;
  const renamed = rename(prose);
  return renamed === prose ? value : RawValue.parse(JSON.stringify(renamed));
}
