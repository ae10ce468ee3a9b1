import { z } from 'zod';
import { call } from './define.ts';

export const threeStep = z.object({ heading: z.string(), description: z.string() });
export type ThreeStep = z.infer<typeof threeStep>;

export const customCalls = {
  /** Generates texts of the section “Three steps”. If that fails, the result has no steps but a `problem` to show. */
  'custom.threeSteps': call(
    z.object({ slug: z.string().min(1).max(200) }),
    z.object({ steps: z.array(threeStep), problem: z.string().optional() }),
    { errors: ['NOT_OPEN'] },
  ),
};
