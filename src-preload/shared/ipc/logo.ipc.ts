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
   * Makes a logo from a canvas in PNG or WebP, and keeps it on this computer; transparent areas stay transparent. Works
   * without the server. BAD_PICTURE with the text to show.
   */
  'logo.keep': call(z.object({ name: fileName, bytes: fileBytes }), keptPhoto, {
    errors: ['BAD_PICTURE', 'TIMEOUT', 'DISK'],
    maxSize: MOST_FILE_BYTES + 1024,
  }),
  /** Size in pixels, upright, and media type; 0 × 0 of a film. The aspect ratio is `width / height`. */
  'logo.meta': call(
    z.object({ logo: pictureName }),
    z.object({ type: z.string(), width: z.number(), height: z.number(), hasAlpha: z.boolean() }),
    { errors: readErrors },
  ),
  /** The colors that it is made of, the most frequent first, as hex; none of a film. */
  'logo.palette': call(
    z.object({ logo: pictureName, limit: z.number().int().min(1).max(12).default(6) }),
    z.object({ colors: z.array(z.string()) }),
    { errors: readErrors },
  ),
  /** The logo without its background, made by the server; a logo that was added here is uploaded first. */
  'logo.refine': call(z.object({ slug, logo: pictureName }), z.object({ logo: pictureName }), {
    errors: serverErrors,
  }),
  /** Addresses of logos that the server draws after the user's words. */
  'logo.generate': call(
    z.object({ slug, prompt: z.string().trim().min(1).max(2000) }),
    z.object({ logos: z.array(pictureName) }),
    { errors: serverErrors },
  ),
  /** Addresses of the logos that were generated for this site before. */
  'logo.earlier': call(z.object({ slug }), z.object({ logos: z.array(pictureName) }), { errors: serverErrors }),
  /** The address of the image without its background. */
  'logo.removeBackground': call(z.object({ url: pictureName }), z.object({ logo: pictureName }), {
    errors: serverErrors,
  }),
  /** Tells the server of the finished logo, which is uploaded first; gives its address for the record. */
  'logo.create': call(z.object({ slug, ...logoSettings.shape }), z.object({ logo: pictureName }), {
    errors: serverErrors,
  }),
};
