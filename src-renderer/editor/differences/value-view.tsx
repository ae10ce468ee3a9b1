import { Text } from '@mantine/core';
import { thumbnailAddress } from '#shared/domain/site/picture-address.ts';
import type { Path } from '#shared/record/operation.ts';
import { PictureDiff } from '../../ui/picture-diff.tsx';
import { WordDiff } from '../../ui/word-diff.tsx';
import {
  compareFields,
  type FieldChange,
  type NamedItem,
  namedItems,
  type ReadableValue,
  readValue,
} from './value-model.ts';
import classes from './value-view.module.css';

/** Maximum number of fields or items shown; further fields are only counted. */
const MOST_SHOWN = 200;

interface ValueDiffProps {
  before: string | undefined;
  after: string | undefined;
  /** path of the value in the record */
  path: Path;
  /** `order` shows only the names and pictures of the items */
  kind?: 'value' | 'order';
  /** leaves out the fields that are the same in both */
  changedOnly?: boolean;
}

/** Shows the value `after`, with its differences from `before` marked. Both are JSON texts. */
export function ValueDiff({ before, after, path, kind = 'value', changedOnly = false }: ValueDiffProps) {
  if (kind === 'order') return <Order before={namedItems(before, path)} after={namedItems(after, path)} />;
  const [old, now] = [readValue(before, path), readValue(after, path)];
  if (old.kind === 'fields' || now.kind === 'fields') {
    const changes = compareFields(fieldsIn(old), fieldsIn(now));
    return (
      <Fields changes={changedOnly ? changes.filter(({ before: was = '', after: is = '' }) => was !== is) : changes} />
    );
  }
  const was = old.kind === 'text' ? old : undefined;
  if (now.kind === 'missing') return <Missing was={was?.text ?? ''} picture={was?.picture} />;
  const text = was?.text ?? '';
  if (now.text === '' && text === '') return <Nothing>Empty</Nothing>;
  return (
    <p className={classes.text}>
      <TextOrPictureDiff before={text} after={now.text} picture={now.picture} />
    </p>
  );
}

/** Shows a single value, given as JSON text. */
export function Value({ json, path, kind }: { json: string | undefined; path: Path; kind?: 'value' | 'order' }) {
  if (json === undefined) return <Nothing>Not there</Nothing>;
  return <ValueDiff before={json} after={json} path={path} {...(kind && { kind })} />;
}

interface TextOrPictureDiffProps {
  before: string;
  after: string;
  picture?: true | undefined;
}

export function TextOrPictureDiff({ before, after, picture }: TextOrPictureDiffProps) {
  const Diff = picture ? PictureDiff : WordDiff;
  return <Diff before={before} after={after} />;
}

function fieldsIn(value: ReadableValue) {
  if (value.kind === 'fields') return value.fields;
  return value.kind === 'text' && value.text !== '' ? [{ ...value, label: 'Text' }] : [];
}

function Nothing({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}

function Missing({ was, picture }: { was: string; picture: true | undefined }) {
  return (
    <>
      <Nothing>Taken away</Nothing>
      {was !== '' && (
        <p className={classes.text}>
          <TextOrPictureDiff before={was} after="" picture={picture} />
        </p>
      )}
    </>
  );
}

function Fields({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return <Nothing>Empty</Nothing>;
  const gone = changes.every(({ after }) => after === undefined);
  return (
    <>
      {gone && <Nothing>Taken away</Nothing>}
      <dl className={classes.fields}>
        {changes.slice(0, MOST_SHOWN).map(({ label, before, after, picture }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              {before || after ? (
                <TextOrPictureDiff before={before ?? ''} after={after ?? ''} picture={picture} />
              ) : (
                <Nothing>Empty</Nothing>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <NotShown all={changes} />
    </>
  );
}

/** Says how many more than MOST_SHOWN there are. */
const NotShown = ({ all }: { all: readonly unknown[] }) =>
  all.length > MOST_SHOWN && <Nothing>{`and ${all.length - MOST_SHOWN} more`}</Nothing>;

/** Shows the items of a list in their order. An item is marked if it is at another place than before. */
function Order({ before, after }: { before: readonly NamedItem[]; after: readonly NamedItem[] }) {
  const stays = ({ name, picture }: NamedItem, index: number): boolean =>
    before[index]?.name === name && before[index].picture === picture;
  return (
    <>
      <ol className={classes.order}>
        {after.slice(0, MOST_SHOWN).map((item, index) => (
          <li key={index} className={item.picture === undefined ? undefined : classes.pictured}>
            {item.picture !== undefined && (
              <img src={thumbnailAddress(item.picture)} alt="" loading="lazy" decoding="async" />
            )}
            {stays(item, index) ? <span>{item.name}</span> : <ins>{item.name}</ins>}
          </li>
        ))}
      </ol>
      <NotShown all={after} />
    </>
  );
}
