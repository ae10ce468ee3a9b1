import { ModalsProvider } from '@mantine/modals';
import { MemoryRouter } from 'react-router-dom';
import { refusals } from '#shared/domain/photo/file-rules.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import PhotosScreen from '../../src-renderer/screens/photos/index.tsx';
import type { FakeHandlers } from './fake-bridge.ts';
import { openScreen, type ScreenHarness } from './screen-harness.tsx';

/** Renders the Photos screen of a site, with dialogs. It shows All Photos, or the view at `address`. */
export const openPhotos = (document: SiteDocument, answers: FakeHandlers = {}, address = '/'): Promise<ScreenHarness> =>
  openScreen(
    <MemoryRouter initialEntries={[address]}>
      <ModalsProvider>
        <PhotosScreen />
      </ModalsProvider>
    </MemoryRouter>,
    document,
    { answers },
  );

/**
 * Simulates the main process for added files. A `.txt` file is refused. Any other file becomes a photo whose reference
 * contains the file's bytes in hexadecimal digits, so that a test can recognize the photo.
 */
export function intakeAnswers(): FakeHandlers {
  const taken = new Map<number, { name: string; bytes: Uint8Array; place: string }>();
  return {
    'photos.take': ({ name, bytes, place }) => {
      const file = taken.size + 1;
      taken.set(file, { name, bytes, place });
      return { file };
    },
    'photos.waiting': () => ({
      files: [...taken].map(([file, { name, place }]) => ({ file, name, place })),
    }),
    'photos.letGo': ({ files }) => {
      for (const file of files) taken.delete(file);
      return {};
    },
    'photos.keep': ({ file }) => {
      const { name, bytes } = taken.get(file)!;
      if (name.endsWith('.txt')) throw new AppError('BAD_PICTURE', refusals.unreadable);
      const photo = `local-blob:${Buffer.from(bytes).toString('hex').padStart(64, '0')}`;
      return { photo, type: 'image/webp', width: 40, height: 30, takenAt: null, place: null };
    },
  };
}
