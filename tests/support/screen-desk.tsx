import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Channel, Input, Output, ParsedInput } from '#shared/ipc/contract.ts';
import type { BridgeError } from '#shared/ipc/errors.ts';
import type { EventName, EventPayload } from '#shared/ipc/events.ts';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import type { Operation } from '#shared/record/operation.ts';
import { AppInfoContext } from '../../src-renderer/app/app-info.ts';
import { QueryCacheContext } from '../../src-renderer/bridge/hooks.ts';
import { QueryCache } from '../../src-renderer/bridge/query-cache.ts';
import { closeSite, followDraftEvents, openSite } from '../../src-renderer/state/draft-actions.ts';

type Answers = { [C in Channel]?: (input: Input<C>) => Output<C> | Promise<Output<C>> };
interface Edit {
  step: string;
  operations: Operation[];
}

/** What a screen stands on: one open site, and main's answers as the test has them. */
export interface ScreenDesk {
  user: UserEvent;
  /** the draft as main holds it */
  site: () => SiteDocument;
  /** the edits that main received, oldest first */
  edits: readonly Edit[];
  /** inputs of the calls of a channel, oldest first */
  calls: <C extends Channel>(channel: C) => Input<C>[];
  emit: <E extends EventName>(event: E, payload: EventPayload<E>) => void;
  /** puts another draft in main's hands, as an undo does, and tells the window */
  replace: (document: SiteDocument) => void;
}

export class Refusal extends Error {
  readonly error: BridgeError;

  constructor(error: BridgeError) {
    super(error.message);
    this.error = error;
  }
}

const clean: SiteStatus = {
  slug: 'joes',
  sync: 'clean',
  editedFields: [],
  online: true,
  offlineCopy: false,
  newerOnServer: false,
  canUndo: false,
  canRedo: false,
};

const info = {
  version: '1.0.0',
  platform: 'linux',
  productName: 'Sitewright',
  contactField: 'sitewright_contact_id',
  backend: { kind: 'embedded' as const, url: '' },
  keychain: { kind: 'os' as const },
  lastRoute: '',
};

let close: (() => void) | undefined;

/** Opens the site behind a screen and draws it. */
export async function openScreen(
  screen: ReactNode,
  document: SiteDocument,
  { status = {}, answers = {} }: { status?: Partial<SiteStatus>; answers?: Answers } = {},
): Promise<ScreenDesk> {
  const slug = 'joes';
  const shownStatus = { ...clean, ...status };
  let site: SiteDocument = { slug, ...document };
  let version = 1;
  const edits: Edit[] = [];
  const calls: [Channel, unknown][] = [];
  const listeners = new Map<string, Set<(payload: unknown) => void>>();

  const own: Answers = {
    'site.open': () => ({ slug, document: JSON.stringify(site), version, status: shownStatus }),
    'site.edit': ({ step, operations }) => {
      site = applyToValue(site, operations as Operation[]);
      edits.push({ step, operations: operations as Operation[] });
      return { version: ++version, status: { ...shownStatus, canUndo: true } };
    },
    'industries.list': () => [],
    'contacts.list': () => ({ contacts: [], stale: false }),
    'places.suggest': () => [],
    'call.cancel': () => ({}),
    'app.copyText': () => ({}),
    'app.openExternal': () => ({}),
  };
  window.sitewright = {
    invoke: async (channel, _requestId, input) => {
      calls.push([channel as Channel, input]);
      const answer = { ...own, ...answers }[channel as Channel] as ((input: unknown) => unknown) | undefined;
      if (!answer) throw new Error(`No answer to ${channel} in this test`);
      try {
        return { ok: true, value: await answer(input as ParsedInput<Channel>) };
      } catch (error) {
        if (error instanceof Refusal) return { ok: false, error: error.error };
        throw error;
      }
    },
    subscribe: (event, listener) => {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
      return () => void known.delete(listener);
    },
  };
  prepareDom();
  const stop = followDraftEvents();
  const cache = new QueryCache();
  close = () => {
    cleanup();
    closeSite();
    cache.dispose();
    stop();
  };
  await openSite(slug);
  render(
    <MantineProvider env="test">
      <QueryCacheContext value={cache}>
        <AppInfoContext value={info}>
          <Notifications />
          {screen}
        </AppInfoContext>
      </QueryCacheContext>
    </MantineProvider>,
  );
  const emit: ScreenDesk['emit'] = (event, payload) => {
    for (const listener of listeners.get(event) ?? []) listener(payload);
  };
  return {
    user: userEvent.setup(),
    site: () => site,
    edits,
    calls: <C extends Channel>(channel: C) =>
      calls.flatMap(([called, input]) => (called === channel ? [input as Input<C>] : [])),
    emit,
    replace: (changed) => {
      site = { slug, ...changed };
      emit('site.changed', { slug, version: ++version });
    },
  };
}

/** For `afterEach`: ends what `openScreen` began. */
export function closeScreen(): void {
  close?.();
  close = undefined;
}

/** What the component library asks of a browser and jsdom does not have. */
function prepareDom(): void {
  window.matchMedia ??= (media) => ({ media, matches: false, ...silentTarget }) as unknown as MediaQueryList;
  window.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  if (!('fonts' in document)) Object.assign(document, { fonts: silentTarget });
  Element.prototype.scrollIntoView ??= () => undefined;
}

const silentTarget = {
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
};
