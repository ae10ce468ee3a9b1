import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MissingBar } from '../../../../src-renderer/app/shell/notices.tsx';
import { draftStore } from '../../../../src-renderer/state/draft-store.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

test('a site that is no longer on the server is told of while it is so, with nothing to press', async () => {
  const harness = await openScreen(<MissingBar />, {});
  const tellStatus = (missingOnServer: boolean) =>
    act(async () => harness.bridge.emit('site.status', { ...draftStore.getState().status!, missingOnServer }));
  expect(screen.queryByRole('status')).toBeNull();
  await tellStatus(true);
  expect(screen.getByRole('status').textContent).toBe(
    'This site is no longer on the server. Your copy is kept on this computer.',
  );
  expect(screen.queryByRole('button')).toBeNull();
  await tellStatus(false);
  expect(screen.queryByRole('status')).toBeNull();
});
