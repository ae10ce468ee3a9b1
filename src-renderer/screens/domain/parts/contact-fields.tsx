import { useMemo } from 'react';
import { contactOptions, nameOfContact } from '../../../editor/contact-options.ts';
import { useAppInfo } from '../../../state/app-info.ts';
import { AsOf } from '../../../ui/as-of.tsx';
import { CachedSelect, useCachedList } from './cached-select.tsx';

interface ContactFieldsProps {
  label?: string;
  /** hides how old the list of contacts is, because the screen's section ‘Contact’ shows it */
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
        cached={contacts}
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
