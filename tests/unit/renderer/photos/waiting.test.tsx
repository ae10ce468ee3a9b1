import { screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useWaitingPhotosNotice } from '../../../../src-renderer/app/waiting-photos-notice.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

function Elsewhere() {
  const { pathname, hash } = useLocation();
  useWaitingPhotosNotice();
  return <p>{pathname + hash}</p>;
}

const open = (places: object[]) =>
  openScreen(
    <MemoryRouter initialEntries={['/faqs/joes']}>
      <Routes>
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
    { services: [{ service_id: 1, 'service-name': 'Roofs' }] },
    {
      answers: {
        'photos.waiting': () => ({
          files: places.map((place, at) => ({ file: at + 1, name: `${String(at)}.jpg`, place: JSON.stringify(place) })),
        }),
        'photos.letGo': () => ({}),
      },
    },
  );

test('[PHO-03] photos that an end of the app has kept from being added are told of, and lead to where they were dropped', async () => {
  const place = { target: 'gallery', screen: '/photos#/galleries/uncategorized' };
  const { user } = await open([place, place]);
  expect(await screen.findByText('2 photos wait to be added')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('/photos/joes#/galleries/uncategorized')).toBeTruthy();
});

test('[PHO-03] waiting files of an item that is gone are named, and kept no longer', async () => {
  const path = ['services', { index: 0, marks: ['7', '', 'Gutters'] }, 'photos'];
  const { bridge } = await open([{ path, screen: '/services' }]);
  expect(await screen.findByText('1 of the files was not added')).toBeTruthy();
  expect(screen.getByText('What they were for is no longer there: 0.jpg')).toBeTruthy();
  await waitFor(() => expect(bridge.inputsOf('photos.letGo')).toEqual([{ files: [1] }]));
});
