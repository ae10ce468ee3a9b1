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
 * Select for the contact of a new site. If the list of contacts cannot be loaded, no error is shown, because the
 * contact can be chosen later.
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
