import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { addable, primaryOwner } from '#shared/domain/customer/rules.ts';
import type { Customer } from '#shared/domain/customer/schema.ts';
import { asBridgeError, invoke } from '../../../../bridge/client.ts';
import { useQuery } from '../../../../bridge/hooks.ts';
import { useSlug, useStatus } from '../../../../state/draft.ts';
import { AsOf } from '../../../../ui/as-of.tsx';
import { confirm } from '../../../../ui/confirm.tsx';
import { LoadError } from '../../../../ui/error-text.tsx';
import { notifyFailure, notifySuccess } from '../../../../ui/notify.tsx';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import { UnknownOutcome } from '../unknown-outcome.tsx';
import { CustomerSearch } from './customer-search.tsx';
import { CustomerTable } from './customer-table.tsx';
import { conversionBlocker, conversionQuestion, namesOf } from './model.ts';

const VIEW_ONLY = 'View only - Edit in /admin on customer';

export function CustomersSection() {
  const slug = useSlug();
  const online = useStatus(({ offline }) => !offline);
  const query = useQuery('customers.ofSite', { slug });
  const [chosen, setChosen] = useState<readonly Customer[]>([]);
  const [converting, setConverting] = useState(false);
  const existing = query.data?.customers ?? [];
  // Leaves out customers who have become customers of the page since they were chosen.
  const selected = addable(chosen, existing);
  const owner = primaryOwner(existing);
  const unknown = query.data?.unknownConversion ?? false;

  const convert = async (): Promise<void> => {
    if (!owner) return;
    if (!(await confirm(conversionQuestion(selected, owner)))) return;
    setConverting(true);
    try {
      const customerIds = selected.map(({ id }) => id);
      await invoke('customers.convert', { slug, customerIds, primaryOwnerId: owner.id });
      notifySuccess({ title: `Teammates of ${namesOf([owner])}`, message: namesOf(selected) });
      setChosen([]);
    } catch (error) {
      const { message, details } = asBridgeError(error);
      const { reason } = (details ?? {}) as { reason?: string };
      notifyFailure({ title: message, ...(reason !== undefined && { message: reason }) });
    } finally {
      setConverting(false);
      await query.refetch();
    }
  };
  return (
    <Stack gap="lg">
      <Stack gap={8}>
        {query.data ? (
          <CustomerTable
            title="Existing Customers"
            customers={existing}
            empty="No customer has this page yet."
            fixedReason={VIEW_ONLY}
          />
        ) : (
          query.loading && <Skeleton h={96} aria-label="Loading customers" />
        )}
        <LoadError of="the customers" query={query} />
        <Group justify="space-between">
          <Text size="xs" c="dimmed">
            {VIEW_ONLY}
          </Text>
          <AsOf name="customers" lists={[query]} />
        </Group>
      </Stack>
      <CustomerSearch
        taken={[...existing, ...selected]}
        online={online}
        onSelect={(customer) => setChosen([...selected, customer])}
      />
      <CustomerTable
        title="Selected Customers"
        customers={selected}
        empty="Search for customers above and select those who are to be teammates."
        onRemove={({ id }) => setChosen(selected.filter((customer) => customer.id !== id))}
      />
      {unknown && (
        <UnknownOutcome
          slug={slug}
          message="The server did not answer whether the customers were made teammates. It is not asked again by itself."
          refetch={query.refetch}
          notDone="It was not done"
          settle={() => invoke('customers.notConverted', { slug })}
        />
      )}
      <Group>
        <ReasonButton
          loading={converting}
          reason={conversionBlocker({ online, selected: selected.length, owner, unknown })}
          onClick={() => void convert()}
        >
          Make teammates of the primary owner
        </ReasonButton>
      </Group>
    </Stack>
  );
}
