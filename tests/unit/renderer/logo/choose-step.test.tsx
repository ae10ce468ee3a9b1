import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ChooseStep } from '../../../../src-renderer/screens/logo/parts/choose-step.tsx';
import { useLogoDraft } from '../../../../src-renderer/screens/logo/session.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);
beforeEach(() => localStorage.clear());

function Step() {
  const [session, actions] = useLogoDraft();
  return <ChooseStep session={session} actions={actions} />;
}

test('[LGEN-01] images that are drawn while a background is removed stand beside the one without it', async () => {
  const drawn = Promise.withResolvers<{ logos: string[] }>();
  const erased = Promise.withResolvers<{ logo: string }>();
  const { user } = await openScreen(
    <Step />,
    {},
    {
      answers: {
        'logo.earlier': () => ({ logos: ['/earlier.png'] }),
        'logo.generate': () => drawn.promise,
        'logo.removeBackground': () => erased.promise,
      },
    },
  );
  await user.click(await screen.findByRole('radio'));
  await user.type(screen.getByLabelText('Prompt'), 'A drop');
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  await user.click(screen.getByRole('button', { name: 'Remove background' }));
  erased.resolve({ logo: '/erased.png' });
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
  drawn.resolve({ logos: ['/drawn.png'] });
  await waitFor(() => expect(screen.queryByText('Drawing images…')).toBeNull());
  expect(screen.getAllByRole('radio')).toHaveLength(3);
});
