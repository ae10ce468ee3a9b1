import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { flag } from '#shared/record/readers.ts';
import { labelOfOwner, useBoundField } from '../../../editor/bound-field.ts';
import { TextField } from '../../../editor/fields/text-field.tsx';
import type { EditedItem } from '../../../editor/list/list-editor.tsx';
import { useSite } from '../../../state/draft.ts';
import classes from '../basic-info.module.css';
import { townsOf } from '../model.ts';

type TownNoteProps = Pick<EditedItem, 'path' | 'index' | 'number'>;

/** Says that a town has a page of its own, or why it has none, and shows the text about the town. */
export function TownNote({ path, index, number }: TownNoteProps) {
  const hasPages = useSite((site) => flag(site.multipage));
  const town = useSite((site) => townsOf(site).find((each) => each.index === index));
  const about = useBoundField([...path, 'about']).value;
  const [isOpen, setOpen] = useState(false);
  if (!hasPages || !town) return null;
  const label = labelOfOwner([...path, 'about'], `area ${number}`);
  return (
    <div className={classes.town}>
      <Text size="xs" c="dimmed">
        {town.path === undefined ? town.reason : `Has a page of its own: /${town.path}`}{' '}
        {about === '' && !isOpen && (
          <Anchor
            component="button"
            type="button"
            size="xs"
            aria-label={`Write a text about ${town.city}`}
            onClick={() => setOpen(true)}
          >
            Write a text
          </Anchor>
        )}
      </Text>
      {(about !== '' || isOpen) && (
        <TextField
          path={[...path, 'about']}
          aria-label={label}
          placeholder={`What you have done in ${town.city}: streets, homes, what is special there`}
          autoFocus={isOpen && about === ''}
        />
      )}
    </div>
  );
}
