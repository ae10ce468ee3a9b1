import { Table, Text, Title, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import type { Customer } from '#shared/domain/customer/schema.ts';
import { writtenPhone } from '#shared/domain/site/phone.ts';
import { useSite } from '../../../../state/draft.ts';
import { useListFocus } from '../../../../ui/list-focus.ts';
import { RemoveButton } from '../../../../ui/rows.tsx';
import table from '../../../../ui/table.module.css';
import { customerNote } from './model.ts';

interface CustomerTableProps {
  title: string;
  customers: readonly Customer[];
  /** text that is shown instead of the rows if there are no customers */
  empty: string;
  onRemove?: (customer: Customer) => void;
  /** why no customer can be removed; undefined if customers can be removed */
  fixedReason?: string;
}

export function CustomerTable({ title, customers, empty, onRemove, fixedReason }: CustomerTableProps) {
  const id = useId();
  const home = useSite(({ country }) => ({ country }));
  const { container, toNeighborOf } = useListFocus<HTMLDivElement>(customers.map((each) => ({ key: each.id })));
  return (
    <div ref={container}>
      <Title order={3} id={id} tabIndex={-1} data-after-rows>
        {title}
      </Title>
      {customers.length === 0 ? (
        <Text size="sm" c="dimmed" mt={8}>
          {empty}
        </Text>
      ) : (
        <Table.ScrollContainer minWidth={360} type="native">
          <Table className={table.small} layout="fixed" aria-labelledby={id} verticalSpacing={4}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th w={120}>Phone</Table.Th>
                <Table.Th>Name</Table.Th>
                <Table.Th w={92}>Customer ID</Table.Th>
                <Table.Th w={40}>
                  <VisuallyHidden>Remove</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {customers.map((customer, place) => (
                <Table.Tr key={customer.id} data-row={customer.id}>
                  <Table.Td>{writtenPhone(customer.phone, home) || '–'}</Table.Td>
                  <Table.Td>
                    {customer.name || '–'}
                    <Text size="xs" c="dimmed">
                      {customerNote(customer)}
                    </Text>
                  </Table.Td>
                  <Table.Td>{customer.id}</Table.Td>
                  <Table.Td ta="right">
                    <RemoveButton
                      name={customer.name || customer.id}
                      reason={fixedReason}
                      onClick={() => {
                        toNeighborOf(place);
                        onRemove?.(customer);
                      }}
                    />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </div>
  );
}
