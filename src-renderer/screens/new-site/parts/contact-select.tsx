import { useMemo } from 'react';
import { useQuery } from '../../../bridge/hooks.ts';
import { contactOptions, nameOfContact } from '../../../editor/contact-options.ts';
import { withCurrent } from '../../../editor/fields/select-field.tsx';
import { ClearableSelect } from '../../../ui/clearable-select.tsx';
import { optionsMatching } from '../model.ts';

interface ContactSelectProps {
  /** id of the contact; null for none */
  value: string | null;
  onChange: (id: string | null) => void;
}

/**
 * Chooses the contact of a new site. A list that cannot be loaded prevents nothing: the contact can be chosen later
 * too.
 */
export function ContactSelect({ value, onChange }: ContactSelectProps) {
  const { data, loading } = useQuery('contacts.list', {});
  const options = useMemo(() => contactOptions(data?.contacts ?? []), [data]);
  return (
    <ClearableSelect
      label="Contact (optional)"
      placeholder={loading && !data ? 'Loading contacts' : 'Search contacts'}
      nothingFoundMessage={options.length === 0 ? 'No contacts are known' : 'No contact of that name'}
      autoSelectOnBlur
      match={(typed) => optionsMatching(options, typed)}
      limit={100}
      maxDropdownHeight={280}
      data={withCurrent(options, value ?? '', nameOfContact(value ?? '')) as typeof options}
      value={value}
      onChange={onChange}
    />
  );
}
