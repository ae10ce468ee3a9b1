import { ModalsProvider } from '@mantine/modals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import PartnershipsScreen from '../../../../src-renderer/screens/partnerships/index.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const ACME = { pk: 7, model: 'landing.product', fields: { title: 'Acme', subtitle: null, order: 0, x: 1e2 } };
const BOLT = { pk: 8, model: 'landing.product', fields: { title: 'Bolt', link: 'bolt.example', order: 1 } };

const open = (products: SiteDocument['products']) =>
  openScreen(
    <MemoryRouter>
      <ModalsProvider>
        <PartnershipsScreen />
      </ModalsProvider>
    </MemoryRouter>,
    { products },
  );
const card = (number: number) => within(screen.getByRole('group', { name: `Partnership ${number}` }));

test('[PART-01] an edit changes its own card alone', async () => {
  const harness = await open([ACME, BOLT]);
  expect(card(1).getByLabelText<HTMLInputElement>('Title').value).toBe('Acme');
  fireEvent.input(card(2).getByLabelText('Link'), { target: { value: 'https://bolt.example/pro' } });
  await waitFor(() =>
    expect(harness.site().products).toEqual([
      ACME,
      { ...BOLT, fields: { ...BOLT.fields, link: 'https://bolt.example/pro' } },
    ]),
  );
});

test('[PART-01] a card is added with the focus in its title, and says that the page leaves out an empty one', async () => {
  const harness = await open(null);
  await harness.user.click(screen.getByRole('button', { name: 'Add partnership' }));
  const title = card(1).getByLabelText('Title');
  expect(document.activeElement).toBe(title);
  expect(card(1).getByText('Without a title or a photo the page leaves this card out')).toBeTruthy();
  await harness.user.type(title, 'Acme');
  expect(card(1).queryByText('Without a title or a photo the page leaves this card out')).toBeNull();
  await waitFor(() => {
    expect(harness.site().products?.[0]).toMatchObject({
      model: 'landing.product',
      fields: { title: 'Acme', subtitle: '', link: '' },
    });
  });
});
