import { useMemo } from 'react';
import { SelectField } from '../../../editor/fields/select-field.tsx';
import { useAppInfo } from '../../../state/app-info.ts';
import { AsOf } from '../../../ui/as-of.tsx';
import { contactOptions } from '../model.ts';
import { type Contacts, useContacts } from '../queries.ts';

const STALE = 'The contacts could not be refreshed; another attempt is made from time to time.';

interface ContactFieldsProps {
  label?: string;
  /** leaves to the contact's own section to say that the list is not fresh */
  quiet?: boolean;
}

export function ContactFields({ label = 'Contact', quiet = false }: ContactFieldsProps) {
  const { contactField } = useAppInfo();
  const known = useContacts();
  const options = useMemo(() => contactOptions(known.contacts), [known.contacts]);
  return (
    <>
      <SelectField
        path={[contactField]}
        label={label}
        placeholder={known.loading ? 'Loading contacts…' : 'Select a contact'}
        clearable
        options={options}
        nameUnknown={nameOfUnknown}
        nothingFoundMessage={nothingFound(known)}
        description={known.stale && !quiet ? STALE : undefined}
      />
      {!quiet && <AsOf name="contacts" at={known.updatedAt} loading={known.refreshing} refresh={known.refresh} />}
    </>
  );
}

const nameOfUnknown = (id: string): string => `Contact ${id}`;

function nothingFound({ contacts, loading }: Contacts): string {
  if (loading) return 'Loading contacts…';
  return contacts.length === 0 ? 'No contacts are known' : 'No contact of that name';
}
