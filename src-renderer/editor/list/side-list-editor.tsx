import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Operation } from '#shared/record/operation.ts';
import { currentSite, edit } from '../../state/draft.ts';
import type { EditedItem } from './item.ts';
import { ListButtons } from './list-buttons.tsx';
import { ArrangedRows, ListFrame } from './list-frame.tsx';
import type { ListRow } from './list-rows.ts';
import { SideList } from './side-list.tsx';
import classes from './side-list.module.css';
import { type EditedList, useListEditor } from './use-list-editor.ts';

interface SideListEditorProps extends EditedList {
  /** draws the form of one item */
  children: (item: EditedItem) => ReactNode;
  /** instead of names and form while there are none */
  empty: string;
  /** below the names; a button that adds unless told */
  foot?: ReactNode;
  /** the items' order is the user's */
  sortable?: boolean;
  /** the edits that put a copy behind an item; each name then has a button for it */
  duplicate?: (site: SiteDocument, index: number) => readonly Operation[];
}

/** As `ListEditor`, for items with large forms: names at the left, the form of the chosen one beside them. */
export function SideListEditor(props: SideListEditorProps) {
  const { children, empty, foot = <ListButtons />, sortable = true, duplicate } = props;
  const { editing, container, isLocked } = useListEditor(props);
  const { list, rows, toAdded } = editing;
  if (isLocked) return null;
  const copy = ({ index }: ListRow): void => {
    edit(duplicate?.(currentSite(), index) ?? []);
    toAdded(list.read().find((row) => row.index === index + 1)?.key);
  };
  return (
    <ListFrame editing={editing} container={container}>
      {rows.length > 0 ? (
        <ArrangedRows>
          <SideList editing={editing} sortable={sortable} onCopy={duplicate && copy} foot={foot}>
            {children}
          </SideList>
        </ArrangedRows>
      ) : (
        <>
          <Text component="div" size="sm" c="dimmed" className={classes.vacant}>
            {empty}
          </Text>
          {foot}
        </>
      )}
    </ListFrame>
  );
}
