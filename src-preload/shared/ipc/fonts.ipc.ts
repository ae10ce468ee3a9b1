import { z } from 'zod';
import { fontFamily } from '../domain/font/schema.ts';
import { call } from './define.ts';

export const fontsCalls = {
  /**
   * Families of the web-fonts list, the most popular first; where the list cannot be read, the app's own ones. The file
   * of a face is at `fontAddress`.
   */
  'fonts.list': call(z.object({}), z.object({ fonts: z.array(fontFamily), stale: z.boolean() })),
};
