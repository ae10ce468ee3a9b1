import { z } from 'zod';
import { logoSettings } from '../domain/logo/generator.ts';
import { MOST_FILE_BYTES } from '../domain/photo/file-rules.ts';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';
import { fileBytes, fileName, keptPhoto, pictureName } from './photos.ipc.ts';

const slug = z.string().min(1).max(200);
const serverErrors = [...backendErrors, 'NOT_FOUND', 'NOT_OPEN'] as const;
const readErrors = ['BAD_PICTURE', 'TIMEOUT', 'NOT_FOUND', 'OFFLINE'] as const;

export const logoCalls = {
  /**
   * Makes a logo from a canvas that was encoded as PNG or WebP, and keeps it on this computer. Transparent areas stay
   * transparent. Works without the server. The message of BAD_PICTURE is the text to show.
   */
  'logo.keep': call(z.object({ name: fileName, bytes: fileBytes }), keptPhoto, {
    errors: ['BAD_PICTURE', 'TIMEOUT', 'DISK'],
    maxSize: MOST_FILE_BYTES + 1024,
  }),
  /** Returns the media type and the size in pixels, as shown upright; the size of a film is 0 × 0. */
  'logo.meta': call(
    z.object({ logo: pictureName }),
    z.object({ type: z.string(), width: z.number(), height: z.number(), hasAlpha: z.boolean() }),
    { errors: readErrors },
  ),
  /** Returns the main colors of the logo as hex, the most frequent first; none for a film. */
  'logo.palette': call(
    z.object({ logo: pictureName, limit: z.number().int().min(1).max(12).default(6) }),
    z.object({ colors: z.array(z.string()) }),
    { errors: readErrors },
  ),
  /** Has the server remove the background of the logo. A logo that is only on this computer is uploaded first. */
  'logo.refine': call(z.object({ slug, logo: pictureName }), z.object({ logo: pictureName }), {
    errors: serverErrors,
  }),
  /** Has the server draw logos from the user's words, and returns their addresses. */
  'logo.generate': call(
    z.object({ slug, prompt: z.string().trim().min(1).max(2000) }),
    z.object({ logos: z.array(pictureName) }),
    { errors: serverErrors },
  ),
  /** Returns the addresses of the logos that were generated for this site before. */
  'logo.earlier': call(z.object({ slug }), z.object({ logos: z.array(pictureName) }), { errors: serverErrors }),
  /** Has the server remove the background of any image, and returns the address of the result. */
  'logo.removeBackground': call(z.object({ url: pictureName }), z.object({ logo: pictureName }), {
    errors: serverErrors,
  }),
  /** Uploads the finished logo, reports it to the server, and returns its address for the record. */
  'logo.create': call(z.object({ slug, ...logoSettings.shape }), z.object({ logo: pictureName }), {
    errors: serverErrors,
  }),
};
