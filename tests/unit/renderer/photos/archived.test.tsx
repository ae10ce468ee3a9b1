import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FakeSite } from '../../../support/fake-site.ts';
import { openPhotos } from '../../../support/photos-screen.tsx';
import { closeScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

test('[PHO-10] what the server answers is handed on byte for byte, and the screen says how many came', async () => {
  const photos = ['{"photo":"/b.webp","photo_pk":9007199254740993123,"x_rate":1.50}'];
  const site = { gallery: [{ photo: '/a.webp', archived: true }] };
  const after = new FakeSite({ slug: 'joes', ...site });
  const { user, bridge } = await openPhotos(
    site,
    {
      'photos.archived': () => ({ photos }),
      'photos.appendArchived': () => ({ ...after.opened(), appended: 1 }),
    },
    '/#/photos/archived',
  );
  await user.click(await screen.findByRole('button', { name: 'Pull archived' }));
  await screen.findByText('Pulled 1 photo.');
  expect(bridge.inputsOf('photos.appendArchived')).toEqual([{ slug: 'joes', photos }]);
});
