import { z } from 'zod';
import { call } from './define.ts';

export const threeStep = z.object({ heading: z.string(), description: z.string() });
export type ThreeStep = z.infer<typeof threeStep>;

export const customCalls = {
  /** Generates three steps for the open draft. A failure is logged; the result then has a `problem` and no steps. */
  'custom.threeSteps': call(
    z.object({ slug: z.string().min(1).max(200) }),
    z.object({ steps: z.array(threeStep), problem: z.string().optional() }),
    { errors: ['NOT_OPEN'] },
  ),
};
