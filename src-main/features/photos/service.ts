import type { Output, ParsedInput } from '#shared/ipc/contract.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import type { MediaEndpoints } from '../../backend-client/endpoints/media.ts';
import type { Converter } from '../../media/converter.ts';
import { createKeepFile, type KeepDeps } from './keep-file.ts';
import type { PictureBytes } from './picture-bytes.ts';
import type { SentAddress } from './sent-address.ts';

interface PhotosDeps extends KeepDeps {
  client: Pick<MediaEndpoints, 'merge' | 'archived'>;
  converter: Pick<Converter, 'photo' | 'crop'>;
  pictureBytes: PictureBytes;
  sentAddress: SentAddress;
  /** JSON text of the record as the server has it. @throws AppError NOT_OPEN */
  savedRecord: (slug: string) => string;
}

type Call<C extends `photos.${'keep' | 'crop' | 'merge' | 'archived'}`> = (
  input: ParsedInput<C>,
  signal: AbortSignal,
) => Promise<Output<C>>;

/** See the calls of the same names in `photos.ipc.ts`; each throws the AppErrors that stand there. */
export interface PhotosService {
  keep: Call<'photos.keep'>;
  crop: Call<'photos.crop'>;
  merge: Call<'photos.merge'>;
  archived: Call<'photos.archived'>;
}

const CROPPED = 'cropped';

export function createPhotosService(deps: PhotosDeps): PhotosService {
  const { client, converter, pictureBytes, sentAddress } = deps;
  const keepFile = createKeepFile(deps);
  const keyOf = (slug: string, field: 'sitePk' | 'id_key'): string =>
    RawValue.parse(deps.savedRecord(slug)).child(field)?.toText() ?? 'null';

  return {
    keep: (file, signal) => keepFile(file, () => converter.photo(file.bytes, signal, file.picture)),

    async crop({ photo, area, output }, signal) {
      const { bytes } = await pictureBytes(photo);
      return keepFile({ name: nameOf(photo), bytes }, () => converter.crop(bytes, { area, output }, signal));
    },

    async merge({ slug, images, alignment, galleryName }, signal) {
      const idKey = keyOf(slug, 'id_key');
      const [first, second] = [await sentAddress(images[0], signal), await sentAddress(images[1], signal)];
      const photo = await client.merge({ images: [first, second], idKey, alignment, galleryName }, { signal });
      return { photo };
    },

    archived: async ({ slug }, signal) => ({ photos: await client.archived(keyOf(slug, 'sitePk'), { signal }) }),
  };
}

/** A file's own name in its address. */
function nameOf(photo: string): string {
  const last = /([^/?#]+)(?:[?#].*)?$/.exec(photo)?.[1] ?? '';
  return photo.startsWith('local-blob:') ? CROPPED : `${last.replace(/\.\w+$/, '')}-${CROPPED}`;
}
