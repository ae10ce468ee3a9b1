import type { Handlers } from '../handlers.ts';
import type { PhotosService } from './service.ts';

export function photosHandlers(photos: PhotosService): Pick<Handlers, 'photos.keep'> {
  return {
    'photos.keep': async (file, { signal }) => ({ photo: await photos.keep(file, signal) }),
  };
}
