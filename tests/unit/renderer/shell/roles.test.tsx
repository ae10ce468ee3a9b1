import { ModalsProvider } from '@mantine/modals';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { Role } from '#shared/domain/staff/roles.ts';
import { SaveButtons } from '../../../../src-renderer/app/shell/save-buttons.tsx';
import { ParkSection } from '../../../../src-renderer/screens/domain/parts/park-section.tsx';
import { SetupSection } from '../../../../src-renderer/screens/domain/parts/setup/setup-section.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const none = { state: 'none' } as const;

/** Opens the controls of a site for a user with this role. Returns the text that describes each control. */
async function reasons(role: Role | undefined) {
  const harness = await openScreen(
    <MemoryRouter>
      <ModalsProvider>
        <SaveButtons flow={{ running: undefined, start: async () => true }} />
        <SetupSection />
        <ParkSection />
      </ModalsProvider>
    </MemoryRouter>,
    { paid_url: 'joes.com', sitewright_contact_id: '1', service_areas: [{ city: 'Reno', state: 'NV' }] },
    {
      answers: {
        'auth.status': () => ({ state: 'signed-in', phoneNumber: '+12025550111', ...(role && { role }) }),
        'domain.state': () => ({
          ...{ purchase: none, dns: none, park: none, external: none, index: none, snapshot: none },
        }),
      },
    },
  );
  const reasonAt = async (name: RegExp): Promise<string> => {
    const control = await screen.findByRole('button', { name });
    return document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  };
  await screen.findByRole('button', { name: /^Check Domain Info/ });
  return {
    harness,
    said: {
      save: await reasonAt(/^Save/),
      publish: await reasonAt(/^Publish/),
      buy: await reasonAt(/^Check Domain Info/),
      index: await reasonAt(/^Index Site on Google/),
      park: await reasonAt(/^Park/),
    },
  };
}

test('[SRV-03] a viewer reads at every control that changes something who may', async () => {
  const { said } = await reasons('viewer');
  expect(said).toEqual({
    save: 'Your role, viewer, may not change sites. Ask an editor, a publisher, or an admin.',
    publish: 'Your role, viewer, may not publish sites. Ask a publisher or an admin.',
    buy: 'Your role, viewer, may not buy or connect domains. Ask a publisher or an admin.',
    index: 'Your role, viewer, may not report domains to search engines. Ask a publisher or an admin.',
    park: 'Your role, viewer, may not park domains. Ask a publisher or an admin.',
  });
});

test('[SRV-03] an editor may save, and reads at the others who may', async () => {
  const { said } = await reasons('editor');
  expect(said.save).not.toContain('Your role');
  expect(said.publish).toContain('Your role, editor');
  expect(said.park).toContain('Your role, editor');
});

test.each(['publisher', undefined] as const)('[SRV-03] nothing is said of roles when the role is %s', async (role) => {
  const { said } = await reasons(role);
  expect(Object.values(said).join(' ')).not.toContain('Your role');
});
