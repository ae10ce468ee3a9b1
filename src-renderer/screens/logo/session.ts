import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { type AppInfo, useAppInfo } from '../../state/app-info.ts';
import { currentSite, useSite } from '../../state/draft.ts';
import { type Arrangement, firstArrangement } from './arrangement.ts';

/** The unfinished logo of one site. */
export interface LogoDraft {
  step: 1 | 2 | 3;
  prompt: string;
  /** addresses of the images that were generated, or freed of their background, for this logo; the latest first */
  drawn: readonly string[];
  /** address of the image that is chosen for the logo */
  selected: string;
  arrangement: Arrangement;
  past: readonly Arrangement[];
  future: readonly Arrangement[];
  /** reference of the picture that was drawn of the arrangement, for step 3 */
  picture: string;
}

const MOST_UNDONE = 50;

/** The unfinished logos, one per site (see `keyOf`). They stay on this computer, so that users can continue later. */
const sessions = createStore<Readonly<Record<string, LogoDraft>>>()(
  persist((): Readonly<Record<string, LogoDraft>> => ({}), { name: 'logo-generator' }),
);

/**
 * Returns the key of a site on a backend. The key contains the slug only if the record has no other identifier, because
 * the slug can change. The embedded backend is named by its kind, because its address changes.
 */
function keyOf({ sitePk, id_key, slug }: SiteDocument, { kind, url }: AppInfo['backend']): string {
  const backend = kind === 'remote' ? new URL(url).origin : kind;
  return [backend, text(sitePk) || text(id_key) || text(slug)].join(' ');
}

const fresh = (): LogoDraft => ({
  step: 1,
  prompt: '',
  drawn: [],
  selected: '',
  arrangement: firstArrangement(text(currentSite().company_name)),
  past: [],
  future: [],
  picture: '',
});

export interface SessionActions {
  change: (change: Partial<LogoDraft>) => void;
  /** Adds images before the others, and selects the first of the added images. */
  addDrawn: (made: readonly string[]) => void;
  /** @param burst name of a series: consecutive changes with the same name are undone together */
  arrange: (make: (before: Arrangement) => Arrangement, burst?: string) => void;
  undo: () => void;
  redo: () => void;
}

let lastBurst: string | undefined;

export function useLogoDraft(): [LogoDraft, SessionActions] {
  const { backend } = useAppInfo();
  const key = useSite((site) => keyOf(site, backend));
  const known = useStore(sessions, (all) => all[key]);
  const update = (make: (before: LogoDraft) => LogoDraft): void => {
    sessions.setState((all) => ({ [key]: make(all[key] ?? fresh()) }));
  };
  return [
    known ?? fresh(),
    {
      change: (change) => update((before) => ({ ...before, ...change })),
      addDrawn: (made) =>
        update((before) => ({
          ...before,
          drawn: [...new Set([...made, ...before.drawn])],
          selected: made[0] ?? before.selected,
        })),
      arrange(make, burst) {
        // The series belongs to one site, because the logos of two sites may be changed in the same way one after the
        // other.
        const own = burst && `${key} ${burst}`;
        const goesOn = own !== undefined && own === lastBurst;
        lastBurst = own;
        update((before) => ({
          ...before,
          arrangement: make(before.arrangement),
          past: goesOn ? before.past : [...before.past, before.arrangement].slice(-MOST_UNDONE),
          future: [],
        }));
      },
      undo() {
        lastBurst = undefined;
        update((before) => {
          const arrangement = before.past.at(-1);
          if (!arrangement) return before;
          return {
            ...before,
            arrangement,
            past: before.past.slice(0, -1),
            future: [before.arrangement, ...before.future],
          };
        });
      },
      redo() {
        lastBurst = undefined;
        update((before) => {
          const [arrangement, ...future] = before.future;
          if (!arrangement) return before;
          return { ...before, arrangement, past: [...before.past, before.arrangement], future };
        });
      },
    },
  ];
}
