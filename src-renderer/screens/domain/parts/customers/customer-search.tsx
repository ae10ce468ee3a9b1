import { Button, Loader, Text, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { addable } from '#shared/domain/customer/rules.ts';
import type { Customer } from '#shared/domain/customer/schema.ts';
import { useListFocus } from '../../../../ui/list-focus.ts';
import classes from './customers.module.css';
import { customerNote } from './model.ts';
import { useCustomerSearch } from './use-customer-search.ts';

interface CustomerSearchProps {
  /** of the page or selected already */
  taken: readonly Customer[];
  online: boolean;
  onSelect: (customer: Customer) => void;
}

export function CustomerSearch({ taken, online, onSelect }: CustomerSearchProps) {
  const [typed, setTyped] = useState('');
  const { found, searching, error } = useCustomerSearch(typed, online);
  const results = addable(found ?? [], taken);
  const { container, toNeighborOf } = useListFocus<HTMLDivElement>(results.map(({ id }) => ({ key: id })));
  return (
    <div ref={container}>
      <TextInput
        type="search"
        label="Search customers"
        data-after-rows
        placeholder="Name, phone or customer ID"
        leftSection={<Search size={16} aria-hidden />}
        rightSection={searching ? <Loader size={16} aria-label="Searching" /> : undefined}
        value={typed}
        error={error}
        description={online ? undefined : 'Searching needs the server: you are offline.'}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {results.length > 0 && (
        <ul className={classes.results} aria-label="Customers found">
          {results.map((customer, place) => (
            <li key={customer.id} className={classes.result} data-row={customer.id}>
              <div>
                <Text size="sm">{customer.name || `Customer ${customer.id}`}</Text>
                <Text size="xs" c="dimmed">
                  {[customer.phone, customer.id, customerNote(customer)].filter(Boolean).join(' · ')}
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
            </li>
          ))}
        </ul>
      )}
      <Text size="xs" c="dimmed" mt={8} role="status">
        {found && !searching && error === undefined && results.length === 0 ? 'Nobody else was found.' : ''}
      </Text>
    </div>
  );
}
