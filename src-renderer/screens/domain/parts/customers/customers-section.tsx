import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { addable, primaryOwner } from '#shared/domain/customer/rules.ts';
import type { Customer } from '#shared/domain/customer/schema.ts';
import { asBridgeError, invoke } from '../../../../bridge/client.ts';
import { useQuery } from '../../../../bridge/hooks.ts';
import { useStatus } from '../../../../state/draft.ts';
import { AsOf } from '../../../../ui/as-of.tsx';
import { confirm } from '../../../../ui/confirm.tsx';
import { notifyFailure, notifySuccess } from '../../../../ui/notify.tsx';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import { UnknownOutcome } from '../unknown-outcome.tsx';
import { CustomerSearch } from './customer-search.tsx';
import { CustomerTable } from './customer-table.tsx';
import { conversionBlocker, conversionQuestion, namesOf } from './model.ts';

const VIEW_ONLY = 'View only - Edit in /admin on customer';

export function CustomersSection() {
  const slug = useStatus((site) => site.slug);
  return slug === null ? null : <Customers key={slug} slug={slug} />;
}

function Customers({ slug }: { slug: string }) {
  const online = useStatus(({ offline }) => !offline);
  const { data, error, loading, updatedAt, refetch } = useQuery('customers.ofSite', { slug });
  const [chosen, setSelected] = useState<readonly Customer[]>([]);
  const existing = data?.customers ?? [];
  // Who has become the page's meanwhile needs no selecting any more.
  const selected = addable(chosen, existing);
  return (
    <Stack gap="lg">
      <div>
        {data ? (
          <CustomerTable
            title="Existing Customers"
            customers={existing}
            empty="No customer has this page yet."
            fixedReason={VIEW_ONLY}
          />
        ) : (
          loading && <Skeleton h={96} aria-label="Loading customers" />
        )}
        {error && (
          <Group gap="xs" mt={8}>
            <Text size="sm" c="var(--mantine-color-error)">
              {error.code === 'OFFLINE' ? 'You are offline: the customers cannot be loaded.' : error.message}
            </Text>
            <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
              Try again
            </Button>
          </Group>
        )}
        <Group justify="space-between" mt={8}>
          <Text size="xs" c="dimmed">
            {VIEW_ONLY}
          </Text>
          <AsOf name="customers" at={updatedAt} loading={loading} refresh={refetch} />
        </Group>
      </div>
      <CustomerSearch
        taken={[...existing, ...selected]}
        online={online}
        onSelect={(customer) => setSelected([...selected, customer])}
      />
      <CustomerTable
        title="Selected Customers"
        customers={selected}
        empty="Search for customers above and select those who are to be teammates."
        onRemove={({ id }) => setSelected(selected.filter((customer) => customer.id !== id))}
      />
      {data?.unknownConversion && (
        <UnknownOutcome
          slug={slug}
          message="The server did not answer whether the customers were made teammates. It is not asked again by itself."
          refresh={refetch}
          notDone="It was not done"
          settle={() => invoke('customers.notConverted', { slug })}
        />
      )}
      <Conversion
        slug={slug}
        selected={selected}
        owner={primaryOwner(existing)}
        unknown={data?.unknownConversion ?? false}
        online={online}
        refetch={refetch}
        onDone={() => setSelected([])}
      />
    </Stack>
  );
}

interface ConversionProps {
  slug: string;
  selected: readonly Customer[];
  owner: Customer | undefined;
  unknown: boolean;
  online: boolean;
  refetch: () => Promise<void>;
  onDone: () => void;
}

function Conversion({ slug, selected, owner, unknown, online, refetch, onDone }: ConversionProps) {
  const [running, setRunning] = useState(false);
  const names = namesOf(selected);
  const convert = async (): Promise<void> => {
    if (!owner) return;
    if (!(await confirm(conversionQuestion(selected, owner)))) return;
    setRunning(true);
    try {
      await invoke('customers.convert', {
        slug,
        customerIds: selected.map(({ id }) => id),
        primaryOwnerId: owner.id,
      });
      notifySuccess({ title: `Teammates of ${namesOf([owner])}`, message: names });
      onDone();
    } catch (error) {
      const { message, details } = asBridgeError(error);
      const { reason } = (details ?? {}) as { reason?: string };
      notifyFailure({ title: message, ...(reason !== undefined && { message: reason }) });
    } finally {
      setRunning(false);
      await refetch();
    }
  };
  return (
    <Group>
      <ReasonButton
        loading={running}
        reason={conversionBlocker({ online, selected: selected.length, owner, unknown })}
        onClick={() => void convert()}
      >
        Make teammates of the primary owner
      </ReasonButton>
    </Group>
  );
}
