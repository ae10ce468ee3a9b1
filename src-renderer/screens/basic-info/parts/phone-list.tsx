import { numberedLabelAt } from '../../../editor/bound-field.ts';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { ListButtons } from '../../../editor/list/list-buttons.tsx';
import { type EditedItem, ListEditor } from '../../../editor/list/list-editor.tsx';
import { RemoveButton } from '../../../ui/rows.tsx';
import classes from '../basic-info.module.css';

/** The additional phone numbers. Empty ones are removed when the site is saved. */
export function PhoneList() {
  return (
    <ListEditor
      path={['additional_phone_number_list']}
      layout="bare"
      classNames={{ list: classes.phones, row: classes.phone }}
      sortable={false}
      foot={<ListButtons add="Add phone number" full="Limit of 10 phone numbers" />}
    >
      {drawPhone}
    </ListEditor>
  );
}

const drawPhone = ({ path, number, remove }: EditedItem) => (
  <TextField
    path={path}
    label={numberedLabelAt(path, number)}
    rightSection={<RemoveButton name={numberedLabelAt(path, number).toLowerCase()} onClick={remove} />}
  />
);
