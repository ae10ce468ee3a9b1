import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OtherSiteBar } from '../../../../src-renderer/app/shell/notices.tsx';
import { draftStore } from '../../../../src-renderer/state/draft-store.ts';
import { currentSite } from '../../../../src-renderer/state/draft.ts';
import { FakeSite } from '../../../support/fake-site.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

test('[SYNC-07] a slug that became another site’s is told of, and leads to that one', async () => {
  const other = new FakeSite({ slug: 'joes', about: 'Another site' });
  const answers = { 'site.clearCache': () => ({ ...other.opened(), trashed: true }) };
  const { user, bridge } = await openScreen(<OtherSiteBar />, {}, { answers });
  const { slug } = draftStore.getState();
  expect(screen.queryByRole('status')).toBeNull();
  await act(async () => bridge.emit('site.status', { ...draftStore.getState().status!, otherSite: true }));
  expect(screen.getByRole('status').textContent).toContain(`“${slug}” belongs to another site now.`);
  await user.click(screen.getByRole('button', { name: 'Open the other site' }));
  await waitFor(() => expect(currentSite().about).toBe('Another site'));
  expect(screen.queryByRole('status')).toBeNull();
});
