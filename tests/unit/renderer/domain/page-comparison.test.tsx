import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Statement } from '#shared/domain/fleet/drift.ts';
import { PageComparison } from '../../../../src-renderer/screens/domain/parts/page-comparison.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const record: Statement = {
  ...{ name: 'Acme', phone: '828-555-0142', street: '1 Oak St', city: 'Boone', state: 'NC', zip: '28607' },
  ...{ hours: [], site: 'https://acme.com/' },
};
const page = { ...record, phone: '828-555-0199' };

test('[FLEET-07] what page and listing say otherwise stands beside the record, and the page’s side is taken at once', async () => {
  let phone = record.phone;
  const { user, bridge } = await openScreen(
    <PageComparison />,
    { phone },
    {
      answers: {
        'fleet.drift': () => ({ url: 'https://acme.com/', record: { ...record, phone }, page, since: { phone: 0 } }),
        'businessProfile.overview': () => ({
          state: 'listed',
          accountId: '1',
          location: { title: 'Acme', placeId: 'p', dashboardUrl: 'https://x.example', differences: ['title'] },
        }),
        'businessProfile.compare': () => [{ field: 'title', label: 'title', present: 'Acme Ltd', wanted: 'Acme' }],
      },
    },
  );
  await user.click(screen.getByRole('button', { name: 'Compare with page and listing' }));
  const dialog = await screen.findByRole('dialog', { name: 'Record, page and listing' });
  const row = (name: string) => within(dialog).getByRole('row', { name: new RegExp(`^${name}`) });
  await within(dialog).findByText(/The page differs/);
  expect(row('Phone').textContent).toContain('(828) 555-0199');
  await waitFor(() => expect(row('Name').textContent).toContain('Acme Ltd'));
  expect(row('Address').textContent).toContain('the same');
  phone = page.phone;
  await user.click(within(dialog).getByRole('button', { name: 'Take the page’s phone' }));
  await within(dialog).findByText('The page says what the record says.');
  expect(bridge.inputsOf('site.edit').flatMap(({ operations }) => operations)).toMatchObject([
    { path: ['phone'], value: '828-555-0199' },
  ]);
});

test.each([
  [{ url: '', record, since: {} }, /not published yet/],
  [{ url: 'https://acme.com/', record, since: {}, problem: 'nothing answers at its address' }, /nothing answers/],
])('[FLEET-07] where there is no page, or none can be read, the dialog says so: %#', async (drift, said) => {
  const { user } = await openScreen(<PageComparison />, {}, { answers: { 'fleet.drift': () => drift } });
  await user.click(screen.getByRole('button', { name: 'Compare with page and listing' }));
  await screen.findByText(said);
  expect(screen.queryByRole('button', { name: /Take the page/ })).toBeNull();
});
