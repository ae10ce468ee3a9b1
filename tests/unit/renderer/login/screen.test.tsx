import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import LoginScreen from '../../../../src-renderer/screens/login/index.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

test('[NAV-11] the field of each step has the focus after its buttons were clicked, also where the server refuses', async () => {
  const refuse = () => {
    throw new AppError('BACKEND_REFUSED', 'The server has a problem.');
  };
  const { user, bridge } = await openScreen(
    <LoginScreen productName="Sitewright" reason={undefined} keychainNotice={undefined} />,
    {},
    { answers: { 'auth.requestCode': refuse, 'auth.verifyCode': refuse } },
  );
  const hasFocus = (field: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: field })));
  await user.type(screen.getByLabelText('Phone number'), '8015550123');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByText('The server has a problem.');
  await hasFocus('Phone number');

  bridge.handlers['auth.requestCode'] = ({ phoneNumber }) => ({ phoneNumber });
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('textbox', { name: 'Code' });
  await user.keyboard('123456');
  await screen.findByText('The server has a problem.');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('The server has a problem.');
  await hasFocus('Code');
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  await hasFocus('Code');
});
