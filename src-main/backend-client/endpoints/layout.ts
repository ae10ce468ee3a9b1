import { z } from 'zod';
import { type Preset, type PresetKind, presetSchema } from '#shared/layout/presets.ts';
import type { CallOptions, Http } from '../http.ts';
import { inMessage, wireList } from '../wire.ts';

/**
 * The two forms of the presets in an answer: an object with a member for each preset, or a list. The whole may also be
 * JSON text. null means that there are no presets.
 */
const named = z.record(z.string(), z.unknown());
const listed = wireList(z.looseObject({ name: z.string(), preset: z.unknown() })).transform((items) =>
  Object.fromEntries(items.map(({ name, preset }) => [name, preset])),
);
const presets = z.preprocess(
  (value) => (typeof value === 'string' ? parsed(value) : (value ?? {})),
  z.union([listed, named], 'expected presets by name'),
);

const paths: Record<PresetKind, string> = {
  layout: '/api/get_custom_layout_presets/default',
  css: '/api/get_custom_css_presets/default',
};

export function layoutEndpoints(http: Http) {
  return {
    /**
     * Returns the presets that all staff share. The content of a preset may be an object or JSON text. Presets with
     * invalid content are left out.
     */
    async defaultPresets(kind: PresetKind, options: CallOptions = {}): Promise<Preset[]> {
      const path = paths[kind];
      const { message } = await http.json({ ...options, name: `GET ${path}`, path }, inMessage(presets));
      return Object.entries(message).flatMap(([name, content]) => {
        const preset = presetSchema.safeParse({
          kind,
          name,
          content: typeof content === 'string' ? parsed(content) : content,
        });
        return preset.success ? [preset.data] : [];
      });
    },
  };
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

export type LayoutEndpoints = ReturnType<typeof layoutEndpoints>;
