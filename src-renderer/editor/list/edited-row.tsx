import { type CSSProperties, memo, type ReactNode, type Ref } from 'react';
import type { Path } from '#shared/record/operation.ts';
import { itemPath } from '#shared/record-catalogue/list-engine.ts';
import { useSite } from '../../state/draft.ts';
import { RemoveButton, SortableRow } from '../../ui/rows.tsx';
import classes from './list-editor.module.css';
import { type EditedItem, membersAt, type NameOf, type RowLayout } from './item.ts';

interface EditedRowProps {
  rowKey: string;
  index: number;
  place: number;
  /** path of the list */
  path: Path;
  layout: RowLayout;
  sortable: boolean;
  className: string | undefined;
  nameOf: NameOf;
  onRemove: (key: string) => Promise<void>;
  draw: (item: EditedItem) => ReactNode;
  style?: CSSProperties;
  measure?: Ref<HTMLLIElement>;
  count?: number;
}

/** A row of a list. Memoized: drawn again if it moves or its name changes, but not on every key press in the list. */
export const EditedRow = memo(function EditedRow(props: EditedRowProps) {
  const { rowKey: key, index, place, path, layout, sortable, className, style, measure, count } = props;
  const number = place + 1;
  const name = useSite((site) => props.nameOf(membersAt(site, path, index), number));
  const remove = (): void => void props.onRemove(key);
  const own = itemPath(path, index);
  const content = props.draw({ rowKey: key, path: own, index, number, name, remove });
  const removal = layout !== 'bare' && <RemoveButton name={name} onClick={remove} />;
  const isCard = layout === 'cards' || layout === 'columns';
  const shared = {
    className: isCard ? `${classes.card} ${className ?? ''}` : (className ?? classes.row),
    style,
    'data-row': key,
    'data-path': own.join('.'),
    ...(count !== undefined && { 'data-index': place, 'aria-setsize': count, 'aria-posinset': number }),
  };
  const inner = isCard ? (
    <>
      <span className={classes.cardName}>{name}</span>
      {removal}
      <div className={classes.cardFields}>{content}</div>
    </>
  ) : (
    <>
      {content}
      {removal}
    </>
  );
  if (!sortable) {
    return (
      <li {...shared} ref={measure}>
        {inner}
      </li>
    );
  }
  return (
    <SortableRow id={key} name={name} {...shared} measure={measure}>
      {inner}
    </SortableRow>
  );
});
