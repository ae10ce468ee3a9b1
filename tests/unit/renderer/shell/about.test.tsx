import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import AboutPanel from '../../../../src-renderer/app/about/about-panel.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const notices = [
  { name: '@mantine/core', version: '9.0.0', licence: 'MIT', text: 'Text of Mantine' },
  { name: 'inter', version: '5.3.0', licence: 'OFL-1.1', text: 'Text of Inter' },
  { name: 'konva', version: '10.0.0', licence: 'MIT', text: 'Text of Konva' },
];
const parts = { runtime: { electron: '45.4.1', chrome: '150.0', node: '24.1.0' }, notices };

test('[HOST-09] About lists the parts by others and shows the licence of the chosen one when words narrow the list', async () => {
  const { user, settled } = await openScreen(<AboutPanel />, {}, { answers: { 'app.parts': () => parts } });
  await settled();
  expect(screen.getByText('Sitewright 1.0.0 · Electron 45.4.1 · Chromium 150.0 · Node 24.1.0')).toBeTruthy();
  expect(screen.getByLabelText('Licence of @mantine/core').textContent).toBe('Text of Mantine');
  await user.type(screen.getByLabelText('Find a part or a licence'), 'mit ko');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['konva  10.0.0 · MIT']);
  expect(screen.getByLabelText('Licence of konva').textContent).toBe('Text of Konva');
  expect(screen.getByRole('status').textContent).toBe('1 part');
});

test('[HOST-09] About shows the licence of a part when it is chosen in the list', async () => {
  const { user, settled } = await openScreen(<AboutPanel />, {}, { answers: { 'app.parts': () => parts } });
  await settled();
  await user.click(screen.getByRole('option', { name: /inter/ }));
  expect(screen.getByLabelText('Licence of inter').textContent).toBe('Text of Inter');
});

test('[HOST-09] About leaves out the versions of Electron when it runs without it', async () => {
  const runtime = { electron: '', chrome: '', node: '24.1.0' };
  const { settled } = await openScreen(<AboutPanel />, {}, { answers: { 'app.parts': () => ({ runtime, notices }) } });
  await settled();
  expect(screen.getByText('Sitewright 1.0.0 · Node 24.1.0')).toBeTruthy();
});
