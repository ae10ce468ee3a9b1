import { useMemo } from 'react';
import { SelectField } from '../../../editor/fields/select-field.tsx';
import { useAppInfo } from '../../../state/app-info.ts';
import { AsOf } from '../../../ui/as-of.tsx';
import { contactOptions, nameOfContact } from '../model.ts';
import { useKeptList } from '../queries.ts';

const LOADING = 'Loading contacts…';
const STALE = 'The contacts could not be refreshed; another attempt is made from time to time.';

interface ContactFieldsProps {
  label?: string;
  /** leaves to the contact's own section to say that the list is not fresh */
  quiet?: boolean;
}

export function ContactFields({ label = 'Contact', quiet = false }: ContactFieldsProps) {
  const { contactField } = useAppInfo();
  const known = useKeptList('contacts.list');
  const options = useMemo(() => contactOptions(known.data?.contacts ?? []), [known.data]);
  const notFound = options.length === 0 ? 'No contacts are known' : 'No contact of that name';
  return (
    <>
      <SelectField
        path={[contactField]}
        label={label}
        placeholder={known.waiting ? LOADING : 'Select a contact'}
        clearable
        options={options}
        nameUnknown={nameOfContact}
        nothingFoundMessage={known.waiting ? LOADING : notFound}
        description={known.stale && !quiet ? STALE : undefined}
      />
      {!quiet && <AsOf name="contacts" lists={[known]} />}
    </>
  );
}
