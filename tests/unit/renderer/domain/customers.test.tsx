import { ModalsProvider } from '@mantine/modals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { CustomersSection } from '../../../../src-renderer/screens/domain/parts/customers/customers-section.tsx';
import {
  conversionBlocker,
  conversionQuestion,
} from '../../../../src-renderer/screens/domain/parts/customers/model.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

const ann = { id: '1', name: 'Ann Smith', phone: '+1', userType: 'Primary Owner', landingPageId: '77' };
const bob = { id: '2', name: 'Bob Jones', phone: '+2', userType: 'Customer', landingPageId: '' };

test('[CUSM-02] the search waits 500 ms for typing to end, and an outdated one is cancelled', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const first = Promise.withResolvers<(typeof bob)[]>();
  const harness = await openScreen(
    <CustomersSection />,
    {},
    { answers: { 'customers.search': ({ searchKey }) => (searchKey === 'a' ? first.promise : [bob]) } },
  );
  const search = screen.getByLabelText('Search customers');
  const type = (value: string) => fireEvent.change(search, { target: { value } });
  type('b');
  await vi.advanceTimersByTimeAsync(400);
  type('a');
  await vi.advanceTimersByTimeAsync(400);
  expect(harness.bridge.inputsOf('customers.search')).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  await waitFor(() => expect(harness.bridge.inputsOf('customers.search')).toEqual([{ searchKey: 'a' }]));
  type('bob');
  await vi.advanceTimersByTimeAsync(600);
  expect(await screen.findByRole('button', { name: 'Select Bob Jones' })).toBeTruthy();
  expect(harness.bridge.inputsOf('call.cancel')).toHaveLength(1);
  first.resolve([ann]);
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.queryByText('Ann Smith')).toBeNull();
});

test('[CUSM-01] [CUSM-02] the page’s customers are shown with their page, and cannot be removed here', async () => {
  await openScreen(
    <CustomersSection />,
    {},
    { answers: { 'customers.ofSite': () => ({ customers: [ann], unknownConversion: false }) } },
  );
  const table = await screen.findByRole('table', { name: 'Existing Customers' });
  expect(within(table).getByText('Primary Owner of page 77')).toBeTruthy();
  expect(within(table).getByRole('button').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('View only - Edit in /admin on customer')).toBeTruthy();
});

test.each([
  [{ online: false, selected: 1, owner: ann, unknown: false }, /offline/],
  [{ online: true, selected: 1, owner: ann, unknown: true }, /status/],
  [{ online: true, selected: 1, owner: undefined, unknown: false }, /no primary owner/],
  [{ online: true, selected: 0, owner: ann, unknown: false }, /select/],
])('[CUSM-03] why nobody can be made a teammate: %j', (facts, reason) => {
  expect(conversionBlocker(facts)).toMatch(reason);
});

test('[CUSM-03] a primary owner is not made a teammate without a question that names the page', () => {
  const bob = { ...ann, id: '9', name: 'Bob Jones', userType: 'Teammate', landingPageId: '' };
  const eve = { ...ann, id: '10', name: 'Eve Stone', landingPageId: '41012' };
  const question = conversionQuestion([bob, eve], ann);
  expect(question.message).toContain('Eve Stone is the Primary Owner of page 41012');
  expect(question.message).toContain('Bob Jones and Eve Stone will be teammates of Ann Smith');
  expect(question.danger).toBe(true);
  expect(conversionQuestion([bob], ann)).toMatchObject({
    message: 'Bob Jones will be a teammate of Ann Smith and sign in to this page. Do you want to proceed?',
    danger: false,
  });
});

test('[CUSM-03] a refusal is said; without an answer nothing is asked again until somebody says that it was not done', async () => {
  let unknownConversion = false;
  const failures = [
    new AppError('CONVERT_FAILED', 'Error changing customer to teammate of this page'),
    new AppError('UNKNOWN_OUTCOME', 'Unknown – check status'),
  ];
  const harness = await openScreen(
    <ModalsProvider>
      <CustomersSection />
    </ModalsProvider>,
    {},
    {
      answers: {
        'customers.ofSite': () => ({ customers: [ann], unknownConversion }),
        'customers.search': () => [bob],
        'customers.convert': () => {
          unknownConversion = failures.length === 1;
          throw failures.shift()!;
        },
        'customers.notConverted': () => {
          unknownConversion = false;
          return {};
        },
      },
    },
  );
  await screen.findByText('Primary Owner of page 77');
  fireEvent.change(screen.getByLabelText('Search customers'), { target: { value: 'bob' } });
  await harness.user.click(await screen.findByRole('button', { name: 'Select Bob Jones' }));
  const convert = async (): Promise<void> => {
    await harness.user.click(screen.getByRole('button', { name: 'Make teammates of the primary owner' }));
    await harness.user.click(await screen.findByRole('button', { name: 'Make teammates' }));
  };
  await convert();
  expect((await screen.findAllByText(/^Error changing customer to teammate of this page/)).length).toBeGreaterThan(0);
  await convert();
  expect((await screen.findAllByText('Unknown – check status')).length).toBeGreaterThan(0);
  const button = () => screen.getByRole('button', { name: 'Make teammates of the primary owner' });
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'));
  await harness.user.click(screen.getByRole('button', { name: 'It was not done' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'It was not done' })).toBeNull());
  expect(harness.bridge.inputsOf('customers.notConverted')).toEqual([{ slug: 'joes' }]);
  expect(harness.bridge.inputsOf('customers.convert')).toHaveLength(2);
});
