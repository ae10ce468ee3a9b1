import { Button, Loader, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { applyFacts } from '#shared/domain/facts/apply.ts';
import type { Fact } from '#shared/domain/facts/fact.ts';
import {
  driftBetween,
  type DriftField,
  driftFields,
  driftLabels,
  statedFacts,
  statedText,
} from '#shared/domain/fleet/drift.ts';
import type { Output } from '#shared/ipc/contract.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { useListingDifferences } from '../../../editor/listing-differences.ts';
import { editSite, flushEdits, useSlug } from '../../../state/draft.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorText } from '../../../ui/error-text.tsx';
import { exactTime } from '../../../ui/time.ts';

/**
 * Button that opens a comparison of what the record, the published page and the business listing say about the company.
 */
export function PageComparison() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" mt="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Compare with page and listing
      </Button>
      {isOpen && <ComparisonDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** For each compared field, the listing's field for the same fact. */
const listingFieldOf = { name: 'title', phone: 'phone', address: 'address', hours: 'hours', site: 'website' } as const;

function ComparisonDialog({ onClose }: { onClose: () => void }) {
  const slug = useSlug();
  const { data, error, refetch } = useQuery('fleet.drift', { slug }, { staleTime: 0, gcTime: 0, cancels: true });
  const listing = useListingDifferences(slug);
  const take = async (facts: readonly Fact[]): Promise<void> => {
    editSite((site) => applyFacts(site, facts, Math.random));
    // A failure is ignored here, because the app itself tells the user about edits that are not written.
    await flushEdits().catch(() => undefined);
    await refetch();
  };
  return (
    <Dialog title="Record, page and listing" size={880} onClose={onClose}>
      <ErrorText>{error?.message}</ErrorText>
      {!data && !error && <Loader size="sm" aria-label="The page is read" />}
      {data && (
        <>
          <Text size="sm" mb="sm" role="status">
            {summaryOf(data)}
          </Text>
          <Table verticalSpacing={6} styles={{ td: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } }}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>What</Table.Th>
                <Table.Th>The record says</Table.Th>
                <Table.Th>The page says</Table.Th>
                {listing.length > 0 && <Table.Th>The listing says</Table.Th>}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody style={{ verticalAlign: 'top' }}>
              {driftFields.map((field) => (
                <Table.Tr key={field}>
                  <Table.Th scope="row">{driftLabels[field]}</Table.Th>
                  <Table.Td>{statedText(field, data.record) || 'nothing'}</Table.Td>
                  <Table.Td>
                    <PageCell field={field} drift={data} onTake={(facts) => void take(facts)} />
                  </Table.Td>
                  {listing.length > 0 && (
                    <Table.Td>
                      {listing.find((each) => each.field === listingFieldOf[field])?.present ?? 'the same'}
                    </Table.Td>
                  )}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </>
      )}
    </Dialog>
  );
}

interface PageCellProps {
  field: DriftField;
  drift: Output<'fleet.drift'>;
  onTake: (facts: readonly Fact[]) => void;
}

function PageCell({ field, drift: { record, page, since }, onTake }: PageCellProps) {
  if (!page) return 'not known';
  if (!driftBetween(record, page).includes(field)) return 'the same';
  const from = since[field];
  const facts = statedFacts(field, page, record);
  return (
    <>
      {statedText(field, page) || 'nothing'}
      {from !== undefined && (
        <Text size="xs" c="dimmed">
          seen since {exactTime(from)}
        </Text>
      )}
      {facts.length > 0 && (
        <Button
          size="compact-xs"
          variant="default"
          mt={4}
          aria-label={`Take the page’s ${driftLabels[field].toLowerCase()}`}
          onClick={() => onTake(facts)}
        >
          Take the page’s
        </Button>
      )}
    </>
  );
}

function summaryOf({ url, record, page, problem }: Output<'fleet.drift'>): string {
  if (url === '') return 'The site is not published yet: there is no page to compare with.';
  const state = problem === undefined ? '' : `The page cannot be read now: ${problem}. `;
  if (!page) return state;
  const differing = driftBetween(record, page);
  if (differing.length === 0) return `${state}The page says what the record says.`;
  return `${state}The page differs. Take its side field by field, or publish: that brings what the record says to the page.`;
}
