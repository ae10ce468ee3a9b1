import { z } from 'zod';
import { presetKinds, presetName, presetSchema } from '../layout/presets.ts';
import { layoutMemory } from '../layout/transitions.ts';
import { call } from './define.ts';

const slug = z.string().min(1).max(200);
const kind = z.enum(presetKinds);

export const layoutCalls = {
  /** Returns what this installation remembers of earlier layout choices for an open site. */
  'layout.memory': call(z.object({ slug }), layoutMemory, { errors: ['NOT_OPEN'] }),
  'layout.remember': call(z.object({ slug, memory: layoutMemory }), z.object({}), { errors: ['NOT_OPEN', 'DISK'] }),
  /**
   * Returns the presets of this installation, sorted by name, and the presets that the backend offers to all users. If
   * the backend fails, `defaults` has the last known ones, or none, and `stale` is true.
   */
  'presets.list': call(
    z.object({ kind }),
    z.object({ own: z.array(presetSchema), defaults: z.array(presetSchema), stale: z.boolean() }),
  ),
  /** Stores a preset. An existing preset of the same name is overwritten only with `replace`. */
  'presets.put': call(
    z.object({ preset: presetSchema, replace: z.boolean() }),
    z.object({ outcome: z.enum(['kept', 'exists']) }),
    { errors: ['DISK'] },
  ),
  'presets.remove': call(z.object({ kind, name: presetName }), z.object({}), { errors: ['DISK'] }),
};
