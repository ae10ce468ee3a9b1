import { Text } from '@mantine/core';
import type { Difference } from '#shared/ipc/sync.ipc.ts';
import classes from './change.module.css';
import { Folded } from './folded.tsx';
import { moves } from './moves.ts';
import { itemFields } from './value-model.ts';
import { TextOrPictureDiff, ValueDiff } from './value-view.tsx';

/** Heights in pixels above which only the upper part of a value or of an item is shown. */
const VALUE_HEIGHT = 200;
const ITEM_HEIGHT = 96;

/** Shows what a difference changes: a value, a list item, or the order of a list. */
export function Change({ of: { kind, before, after, path } }: { of: Difference }) {
  if (kind === 'order') return <Moves before={namesIn(before)} after={namesIn(after)} />;
  return (
    <Folded height={kind === 'value' ? VALUE_HEIGHT : ITEM_HEIGHT}>
      {kind === 'value' ? (
        <ValueDiff before={before} after={after} path={path} changedOnly />
      ) : (
        <Item before={before} after={after} path={path} />
      )}
    </Folded>
  );
}

/** A list item that only one of the two compared documents has. */
function Item({ before, after, path }: Pick<Difference, 'before' | 'after' | 'path'>) {
  return (
    <dl className={classes.item}>
      {itemFields(before ?? after, path).map(({ label, text, picture }, at) => (
        <div key={at}>
          <dt>{label}</dt>
          <dd>
            <TextOrPictureDiff
              before={before === undefined ? '' : text}
              after={before === undefined ? text : ''}
              picture={picture}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const namesIn = (json: string | undefined): string[] => JSON.parse(json ?? '[]') as string[];

/** Maximum number of moves shown; the others are only counted. */
const MOST_MOVES = 50;

function Moves({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const all = moves(before, after);
  return (
    <ul className={classes.moves}>
      {all.slice(0, MOST_MOVES).map(({ name, up, behind }, at) => (
        <li key={at}>
          {name}{' '}
          <Text span size="xs" c="dimmed">
            {behind === undefined ? 'moved to the top' : `moved ${up ? 'up' : 'down'}, now behind ${behind}`}
          </Text>
        </li>
      ))}
      {all.length > MOST_MOVES && <li>and {all.length - MOST_MOVES} more</li>}
    </ul>
  );
}
