import { Box, Button, Group, Loader, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { addable } from '#shared/domain/customer/rules.ts';
import type { Customer } from '#shared/domain/customer/schema.ts';
import { writtenPhone } from '#shared/domain/site/phone.ts';
import { useSite } from '../../../../state/draft.ts';
import { useQuery } from '../../../../bridge/hooks.ts';
import list from '../../../../ui/lined-list.module.css';
import { useListFocus } from '../../../../ui/list-focus.ts';
import { customerNote } from './model.ts';

/** Pause in typing, in milliseconds, after which the search starts. */
const TYPING_PAUSE = 500;

interface CustomerSearchProps {
  /** customers that belong to the page or are selected already */
  taken: readonly Customer[];
  online: boolean;
  onSelect: (customer: Customer) => void;
}

export function CustomerSearch({ taken, online, onSelect }: CustomerSearchProps) {
  const [typed, setTyped] = useState('');
  const home = useSite(({ country }) => ({ country }));
  const wanted = typed.trim();
  const [term] = useDebouncedValue(wanted, TYPING_PAUSE);
  const { data, error, loading } = useQuery(
    'customers.search',
    { searchKey: term },
    { enabled: term !== '' && online, placeholderData: keepPreviousData, gcTime: 0, cancels: true },
  );
  const isAsked = wanted !== '' && online;
  const searching = isAsked && (loading || term !== wanted);
  const isAnswered = isAsked && !searching;
  const results = addable((isAsked && data) || [], taken);
  const { container, toNeighborOf } = useListFocus<HTMLDivElement>(results.map(({ id }) => ({ key: id })));
  return (
    <div ref={container}>
      <TextInput
        type="search"
        label="Search customers"
        data-after-rows
        data-other-fields
        placeholder="Name, phone or customer ID"
        leftSection={<Search size={16} aria-hidden />}
        rightSection={searching ? <Loader size={16} aria-label="Searching" /> : undefined}
        value={typed}
        error={isAnswered && error?.message}
        description={online ? undefined : 'Searching needs the server: you are offline.'}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {results.length > 0 && (
        <Box component="ul" className={list.list} mah={256} mt={8} aria-label="Customers found">
          {results.map((customer, place) => (
            <li key={customer.id} data-row={customer.id}>
              <Group justify="space-between" wrap="nowrap">
                <div>
                  <Text size="sm">{customer.name || `Customer ${customer.id}`}</Text>
                  <Text size="xs" c="dimmed">
                    {[writtenPhone(customer.phone, home), customer.id, customerNote(customer)]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </div>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`Select ${customer.name || customer.id}`}
                  data-takes-row
                  onClick={() => {
                    toNeighborOf(place);
                    onSelect(customer);
                  }}
                >
                  Select
                </Button>
              </Group>
            </li>
          ))}
        </Box>
      )}
      <Text size="xs" c="dimmed" mt={8} role="status">
        {isAnswered && data && !error && results.length === 0 ? 'Nobody else was found.' : ''}
      </Text>
    </div>
  );
}
