import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useSite } from '../state/draft.ts';
import { ClearableSelect } from '../ui/clearable-select.tsx';
import { serviceNames } from './photos/picker-model.ts';

interface SearchFilterProps {
  label: string;
  /** names what is searched */
  placeholder: string;
  term: string;
  onTerm: (term: string) => void;
}

/** A field that filters the list of a dialog by text. It has the focus when the dialog opens. */
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

/** A select that filters a list by one of the site's services. */
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
