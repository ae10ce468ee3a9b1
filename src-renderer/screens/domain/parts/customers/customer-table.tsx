import { ActionIcon, Table, Text, Title, Tooltip, VisuallyHidden } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { Customer } from '#shared/domain/customer/schema.ts';
import classes from './customers.module.css';
import { useListFocus } from '../../../../ui/list-focus.ts';
import { customerNote } from './model.ts';

interface CustomerTableProps {
  title: string;
  customers: readonly Customer[];
  /** what stands in place of the rows where there are none */
  empty: string;
  /** undefined where nobody can be removed, for the reason given */
  onRemove?: (customer: Customer) => void;
  fixedReason?: string;
}

export function CustomerTable({ title, customers, empty, onRemove, fixedReason }: CustomerTableProps) {
  const id = useId();
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
        <div className={classes.scroll}>
          <Table className={classes.table} aria-labelledby={id} verticalSpacing={4}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th className={classes.phone}>Phone</Table.Th>
                <Table.Th>Name</Table.Th>
                <Table.Th className={classes.id}>Customer ID</Table.Th>
                <Table.Th className={classes.icon}>
                  <VisuallyHidden>Remove</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {customers.map((customer, place) => (
                <Row
                  key={customer.id}
                  customer={customer}
                  fixedReason={fixedReason}
                  onRemove={
                    onRemove &&
                    (() => {
                      toNeighborOf(place);
                      onRemove(customer);
                    })
                  }
                />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </div>
  );
}

function Row({
  customer,
  onRemove,
  fixedReason,
}: {
  customer: Customer;
  onRemove: (() => void) | undefined;
  fixedReason: string | undefined;
}) {
  const note = customerNote(customer);
  const label = `Remove ${customer.name || customer.id}`;
  return (
    <Table.Tr data-row={customer.id}>
      <Table.Td>{customer.phone || '–'}</Table.Td>
      <Table.Td>
        {customer.name || '–'}
        {note !== '' && (
          <Text size="xs" c="dimmed">
            {note}
          </Text>
        )}
      </Table.Td>
      <Table.Td>{customer.id}</Table.Td>
      <Table.Td className={classes.icon}>
        <Tooltip label={fixedReason ?? label}>
          <ActionIcon
            aria-label={fixedReason ? `${label}: ${fixedReason}` : label}
            {...(onRemove
              ? { onClick: onRemove, 'data-takes-row': true }
              : { 'aria-disabled': true, 'data-disabled': true })}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Table.Td>
    </Table.Tr>
  );
}
