import { z } from 'zod';
import { presetKinds, presetName, presetSchema } from '../layout/presets.ts';
import { layoutMemory } from '../layout/transitions.ts';
import { call } from './define.ts';

const slug = z.string().min(1).max(200);
const kind = z.enum(presetKinds);

export const layoutCalls = {
  /** What this installation remembers of an open site's earlier choices. */
  'layout.memory': call(z.object({ slug }), layoutMemory, { errors: ['NOT_OPEN'] }),
  'layout.remember': call(z.object({ slug, memory: layoutMemory }), z.object({}), { errors: ['NOT_OPEN', 'DISK'] }),
  /**
   * Presets of this installation by name, and those that the backend offers to all; `stale` when it failed and the last
   * known ones are given, if any.
   */
  'presets.list': call(
    z.object({ kind }),
    z.object({ own: z.array(presetSchema), defaults: z.array(presetSchema), stale: z.boolean() }),
  ),
  /** Keeps a preset. Only `replace` lets it take the place of the one that has its name. */
  'presets.put': call(
    z.object({ preset: presetSchema, replace: z.boolean() }),
    z.object({ outcome: z.enum(['kept', 'exists']) }),
    { errors: ['DISK'] },
  ),
  'presets.remove': call(z.object({ kind, name: presetName }), z.object({}), { errors: ['DISK'] }),
};
