import { Select } from '@mantine/core';
import { text } from '#shared/domain/site/readers.ts';
import { useAppInfo } from '../../../app/app-info.ts';
import { useTextField } from '../../../state/draft.ts';
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
  const { value, onChange, onBlur } = useTextField(contactField);
  const known = useContacts();
  return (
    <Select
      label={label}
      placeholder={known.loading ? 'Loading contacts…' : 'Select a contact'}
      searchable
      clearable
      data={contactOptions(known.contacts, value)}
      value={value === '' ? null : value}
      nothingFoundMessage={nothingFound(known)}
      description={known.stale && !quiet ? STALE : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(id) => onChange(text(id))}
      onBlur={onBlur}
    />
  );
}

function nothingFound({ contacts, loading }: Contacts): string {
  if (loading) return 'Loading contacts…';
  return contacts.length === 0 ? 'No contacts are known' : 'No contact of that name';
}
