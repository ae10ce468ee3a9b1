import { useMemo } from 'react';
import { contactOptions, nameOfContact } from '../../../editor/contact-options.ts';
import { useAppInfo } from '../../../state/app-info.ts';
import { AsOf } from '../../../ui/as-of.tsx';
import { CachedSelect, useCachedList } from './kept-select.tsx';

interface ContactFieldsProps {
  label?: string;
  /** hides the notes that the list of contacts is stale, because the contact's own section shows them */
  quiet?: boolean;
}

export function ContactFields({ label = 'Contact', quiet = false }: ContactFieldsProps) {
  const { contactField } = useAppInfo();
  const contacts = useCachedList('contacts.list');
  const options = useMemo(() => contactOptions(contacts.data?.contacts ?? []), [contacts.data]);
  return (
    <>
      <CachedSelect
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
