import { useMemo } from 'react';
import type { Contact } from '#shared/ipc/content.ipc.ts';
import type { Option } from '../../../editor/fields/select-field.tsx';
import { useAppInfo } from '../../../state/app-info.ts';
import { AsOf } from '../../../ui/as-of.tsx';
import { KeptSelect, useKeptList } from './kept-select.tsx';

/** A contact without a name, or one that the list does not know. */
const nameOfContact = (id: string): string => `Contact ${id}`;

/** The contacts by name. */
export function contactOptions(contacts: readonly Contact[]): Option[] {
  return contacts
    .map(({ id, name }) => ({ value: id, label: name.trim() || nameOfContact(id) }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

interface ContactFieldsProps {
  label?: string;
  /** the contact's own section says that the list is old, so that this control need not */
  quiet?: boolean;
}

export function ContactFields({ label = 'Contact', quiet = false }: ContactFieldsProps) {
  const { contactField } = useAppInfo();
  const contacts = useKeptList('contacts.list');
  const options = useMemo(() => contactOptions(contacts.data?.contacts ?? []), [contacts.data]);
  return (
    <>
      <KeptSelect
        path={[contactField]}
        noun="contact"
        kept={contacts}
        quiet={quiet}
        label={label}
        placeholder="Select a contact"
        options={options}
        nameUnknown={nameOfContact}
      />
      {!quiet && <AsOf name="contacts" lists={[contacts]} />}
    </>
  );
}
