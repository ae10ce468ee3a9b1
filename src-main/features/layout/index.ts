import { text } from '#shared/record/readers.ts';
import { presetSchema } from '#shared/layout/presets.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { Store } from '../../store/store.ts';
import type { HandlersOf, Logger } from '../handlers.ts';
import { cachedList, type ResponseCache } from '../kit/cached-list.ts';
import { lastKnown } from '../kit/last-known.ts';
import { type FindDraft, openDraft } from '../kit/open-draft.ts';

export interface LayoutPorts {
  client: Pick<BackendClient, 'layout'>;
  store: Pick<Store, 'presets' | 'layoutMemories'>;
  cache: ResponseCache;
  draft: FindDraft;
  logger: Logger;
  now(): number;
}

export function layoutFeature(ports: LayoutPorts): HandlersOf<'layout' | 'presets'> {
  const { client, cache, logger, now } = ports;
  const { presets, layoutMemories: memories } = ports.store;

  const siteKey = (slug: string): string => text(openDraft(ports.draft, slug).sitePk) || slug;

  return {
    'layout.memory': ({ slug }) => memories.find(siteKey(slug)),
    'layout.remember': ({ slug, memory }) => {
      memories.put(siteKey(slug), memory);
      return {};
    },
    'presets.list': async ({ kind }, { signal }) => {
      const { items, stale } = await lastKnown({
        fetch: () => client.layout.defaultPresets(kind, { signal }),
        known: cachedList(cache, `${kind}-presets`, presetSchema),
        logger,
        failed: 'the default presets could not be fetched',
      });
      return { own: presets.list(kind), defaults: items, stale };
    },
    'presets.put': ({ preset, replace }, { tellOthers }) => {
      if (!replace && presets.has(preset.kind, preset.name)) return { outcome: 'exists' };
      presets.put(preset, now());
      tellOthers('presets.changed', {});
      return { outcome: 'kept' };
    },
    'presets.remove': ({ kind, name }, { tellOthers }) => {
      presets.remove(kind, name);
      tellOthers('presets.changed', {});
      return {};
    },
  };
}
