import { act, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { FindRail } from '../../../../src-renderer/app/find/find-rail.tsx';
import { closeFind, findStore, openFind } from '../../../../src-renderer/app/find/find-store.ts';
import { FieldFocus } from '../../../../src-renderer/app/shell/field-focus.ts';
import { TextField } from '../../../../src-renderer/editor/fields/text-field.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(() => {
  closeScreen();
  findStore.setState({ term: '', replacement: '', codes: false, at: undefined });
  closeFind();
});

function Route() {
  return <p data-testid="route">{useLocation().pathname}</p>;
}

async function openRail(document: Parameters<typeof openScreen>[1]) {
  const harness = await openScreen(
    <MemoryRouter initialEntries={['/basicInfo/joes']}>
      <main id="screen">
        <TextField path={['company_tagline']} />
        <TextField path={['about']} />
        <FieldFocus />
      </main>
      <FindRail />
      <Route />
    </MemoryRouter>,
    document,
  );
  act(openFind);
  await harness.user.type(await screen.findByLabelText('Find'), 'spring');
  return harness;
}

const selection = (): string => {
  const field = document.activeElement as HTMLInputElement;
  return `${field.dataset['path']} ${field.selectionStart}–${field.selectionEnd}`;
};

test('[NAV-15] Enter goes from place to place, each selected in its field, on the screen that has it', async () => {
  const { user } = await openRail({
    company_tagline: 'In spring',
    about: 'Spring, and spring',
    faqs: [{ question: 'Spring?' }],
  });
  await screen.findByText('4 places in 3 fields');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(selection()).toBe('company_tagline 3–9'));
  await user.click(screen.getByLabelText('Find'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(selection()).toBe('about 0–6'));
  await user.click(screen.getByLabelText('Find'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(selection()).toBe('about 12–18'));
  const list = screen.getByRole('list', { name: 'Places' });
  await user.click(within(list).getByRole('button', { name: /FAQs/ }));
  expect(screen.getByTestId('route').textContent).toBe('/faqs/joes');
});

test('[NAV-15] Replace all is one step of undo, and leaves codes and links alone unless they are ticked', async () => {
  const { user, site, steps } = await openRail({
    company_tagline: 'In spring',
    about: 'Spring, and spring',
    home_page_widget: 'spring()',
  });
  await user.type(screen.getByLabelText('Replace with'), 'summer');
  await user.click(screen.getByRole('button', { name: 'Replace all' }));
  await waitFor(() => expect(site().about).toBe('Summer, and summer'));
  expect(site()).toMatchObject({ company_tagline: 'In summer', home_page_widget: 'spring()' });
  expect(steps()).toHaveLength(1);
  await screen.findByText('Replaced 3 places');
  await screen.findByText('Nowhere');
  await user.click(screen.getByLabelText('Also in codes, links and addresses'));
  await screen.findByText('1 place in 1 field');
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(site().home_page_widget).toBe('summer()'));
});
