import { ModalsProvider } from '@mantine/modals';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { resolveSettings, type Settings } from '#shared/domain/settings/settings.ts';
import SettingsScreen from '../../../../src-renderer/screens/settings/index.tsx';
import { sizeText, updateText } from '../../../../src-renderer/screens/settings/model.ts';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

/** Opens the screen with the company's settings. Main keeps the user's choices; each reset removes all of them. */
function open(company: Partial<Record<'locked' | 'defaults', Partial<Settings>>> = {}, answers: FakeHandlers = {}) {
  let chosen: Partial<Settings> = {};
  return openScreen(
    <ModalsProvider>
      <SettingsScreen />
    </ModalsProvider>,
    {},
    {
      answers: {
        'settings.view': () => resolveSettings({ locked: {}, defaults: {}, ...company }, chosen),
        'settings.set': (settings) => {
          chosen = { ...chosen, ...settings };
          return {};
        },
        'settings.reset': () => {
          chosen = {};
          return {};
        },
        'settings.policy': () => ({ restartNeeded: false }),
        'settings.update': () => ({ looks: false, phase: 'none', offered: false }),
        'settings.space': () => ({ work: 5_000_000, sites: 1_200_000, pictures: 0, logs: 900 }),
        'settings.words': () => ({ words: ['drywall'] }),
        ...answers,
      },
    },
  );
}

test('[HOST-06] a choice reaches main, is shown in each window and can be taken back', async () => {
  const { user, bridge } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(bridge.inputsOf('settings.set')).toEqual([{ theme: 'dark' }]);
  bridge.emit('settings.changed', {});
  await user.click(await screen.findByRole('button', { name: 'Use the default' }));
  expect(bridge.inputsOf('settings.reset')).toEqual([{ name: 'theme' }]);
});

test('[HOST-06] a setting says that the company has locked it, or that it is the company’s default', async () => {
  await open({ locked: { theme: 'dark' }, defaults: { notifications: false } });
  const theme = await screen.findByRole('radiogroup', { name: 'Colors' });
  for (const choice of within(theme).getAllByRole('radio')) expect(choice).toHaveProperty('disabled', true);
  screen.getByText('Set by your company for all staff.');
  screen.getByText('Your company’s default.');
  expect(screen.getByRole('switch', { name: 'Say when long work has ended' })).toHaveProperty('checked', false);
});

test('[HOST-06] a policy that needs a restart, or cannot be used, is told with its place', async () => {
  await open(
    {},
    { 'settings.policy': () => ({ place: '/etc/p.json', problem: '/etc/p.json: x: bad.', restartNeeded: true }) },
  );
  await screen.findByText(/It takes effect when the app is next started/);
  screen.getByText(/\/etc\/p.json: x: bad\. Please tell your IT department\./);
  screen.getByText('/etc/p.json');
});

test('a word of the dictionary is removed', async () => {
  let words = ['drywall', 'sump'];
  const { user } = await open(
    {},
    {
      'settings.words': () => ({ words }),
      'settings.removeWord': ({ word }) => {
        words = words.filter((one) => one !== word);
        return {};
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Remove drywall' }));
  await waitFor(() => expect(screen.queryByText('drywall')).toBeNull());
  screen.getByText('sump');
});

test('[HOST-05] diagnostics are shown before they are saved', async () => {
  const { user, bridge } = await open(
    {},
    {
      'settings.diagnostics': () => ({ text: '{ "at": "now" }' }),
      'settings.saveDiagnostics': () => ({ path: '/home/a/diagnostics.json' }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Show diagnostics' }));
  await screen.findByText('{ "at": "now" }');
  expect(bridge.inputsOf('settings.saveDiagnostics')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save to a file…' }));
  await screen.findByText('/home/a/diagnostics.json');
});

test.each([
  [0, '0 KB'],
  [900, '1 KB'],
  [1_200_000, '1.1 MB'],
  [34 * 1024 ** 2, '34 MB'],
  [999 * 1024 ** 3, '999 GB'],
])('%i bytes are shown as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));

test('[HOST-08] what is known of updates is said as it is', () => {
  const none = { looks: true, phase: 'none', offered: false } as const;
  expect(updateText({ ...none, found: '2.0.0', phase: 'ready' })).toBe('Version 2.0.0 is installed when you quit.');
  expect(updateText({ ...none, found: '2.0.0' })).toBe('Version 2.0.0 is there.');
  expect(updateText({ ...none, found: '2.0.0', problem: 'signature' })).toContain('not signed by this app’s publisher');
  expect(updateText(none)).toContain('newest version that is known');
  expect(updateText({ ...none, problem: 'check' })).toBe('The last look for updates failed.');
  expect(updateText({ ...none, failed: '2.0.0' })).toContain('Version 2.0.0 did not start on this computer');
  expect(updateText({ ...none, looks: false })).toBe('Updates are not looked for.');
});

test('[HOST-08] the screen says why updates are off, and offers no choice about them', async () => {
  await open(
    {},
    {
      'settings.update': () => ({
        looks: false,
        phase: 'none',
        offered: false,
        cannot: { why: 'folder', folder: 'C:\\Program Files\\Sitewright' },
      }),
    },
  );
  await screen.findByText(/^Off: you may not write the app’s folder C:\\Program Files\\Sitewright/);
  const choices = screen.getByRole('radiogroup', { name: 'When there is a new version' });
  for (const choice of within(choices).getAllByRole('radio')) expect(choice).toHaveProperty('disabled', true);
});
