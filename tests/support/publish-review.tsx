import { ModalsProvider } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { useSaveFlow } from '../../src-renderer/app/save-flow/use-save-flow.ts';
import { DrawerHost } from '../../src-renderer/app/shell/drawer-host.tsx';
import { FieldFocus } from '../../src-renderer/app/shell/field-focus.ts';
import { SwitchField } from '../../src-renderer/editor/fields/switch-field.tsx';
import { TextField } from '../../src-renderer/editor/fields/text-field.tsx';
import { ListEditor } from '../../src-renderer/editor/list/list-editor.tsx';
import { closeDrawer } from '../../src-renderer/state/job-drawer.ts';
import { usePanel } from '../../src-renderer/state/panel-store.ts';
import type { FakeHandlers } from './fake-bridge.ts';
import { closeScreen, openScreen } from './screen-harness.tsx';

function Screen() {
  const { start } = useSaveFlow();
  return (
    <>
      <button onClick={() => void start('publish')}>Publish</button>
      <button onClick={() => void start('save')}>Save</button>
      <p>at {useLocation().pathname}</p>
      <p>panel {usePanel()}</p>
      <TextField path={['about']} />
      <SwitchField path={['show_team_page']} label="Team page" />
      <ListEditor path={['testimonials']} layout="cards" empty="None">
        {({ path, number }) => <TextField path={[...path, 'reviewer']} aria-label={`Reviewer ${number}`} />}
      </ListEditor>
      <FieldFocus />
      <DrawerHost />
    </>
  );
}

/** Opens a site that can be published, clicks Publish, and waits for the drawer of the review. */
export async function openReview(site: Partial<SiteDocument>, answers: FakeHandlers = {}) {
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
    {
      answers: {
        'publishing.live': () => ({ by: 'server', published: false }),
        'publishing.deadLinks': () => [],
        'site.publish': () => ({ outcome: 'published', slug: 'joes', savedAt: 1, url: 'http://x.example/' }),
        ...answers,
      },
    },
  );
  await harness.user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByRole('complementary', { name: 'Publish joes.com' });
  return harness;
}

export const drawer = () => screen.queryByRole('complementary');
export const isClosed = () => waitFor(() => expect(drawer()).toBeNull());

/** Ends what `openReview` has started. For `afterEach`. */
export function closeReview(): void {
  closeScreen();
  notifications.clean();
  closeDrawer();
}
