import { z } from 'zod';
import { fontFamily } from '../domain/font/schema.ts';
import { call } from './define.ts';

export const fontsCalls = {
  /**
   * Returns the families of the web-fonts list, the most popular first. If the list cannot be read, returns the app's
   * own families. The file of a family's face is at `fontAddress`.
   */
  'fonts.list': call(z.object({}), z.object({ fonts: z.array(fontFamily), stale: z.boolean() })),
};
