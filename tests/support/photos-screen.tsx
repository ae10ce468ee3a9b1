import { ModalsProvider } from '@mantine/modals';
import { MemoryRouter } from 'react-router-dom';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import PhotosScreen from '../../src-renderer/screens/photos/index.tsx';
import type { FakeHandlers } from './fake-bridge.ts';
import { openScreen, type ScreenHarness } from './screen-harness.tsx';

/** All Photos of a site, with its questions. */
export const openPhotos = (document: SiteDocument, answers: FakeHandlers = {}): Promise<ScreenHarness> =>
  openScreen(
    <MemoryRouter>
      <ModalsProvider>
        <PhotosScreen />
      </ModalsProvider>
    </MemoryRouter>,
    document,
    { answers },
  );
