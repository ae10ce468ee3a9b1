import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OtherSiteBar } from '../../../../src-renderer/app/shell/notices.tsx';
import { draftStore } from '../../../../src-renderer/state/draft-store.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

test('[SYNC-07] a bar says that the slug belongs to another site, and offers to open that site', async () => {
  const harness = await openScreen(<OtherSiteBar />, {});
  const { slug } = draftStore.getState();
  expect(screen.queryByRole('status')).toBeNull();
  await act(async () => harness.bridge.emit('site.status', { ...draftStore.getState().status!, otherSite: true }));
  expect(screen.getByRole('status').textContent).toContain(`“${slug}” belongs to another site now.`);
  expect(screen.getByRole('button', { name: 'Open the other site' })).toBeTruthy();
});
