import type { Output, ParsedInput } from '#shared/ipc/contract.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import type { MediaEndpoints } from '../../backend-client/endpoints/media.ts';
import type { Converter } from '../../media/converter.ts';
import type { IncomingFiles } from '../../media/incoming-files.ts';
import { siteKeyOf } from '../../store/site-keys.ts';
import { createKeepBytes, createKeepFile, type KeepDeps } from './keep-file.ts';
import type { PictureBytes } from './picture-bytes.ts';
import type { SentAddress } from './sent-address.ts';

interface PhotosDeps extends KeepDeps {
  client: Pick<MediaEndpoints, 'merge' | 'archived'>;
  converter: Pick<Converter, 'photo' | 'logo' | 'crop'>;
  incoming: Pick<IncomingFiles, 'put' | 'ofOwner' | 'read' | 'remove'>;
  /** who works with the app */
  person: () => string;
  pictureBytes: PictureBytes;
  sentAddress: SentAddress;
  /** JSON text of the record as the server has it. @throws AppError NOT_OPEN */
  savedRecord: (slug: string) => string;
}

type PhotosCall = 'take' | 'waiting' | 'letGo' | 'keep' | 'keepIcon' | 'crop' | 'merge' | 'archived';

/** See the calls of the same names in `photos.ipc.ts`; each throws the AppErrors that stand there. */
export type PhotosService = {
  [C in PhotosCall]: (input: ParsedInput<`photos.${C}`>, signal: AbortSignal) => Promise<Output<`photos.${C}`>>;
};

const CROPPED = 'cropped';

export function createPhotosService(deps: PhotosDeps): PhotosService {
  const { client, converter, incoming, pictureBytes, sentAddress } = deps;
  const keepFile = createKeepFile(deps);
  const keepBytes = createKeepBytes(deps);
  const keyOf = (slug: string, field: 'sitePk' | 'id_key'): string =>
    RawValue.parse(deps.savedRecord(slug)).child(field)?.toText() ?? 'null';

  /** What a site is known by also under another slug, and who works on it. */
  const ownerOf = (slug: string): string =>
    `${siteKeyOf(RawValue.parse(deps.savedRecord(slug))) ?? slug} ${deps.person()}`;

  return {
    async take({ slug, place, name, bytes }) {
      return { file: await incoming.put({ owner: ownerOf(slug), place, name }, bytes) };
    },

    async waiting({ slug }) {
      const files = await incoming.ofOwner(ownerOf(slug));
      return { files: files.map(({ id, place, name }) => ({ file: id, place, name })) };
    },

    async letGo({ files }) {
      await incoming.remove(files);
      return {};
    },

    async keep({ file, as, picture }, signal) {
      const { name, bytes } = await incoming.read(file);
      return keepFile({ name, bytes }, () =>
        as === 'logo' ? converter.logo(bytes, signal) : converter.photo(bytes, signal, picture),
      );
    },

    async keepIcon({ name, svg }) {
      return { photo: keepBytes(name, 'image/svg+xml', Buffer.from(svg)) };
    },

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
