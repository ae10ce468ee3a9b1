import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Preset, PresetKind } from '#shared/layout/presets.ts';
import type { LayoutMemory, Transition } from '#shared/layout/transitions.ts';
import { invoke } from '../../bridge/client.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { currentSite, edit, useStatus } from '../../state/draft.ts';
import { attempt } from '../../ui/notify.tsx';

/** What is remembered of each site that this window has asked for. */
const memories = createStore<Readonly<Record<string, LayoutMemory>>>(() => ({}));
const unknown: LayoutMemory = {};

async function loadMemory(slug: string): Promise<void> {
  const memory = await invoke('layout.memory', { slug });
  memories.setState({ [slug]: memory });
}

export interface Transitions {
  memory: LayoutMemory;
  /** Makes the change one step of undo, and remembers on this computer what it replaces. */
  take: (make: (site: SiteDocument, memory: LayoutMemory) => Transition) => void;
}

export function useTransitions(): Transitions {
  const slug = useStatus((site) => site.slug ?? '');
  const memory = useStore(memories, (state) => state[slug]);
  useEffect(() => {
    void attempt('Earlier layouts could not be read', () => loadMemory(slug), slug);
  }, [slug]);
  const take = useCallback<Transitions['take']>(
    (make) => {
      const known = memories.getState()[slug] ?? unknown;
      const next = make(currentSite(), known);
      edit(next.operations);
      if (next.memory === known) return;
      memories.setState({ [slug]: next.memory });
      const remember = () => invoke('layout.remember', { slug, memory: next.memory });
      void attempt('The layout from before could not be kept for later', remember, slug);
    },
    [slug],
  );
  return { memory: memory ?? unknown, take };
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
