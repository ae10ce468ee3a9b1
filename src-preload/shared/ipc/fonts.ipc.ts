import { z } from 'zod';
import { fontFamily } from '../domain/font/schema.ts';
import { call } from './define.ts';

export const fontsCalls = {
  /**
   * Returns the families of the web-fonts service, the most popular first. If there is no service or it fails, returns
   * the cached list or the families that the app knows. `fontAddress` returns the address of a family's font file.
   */
  'fonts.list': call(z.object({}), z.object({ fonts: z.array(fontFamily), stale: z.boolean() })),
};
