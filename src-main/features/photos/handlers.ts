import type { Handlers } from '../handlers.ts';
import type { PhotosService } from './service.ts';

type PhotosHandlers = Pick<Handlers, 'photos.keep' | 'photos.crop' | 'photos.merge' | 'photos.archived'>;

export function photosHandlers(photos: PhotosService): PhotosHandlers {
  return {
    'photos.keep': (input, { signal }) => photos.keep(input, signal),
    'photos.crop': (input, { signal }) => photos.crop(input, signal),
    'photos.merge': (input, { signal }) => photos.merge(input, signal),
    'photos.archived': (input, { signal }) => photos.archived(input, signal),
  };
}
