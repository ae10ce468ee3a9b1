import { ActionIcon } from '@mantine/core';
import { X } from 'lucide-react';
import { PHONE_LIMIT_MESSAGE } from '#shared/domain/site/phones.ts';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { type EditedItem, ListEditor } from '../../../editor/list/list-editor.tsx';
import classes from '../basic-info.module.css';

/** Numbers beside the main one. Those left empty are dropped when the site is saved. */
export function PhoneList() {
  return (
    <ListEditor
      path={['additional_phone_number_list']}
      className={classes.phones}
      rowClassName={classes.phone}
      sortable={false}
      ownRemoval
      add="Add phone number"
      full={PHONE_LIMIT_MESSAGE}
    >
      {drawPhone}
    </ListEditor>
  );
}

const drawPhone = ({ path, number, remove }: EditedItem) => (
  <TextField
    path={path}
    type="tel"
    label={`Additional phone ${number}`}
    rightSection={
      <ActionIcon aria-label={`Remove additional phone ${number}`} onClick={remove} data-takes-row>
        <X size={16} aria-hidden />
      </ActionIcon>
    }
  />
);
