import { Text } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
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
  /** shown while there are no items */
  empty: string;
  /** shown below the names; by default a button that adds an item */
  foot?: ReactNode;
  /** users may change the order of the items */
  sortable?: boolean;
  /** component around the form; it stays mounted when another item is chosen, unlike the form */
  around?: ComponentType<{ children: ReactNode }>;
  /** returns the operations that insert a copy after an item; without this function there is no Duplicate button */
  duplicate?: (site: SiteDocument, index: number) => readonly Operation[];
}

/** Like `ListEditor`, but for items with large forms: a list of names, and beside it the form of the chosen item. */
export function SideListEditor(props: SideListEditorProps) {
  const { children, empty, foot = <ListButtons />, sortable = true, around, duplicate } = props;
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
          <SideList editing={editing} sortable={sortable} onCopy={duplicate && copy} around={around} foot={foot}>
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
