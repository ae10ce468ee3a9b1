import { text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { type Preset, type PresetKind, presetSchema } from '#shared/layout/presets.ts';
import type { LayoutMemory } from '#shared/layout/transitions.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { Store } from '../../store/store.ts';
import { cachedList, type ResponseCache } from '../content/cached-list.ts';
import type { Logger } from '../handlers.ts';

interface LayoutDeps {
  client: Pick<BackendClient, 'layout'>;
  presets: Store['presets'];
  memories: Store['layoutMemories'];
  cache: ResponseCache;
  /** the open draft of a slug */
  draft(slug: string): SiteDocument | undefined;
  logger: Logger;
  now(): number;
}

export interface LayoutService {
  memory(slug: string): LayoutMemory;
  remember(slug: string, memory: LayoutMemory): void;
  listPresets(kind: PresetKind, signal?: AbortSignal): Promise<{ own: Preset[]; defaults: Preset[]; stale: boolean }>;
  putPreset(preset: Preset, replace: boolean): 'kept' | 'exists';
  removePreset(kind: PresetKind, name: string): void;
}

export function createLayoutService({
  client,
  presets,
  memories,
  cache,
  draft,
  logger,
  now,
}: LayoutDeps): LayoutService {
  function siteKey(slug: string): string {
    const site = draft(slug);
    if (!site) throw new AppError('NOT_OPEN', 'The site is not open any more.');
    return text(site.sitePk) || slug;
  }

  async function defaults(kind: PresetKind, signal?: AbortSignal): Promise<{ defaults: Preset[]; stale: boolean }> {
    const known = cachedList(cache, `${kind}-presets`, presetSchema);
    try {
      const fetched = await client.layout.defaultPresets(kind, { ...(signal && { signal }) });
      known.write(fetched);
      return { defaults: fetched, stale: false };
    } catch (error) {
      if (error instanceof AppError && error.code === 'CANCELLED') throw error;
      logger.warn('the default presets could not be fetched', { error });
      return { defaults: known.read() ?? [], stale: true };
    }
  }

  return {
    memory: (slug) => memories.find(siteKey(slug)),
    remember: (slug, memory) => memories.put(siteKey(slug), memory),
    listPresets: async (kind, signal) => ({ own: presets.list(kind), ...(await defaults(kind, signal)) }),
    putPreset(preset, replace) {
      if (!replace && presets.has(preset.kind, preset.name)) return 'exists';
      presets.put(preset, now());
      return 'kept';
    },
    removePreset: (kind, name) => presets.remove(kind, name),
  };
}
