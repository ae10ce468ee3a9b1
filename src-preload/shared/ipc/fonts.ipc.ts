import { z } from 'zod';
import { fontFamily } from '../domain/font/schema.ts';
import { call } from './define.ts';

export const fontsCalls = {
  /**
   * Families of the web-fonts list, the most popular first; those that the app brings while the list cannot be had. The
   * face of one is at `fontAddress`.
   */
  'fonts.list': call(z.object({}), z.object({ fonts: z.array(fontFamily), stale: z.boolean() })),
};
