import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ModalsProvider } from '@mantine/modals';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { FileDrop } from '../../../../src-renderer/app/requests/file-drop.tsx';
import { keepForNextScreen } from '../../../../src-renderer/editor/photos/dropped-files.ts';
import { useScreenFiles } from '../../../../src-renderer/editor/photos/use-screen-files.ts';
import { usePanel, usePasted } from '../../../../src-renderer/state/panel-store.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(() => {
  closeScreen();
  keepForNextScreen([]);
});

const added = vi.fn();

function Taker() {
  useScreenFiles((files) => added(files.map(({ name }) => name)));
  return null;
}

function Window() {
  const { pathname, hash } = useLocation();
  return (
    <>
      <p data-testid="place">{pathname + hash}</p>
      <p data-testid="panel">{`${usePanel()} ${usePasted()}`}</p>
      {pathname.startsWith('/photos') && <Taker />}
      <FileDrop slug="joes" />
    </>
  );
}

async function openWindow(route = '/faqs/joes') {
  added.mockClear();
  return openScreen(
    <ModalsProvider>
      <MemoryRouter initialEntries={[route]}>
        <Window />
      </MemoryRouter>
    </ModalsProvider>,
    {},
  );
}

function drop(...files: File[]): void {
  fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } });
}
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

test('[NAV-15] photos that are dropped on a screen that takes none are asked about, and go to the place that is chosen', async () => {
  const { user } = await openWindow();
  fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'] } });
  await screen.findByText('Drop to choose where it goes');
  drop(photo('a.jpg'), photo('b.jpg'));
  await screen.findByText('Where do the 2 files go?');
  expect(screen.queryByRole('button', { name: 'Logo' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cover' }));
  await waitFor(() => expect(added).toHaveBeenCalledWith(['a.jpg', 'b.jpg']));
  expect(screen.getByTestId('place').textContent).toBe('/photos/joes#/photos/heroImages');
});

test('[NAV-15] nothing is added where the question is left, and a screen that takes files is not asked about', async () => {
  const { user } = await openWindow();
  drop(photo('a.jpg'));
  await screen.findByText('Where does “a.jpg” go?');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByTestId('place').textContent).toBe('/faqs/joes');
  closeScreen();
  await openWindow('/photos/joes');
  drop(photo('c.jpg'));
  await waitFor(() => expect(added).toHaveBeenCalledWith(['c.jpg']));
  expect(screen.queryByText('Where does “c.jpg” go?')).toBeNull();
});

test('[NAV-15] a text file is read as a change request', async () => {
  await openWindow();
  const file = new File(['New phone 5'], 'mail.txt', { type: 'text/plain' });
  Object.assign(file, { text: async () => 'New phone 5' });
  drop(file);
  await waitFor(() => expect(screen.getByTestId('panel').textContent).toBe('paste New phone 5'));
});
