import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LegalFields } from '../../../../src-renderer/screens/custom/parts/legal-fields.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

test('[PAGE-02] an empty page’s text is started from ours, which names the company, in one step', async () => {
  const { user, site, steps } = await openScreen(<LegalFields />, { company_name: 'Joe’s Plumbing' });
  await user.click(screen.getByRole('button', { name: 'Start Privacy page from our text' }));
  await waitFor(() => expect(site().privacy_text).toContain('Joe’s Plumbing takes care of what you tell us.'));
  expect(steps()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Start Privacy page from our text' })).toBeNull();
  screen.getByRole('button', { name: 'Start Terms page from our text' });
});
