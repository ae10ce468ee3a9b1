import { useCallback } from 'react';
import { text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Preset, PresetKind } from '#shared/layout/presets.ts';
import type { LayoutMemory, Transition } from '#shared/layout/transitions.ts';
import { invoke } from '../../bridge/client.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { currentSite, edit, useStatus } from '../../state/draft.ts';
import { notifyError } from '../../ui/notify.tsx';
import type { Drawn } from './model.ts';

const nothing: Drawn = {};

/** What the page can draw; while that is not known nothing is said to be missing. */
export function useDrawn(): Drawn {
  return useQuery('layout.drawn', {}).data ?? nothing;
}

export interface Transitions {
  memory: LayoutMemory;
  /** Makes the change one step of undo, once what it replaces is remembered on this computer. */
  take: (make: (site: SiteDocument, memory: LayoutMemory) => Transition) => Promise<void>;
}

export function useTransitions(): Transitions {
  const slug = useStatus().slug ?? '';
  const { data, refetch } = useQuery('layout.memory', { slug });
  const take = useCallback<Transitions['take']>(
    async (make) => {
      const key = text(currentSite().sitePk);
      try {
        const known = await invoke('layout.memory', { slug });
        const next = make(currentSite(), known);
        if (next.memory !== known) await invoke('layout.remember', { slug, memory: next.memory });
        if (text(currentSite().sitePk) === key) edit(next.operations);
      } catch (error) {
        notifyError('The layout was not changed', error);
      }
      await refetch();
    },
    [slug, refetch],
  );
  return { memory: data ?? {}, take };
}

export interface Presets {
  own: readonly Preset[];
  defaults: readonly Preset[];
  /** the backend's presets could not be had: what is listed is what was known before */
  stale: boolean;
  refetch: () => Promise<void>;
}

export function usePresets(kind: PresetKind): Presets {
  const { data, error, refetch } = useQuery('presets.list', { kind });
  return {
    own: data?.own ?? [],
    defaults: data?.defaults ?? [],
    stale: error !== undefined || (data?.stale ?? false),
    refetch,
  };
}
