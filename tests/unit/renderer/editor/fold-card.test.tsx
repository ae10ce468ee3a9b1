import { act, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { FieldFocus } from '../../../../src-renderer/app/shell/field-focus.ts';
import { cardSection } from '../../../../src-renderer/editor/card-section.ts';
import { TextField } from '../../../../src-renderer/editor/fields/text-field.tsx';
import { FoldCard } from '../../../../src-renderer/editor/fold-card.tsx';
import { SectionScreen } from '../../../../src-renderer/editor/section-screen.tsx';
import { setField } from '../../../../src-renderer/state/draft.ts';
import { foldedCards } from '../../../../src-renderer/state/folded-cards.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(() => {
  closeScreen();
  foldedCards.setState({}, true);
});

const company = cardSection('basicInfo', 'company', 'Company', ['company_name', 'email', 'insured']);
const address = cardSection('basicInfo', 'street', 'Address', ['city']);

const CompanyCard = () => (
  <FoldCard of={company} purpose="Who the company is.">
    <TextField path={['company_name']} />
    <TextField path={['email']} />
  </FoldCard>
);
const AddressCard = () => (
  <FoldCard of={address} purpose="Where it is.">
    <TextField path={['city']} />
  </FoldCard>
);
const sections = [
  { ...company, component: CompanyCard },
  { ...address, component: AddressCard },
];

const open = (site: SiteDocument = { sitePk: 7, company_name: 'Joe’s Pipes', email: 'joe@pipes.example' }) =>
  openScreen(
    <MemoryRouter initialEntries={['/basicInfo/joes']}>
      <SectionScreen title="Basic Info" sections={sections} second="street" />
      <Link to="/basicInfo/joes" state={{ field: 'email' }}>
        To the e-mail
      </Link>
      <FieldFocus />
    </MemoryRouter>,
    site,
  );
const head = (name = 'Company') => screen.getByRole('button', { name });
const emailField = () => screen.queryByRole('textbox', { name: 'Email' });

test('[NAV-13] a card folds to what its fields hold, which follows what is typed', async () => {
  const { user } = await open();
  expect(screen.getByText('Who the company is.')).toBeTruthy();
  await user.click(head());
  expect(emailField()).toBeNull();
  expect(screen.queryByText('Who the company is.')).toBeNull();
  expect(screen.getByText('Joe’s Pipes · joe@pipes.example')).toBeTruthy();
  act(() => void setField(['insured'], true));
  expect(screen.getByText('Joe’s Pipes · joe@pipes.example · Insured')).toBeTruthy();
  await user.click(head('Address'));
  expect(screen.getByText('Nothing is entered.')).toBeTruthy();
});

test('a folded card stays folded on its site, under another slug too, and on no other site', async () => {
  const { user } = await open();
  await user.click(head());
  closeScreen();
  await open({ slug: 'joes-pipes', sitePk: 7 });
  expect(head().getAttribute('aria-expanded')).toBe('false');
  closeScreen();
  await open({ sitePk: 8 });
  expect(head().getAttribute('aria-expanded')).toBe('true');
});

test('[NAV-13] a link to a field in a folded card unfolds it, with the focus in the field', async () => {
  const { user } = await open();
  await user.click(head());
  await user.click(screen.getByRole('link', { name: 'To the e-mail' }));
  await waitFor(() => expect(document.activeElement).toBe(emailField()));
});

test('the index unfolds the card that it leads to, and no other', async () => {
  const { user } = await open();
  await user.click(head());
  await user.click(head('Address'));
  await user.click(screen.getByRole('link', { name: /^Company/ }));
  await waitFor(() => expect(emailField()).not.toBeNull());
  expect(head('Address').getAttribute('aria-expanded')).toBe('false');
});
