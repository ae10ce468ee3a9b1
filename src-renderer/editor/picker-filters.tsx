import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useSite } from '../state/draft.ts';
import { ClearableSelect } from '../ui/clearable-select.tsx';
import { serviceNames } from './photos/picker-model.ts';

interface SearchFilterProps {
  label: string;
  /** what is searched */
  placeholder: string;
  term: string;
  onTerm: (term: string) => void;
}

/** Narrows the list of a dialog by words; has the focus first. */
export function SearchFilter({ label, placeholder, term, onTerm }: SearchFilterProps) {
  return (
    <TextInput
      data-autofocus
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<Search size={14} aria-hidden />}
      value={term}
      onChange={(event) => onTerm(event.currentTarget.value)}
    />
  );
}

interface ServiceFilterProps {
  /** name of a service; null for all */
  service: string | null;
  onService: (service: string | null) => void;
}

/** Narrows a list to one of the site's services. */
export function ServiceFilter({ service, onService }: ServiceFilterProps) {
  return (
    <ClearableSelect
      aria-label="Service"
      placeholder="All services"
      limit={100}
      data={useSite(serviceNames)}
      value={service}
      onChange={onService}
    />
  );
}
