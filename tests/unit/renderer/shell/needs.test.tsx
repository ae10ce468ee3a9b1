import { ModalsProvider } from '@mantine/modals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { goToNextNeed } from '../../../../src-renderer/app/needs/next-need.ts';
import { NeedsButton } from '../../../../src-renderer/app/needs/needs-button.tsx';
import { NeedsRail } from '../../../../src-renderer/app/needs/needs-rail.tsx';
import { saveAndNext } from '../../../../src-renderer/app/needs/save-and-next.ts';
import { SaveButtons } from '../../../../src-renderer/app/shell/save-buttons.tsx';
import { TabBar } from '../../../../src-renderer/app/shell/tab-bar.tsx';
import { openSite, setField } from '../../../../src-renderer/state/draft-actions.ts';
import { followNeeds } from '../../../../src-renderer/state/needs.ts';
import { needsRail } from '../../../../src-renderer/state/needs-rail.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';
import { siteSummary } from '../../../support/site-summary.ts';

const CONTACT = 'sitewright_contact_id';

beforeEach(() => needsRail.setState({ open: false }));
afterEach(closeScreen);

function Shell() {
  useEffect(() => followNeeds(CONTACT), []);
  const navigate = useNavigate();
  const { pathname, hash, state } = useLocation();
  const next = (): void => goToNextNeed(CONTACT, (route, link) => void navigate(route, { state: link }));
  return (
    <>
      <NeedsButton />
      <SaveButtons flow={{ running: undefined, start: async () => true }} />
      <TabBar slug="joes" />
      <NeedsRail />
      <button onClick={next}>Next</button>
      <output>{JSON.stringify([pathname + hash, (state as { field: string } | null)?.field])}</output>
    </>
  );
}

const open = (site: SiteDocument) =>
  openScreen(
    <MemoryRouter>
      <ModalsProvider>
        <Shell />
      </ModalsProvider>
    </MemoryRouter>,
    site,
  );
const place = () => JSON.parse(String(document.querySelector('output')?.textContent)) as unknown;
const rail = () => screen.getByRole('complementary', { name: 'What is missing' });

test('[NAV-13] the rail lists what is missing by how much it is needed, follows edits, and each row leads to its field', async () => {
  const { user } = await open({ company_name: 'Joe’s', version: 'v3' });
  await user.click(screen.getByRole('button', { name: /^What is missing: \d+$/ }));
  const toSave = within(rail()).getByRole('region', { name: 'Needed to save' });
  expect(
    within(toSave)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a contact on the Domain tab.', 'Add a service area with city and state on the Basic Info tab.']);
  await user.click(within(toSave).getByRole('link', { name: /contact/ }));
  expect(place()).toEqual(['/domain/joes#contact', CONTACT]);
  act(() => void setField([CONTACT], '42'));
  await waitFor(() => expect(within(toSave).getAllByRole('link')).toHaveLength(1));
  expect(within(rail()).getByRole('region', { name: 'Worth doing' }).textContent).toContain('The site has no logo');
});

test('[NAV-13] tabs tell what is to do on them', async () => {
  await open({ [CONTACT]: '42', paid_url: 'joes.com', logo: '/media/logo.png' });
  await screen.findByRole('link', { name: /^Basic Info, \d+ to do$/ });
  expect(screen.getByRole('link', { name: 'Logo' })).toBeTruthy();
});

test('[NAV-13] a disabled Publish lists all that is in the way, each leading to its field', async () => {
  const { user } = await open({});
  await user.click(screen.getByRole('button', { name: /^Publish/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Not ready to publish' });
  expect(within(dialog).getAllByRole('link')).toHaveLength(3);
  await user.click(within(dialog).getByRole('link', { name: /^Enter a domain/ }));
  expect(place()).toEqual(['/domain/joes#address', 'paid_url']);
});

test('[NAV-13] the next blocker comes after the one that was led to, and what is worth doing after the last', async () => {
  const { user } = await open({ logo: '' });
  const next = screen.getByRole('button', { name: 'Next' });
  const seen = [];
  for (let press = 0; press < 4; press++) {
    await user.click(next);
    seen.push(place());
  }
  expect(seen).toEqual([
    ['/domain/joes#contact', CONTACT],
    ['/basicInfo/joes', 'service_areas'],
    ['/domain/joes#address', 'paid_url'],
    ['/domain/joes#contact', CONTACT],
  ]);
  act(() => {
    setField([CONTACT], '42');
    setField(['paid_url'], 'joes.com');
    setField(['service_areas'], [{ city: 'Reno', state: 'NV' }]);
  });
  await user.click(next);
  expect(place()).toEqual(['/basicInfo/joes', 'company_name']);
});

test('[NAV-13] Save and next site opens the one that waits longest, at what it needs; a save that fails stays', async () => {
  const { bridge } = await open({});
  const navigate = vi.fn();
  const next = {
    id: 'domain',
    title: '',
    severity: 'publish',
    tab: 'domain',
    section: 'address',
    places: [['paid_url']],
  };
  bridge.handlers['site.recent'] = () => ['joes', 'acme'].map((slug) => siteSummary(slug));
  bridge.handlers['site.standings'] = () => [{ status: { slug: 'acme' }, blockers: 1, next }] as never;
  await saveAndNext({ flow: { start: async () => false }, navigate });
  expect(navigate).not.toHaveBeenCalled();
  await saveAndNext({ flow: { start: async () => true }, navigate });
  expect(bridge.inputsOf('site.recent').at(-1)).toMatchObject({ toDo: true });
  expect(bridge.inputsOf('site.standings').at(-1)).toEqual({ slugs: ['acme'] });
  expect(navigate).toHaveBeenCalledWith('/domain/acme#address', { field: 'paid_url' });

  bridge.handlers['site.recent'] = () => [siteSummary('joes')];
  await saveAndNext({ flow: { start: async () => true }, navigate });
  await screen.findByText('Nothing else is left to do');
});

test('[NAV-13] Save and next site opens no site when the user opened another one during the save, unless it is the renamed one', async () => {
  const { bridge } = await open({});
  const navigate = vi.fn();
  const acme = siteSummary('acme');
  bridge.handlers['site.recent'] = () => [acme];
  bridge.handlers['site.standings'] = () => [{ status: { slug: 'acme' }, blockers: 0 }] as never;
  const renamed = async () => {
    act(() => bridge.emit('site.changed', { slug: 'joes', version: 2, renamedTo: 'joes-two' }));
    return true;
  };
  await saveAndNext({ flow: { start: renamed }, navigate });
  expect(navigate).toHaveBeenCalledWith('/basicInfo/acme');
  navigate.mockClear();
  const opened = async () => {
    await act(() => openSite('joes'));
    return true;
  };
  await saveAndNext({ flow: { start: opened }, navigate });
  expect(navigate).not.toHaveBeenCalled();
});
