import type { Handlers } from '../handlers.ts';
import type { PhotosService } from './service.ts';

type PhotosHandlers = Pick<Handlers, `photos.${keyof PhotosService}`>;

export function photosHandlers(photos: PhotosService): PhotosHandlers {
  return {
    'photos.take': (input, { signal }) => photos.take(input, signal),
    'photos.waiting': (input, { signal }) => photos.waiting(input, signal),
    'photos.letGo': (input, { signal }) => photos.letGo(input, signal),
    'photos.keep': (input, { signal }) => photos.keep(input, signal),
    'photos.keepIcon': (input, { signal }) => photos.keepIcon(input, signal),
    'photos.crop': (input, { signal }) => photos.crop(input, signal),
    'photos.merge': (input, { signal }) => photos.merge(input, signal),
    'photos.archived': (input, { signal }) => photos.archived(input, signal),
  };
}
