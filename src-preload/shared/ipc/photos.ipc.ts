import { z } from 'zod';
import { MOST_FILE_BYTES } from '../domain/photo/file-rules.ts';
import { call } from './define.ts';

/** The file itself crosses the bridge: a page can hand over what the user gave it, and name no path to be read. */
const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array, 'the bytes of a file');

export const photosCalls = {
  /**
   * Makes a site's photo of a file and keeps it on this computer; `photo` is what stands for it in the draft until a save
   * uploads it, or the address of the same photo that was uploaded before. Works without the server. BAD_PICTURE with the text to show at the file.
   */
  'photos.keep': call(
    z.object({ name: z.string().trim().min(1).max(255), bytes }),
    z.object({ photo: z.string().min(1) }),
    { errors: ['BAD_PICTURE', 'TIMEOUT', 'DISK'], maxSize: MOST_FILE_BYTES + 1024 },
  ),
};
