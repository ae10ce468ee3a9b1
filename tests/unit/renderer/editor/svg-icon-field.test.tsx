import { ModalsProvider } from '@mantine/modals';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SvgIconField } from '../../../../src-renderer/editor/fields/svg-icon-field.tsx';
import { currentSite } from '../../../../src-renderer/state/draft.ts';
import { draftStore } from '../../../../src-renderer/state/draft-store.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

test('[REV-01] an icon is taken away once the question is answered with yes', async () => {
  const { user, site } = await openScreen(
    <ModalsProvider>
      <SvgIconField path={['review_links', 0, 'icon']} name="Angi" />
    </ModalsProvider>,
    { review_links: [{ title: 'Angi', icon: 'https://media.example/angi.svg' }] },
  );
  const icon = () => site().review_links?.[0]?.icon;
  await user.click(screen.getByRole('button', { name: 'Remove the icon of Angi' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(icon()).toBe('https://media.example/angi.svg');
  await user.click(screen.getByRole('button', { name: 'Remove the icon of Angi' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, delete' }));
  await waitFor(() => expect(icon()).toBe(''));
  expect(screen.queryByRole('button', { name: 'Remove the icon of Angi' })).toBeNull();
});

test('[REV-01] an icon of another site stays as it is when that site is opened while a file is processed', async () => {
  const { user, bridge } = await openScreen(<SvgIconField path={['review_links', 0, 'icon']} name="Angi" />, {
    review_links: [{ title: 'Angi', icon: '/media/angi.svg' }],
  });
  const { site } = draftStore.getState();
  bridge.handlers['photos.keepIcon'] = () => {
    draftStore.setState({ slug: 'other' });
    return { photo: '/media/new.svg', type: 'image/svg+xml', width: 9, height: 9, takenAt: null, place: null };
  };
  await user.upload(screen.getByLabelText('Icon file of Angi'), new File(['<svg/>'], 'new.svg'));
  await waitFor(() => expect(bridge.inputsOf('photos.keepIcon')).toHaveLength(1));
  expect(currentSite()).toBe(site);
});
