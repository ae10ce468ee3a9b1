import { z } from 'zod';
import { fontFamily } from '../domain/font/schema.ts';
import { call } from './define.ts';

export const fontsCalls = {
  /**
   * Returns the families of the web-fonts service, the most popular first. If no service is set up, returns the
   * families that the app knows. If the service fails, returns with `stale` the cached list, or else the families that
   * the app knows. `fontAddress` returns the address of a family's font file.
   */
  'fonts.list': call(z.object({}), z.object({ fonts: z.array(fontFamily), stale: z.boolean() })),
};
