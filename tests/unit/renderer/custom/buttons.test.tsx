import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ButtonsFields } from '../../../../src-renderer/screens/custom/parts/buttons-fields.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const hint = 'Its text asks for a quote, so it opens the quote form.';

test('[CUST-02] a button says where it leads when its text asks for something else than its type', async () => {
  const { user } = await openScreen(<ButtonsFields />, {
    cta_main: 'phone',
    call_to_action_message: 'Get a Free Quote',
  });
  screen.getByText(hint);
  const message = screen.getByDisplayValue('Get a Free Quote');
  await user.clear(message);
  await user.type(message, 'Call now');
  await user.tab();
  expect(screen.queryByText(hint)).toBeNull();
});

test('[CUST-02] a button says that the page leaves it out when another does the same', async () => {
  const { user } = await openScreen(<ButtonsFields />, { external_link: 'https://book.example/', phone: '7755550101' });
  screen.getByText('“Nav Bar 1” does the same, so the page leaves this button out.');
  const [, , , second] = screen.getAllByDisplayValue(/Get a Free Quote|Give us a Call|Book Now/);
  await user.clear(second!);
  await user.type(second!, 'Our hours');
  await user.tab();
  expect(screen.queryByText(/so the page leaves this button out/)).toBeNull();
});
