import { z } from 'zod';
import { presetKinds, presetName, presetSchema } from '../layout/presets.ts';
import { layoutMemory } from '../layout/transitions.ts';
import { call } from './define.ts';

const slug = z.string().min(1).max(200);
const kind = z.enum(presetKinds);

export const layoutCalls = {
  /** What this installation remembers of earlier layout choices of an open site. */
  'layout.memory': call(z.object({ slug }), layoutMemory, { errors: ['NOT_OPEN'] }),
  'layout.remember': call(z.object({ slug, memory: layoutMemory }), z.object({}), { errors: ['NOT_OPEN', 'DISK'] }),
  /**
   * Presets of this installation by name, and those that the backend offers to all. Where the backend fails, its last
   * known ones, with `stale`.
   */
  'presets.list': call(
    z.object({ kind }),
    z.object({ own: z.array(presetSchema), defaults: z.array(presetSchema), stale: z.boolean() }),
  ),
  /** Stores a preset. Only with `replace` may it overwrite one of the same name. */
  'presets.put': call(
    z.object({ preset: presetSchema, replace: z.boolean() }),
    z.object({ outcome: z.enum(['kept', 'exists']) }),
    { errors: ['DISK'] },
  ),
  'presets.remove': call(z.object({ kind, name: presetName }), z.object({}), { errors: ['DISK'] }),
};
