import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { LayoutMemory, Transition } from '#shared/layout/transitions.ts';
import { invoke } from '../../bridge/client.ts';
import { currentSite, edit, useSlug } from '../../state/draft.ts';
import { attempt } from '../../ui/notify.tsx';

/** The layout memories (see `layoutMemory`) that this window has read or changed, by the slug of their site. */
const memories = createStore<Readonly<Record<string, LayoutMemory>>>(() => ({}));
const unknown: LayoutMemory = {};

async function loadMemory(slug: string): Promise<void> {
  const memory = await invoke('layout.memory', { slug });
  memories.setState({ [slug]: memory });
}

type Make = (site: SiteDocument, memory: LayoutMemory) => Transition;

function take(slug: string, make: Make): void {
  const known = memories.getState()[slug] ?? unknown;
  const { operations, memory } = make(currentSite(), known);
  edit(operations);
  if (memory === known) return;
  memories.setState({ [slug]: memory });
  const remember = () => invoke('layout.remember', { slug, memory });
  void attempt('The layout from before could not be kept for later', remember, slug);
}

/**
 * Returns the site's layout memory and `take`. `take` changes the whole layout in one step of undo, and stores on this
 * computer what the change replaced.
 */
export function useTransitions() {
  const slug = useSlug();
  const memory = useStore(memories, (state) => state[slug]) ?? unknown;
  useEffect(() => {
    void attempt('Earlier layouts could not be read', () => loadMemory(slug), slug);
  }, [slug]);
  return { memory, take: (make: Make) => take(slug, make) };
}
