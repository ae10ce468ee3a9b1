import { ModalsProvider } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { FieldFocus } from '../../../../src-renderer/app/shell/field-focus.ts';
import { useSaveFlow } from '../../../../src-renderer/app/save-flow/use-save-flow.ts';
import { SwitchField } from '../../../../src-renderer/editor/fields/switch-field.tsx';
import { TextField } from '../../../../src-renderer/editor/fields/text-field.tsx';
import { ListEditor } from '../../../../src-renderer/editor/list/list-editor.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(() => {
  closeScreen();
  notifications.clean();
});

function Screen() {
  const { start } = useSaveFlow();
  return (
    <>
      <button onClick={() => void start('publish')}>Publish</button>
      <p>at {useLocation().pathname}</p>
      <TextField path={['about']} />
      <SwitchField path={['show_team_page']} label="Team page" />
      <ListEditor path={['testimonials']} layout="cards" empty="None">
        {({ path, number }) => <TextField path={[...path, 'reviewer']} aria-label={`Reviewer ${number}`} />}
      </ListEditor>
      <FieldFocus />
    </>
  );
}

async function openReview(site: Partial<SiteDocument>) {
  const publishable = {
    service_areas: [{ city: 'Reno', state: 'NV' }],
    sitewright_contact_id: '7',
    paid_url: 'joes.com',
    domain_purchased: true,
    is_dns_configured: true,
  };
  const harness = await openScreen(
    <MemoryRouter initialEntries={['/']}>
      <ModalsProvider>
        <Screen />
      </ModalsProvider>
    </MemoryRouter>,
    { ...publishable, ...site },
    { answers: { 'history.list': () => [], 'publishing.deadLinks': () => [] } },
  );
  await harness.user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByRole('list', { name: 'Worth a look' });
  return harness;
}

test.each<[string, Partial<SiteDocument>, RegExp, string, () => HTMLElement]>([
  [
    'a text',
    { years_in_business: 3, about: 'With 25 years of experience.' },
    /^Basic Info: .*other years/,
    'at /basicInfo/joes',
    () => screen.getByLabelText('About'),
  ],
  [
    'a switch',
    { show_team_page: true, teammates: [] },
    /The team page shows nobody/,
    'at /team/joes',
    () => screen.getByLabelText('Team page'),
  ],
  [
    'an item of a list',
    { testimonials: [{ reviewer: 'Ann', sample: true }] as never },
    /^Reviews: .*sample/,
    'at /reviews/joes',
    () => screen.getByLabelText('Reviewer 1'),
  ],
])('[PUB-03] a finding about %s leads to its field', async (_what, site, name, at, field) => {
  const { user } = await openReview(site);
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(at)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

test('[PUB-03] a fix is made at once, and its finding goes', async () => {
  const { user, bridge } = await openReview({ show_team_page: true, teammates: [] });
  await user.click(screen.getByRole('button', { name: 'Take it off the site' }));
  await waitFor(() => expect(screen.queryByText('The team page shows nobody')).toBeNull());
  await waitFor(() =>
    expect(bridge.inputsOf('site.edit').flatMap(({ operations }) => operations)).toMatchObject([
      { path: ['show_team_page'], value: false },
    ]),
  );
});
