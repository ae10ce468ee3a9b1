import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import { theme } from '../../src-renderer/app/theme.ts';
import { type AppInfo, AppInfoContext } from '../../src-renderer/state/app-info.ts';
import { jobs } from '../../src-renderer/state/jobs.ts';
import { closePanel } from '../../src-renderer/state/panel-store.ts';
import { MOST_NOTICES } from '../../src-renderer/ui/notify.tsx';
import { createBridgeQueries } from '../../src-renderer/bridge/query-client.ts';
import { closeSite, followDraftEvents, openSite } from '../../src-renderer/state/draft-actions.ts';
import { type FakeBridge, type FakeHandlers, installFakeBridge } from './fake-bridge.ts';
import { FakeSite } from './fake-site.ts';

/** A screen under test, with a single open site, and with answers of the main process that the test gives. */
export interface ScreenHarness {
  user: UserEvent;
  bridge: FakeBridge;
  /** returns the draft as the main process has it */
  site: () => SiteDocument;
  /** returns the undo steps of the edits that the main process got, each step once, oldest first */
  steps: () => string[];
  /** Resolves once all parts of the screen are loaded and the main process has answered their queries. */
  settled: () => Promise<void>;
}

export const appInfo: AppInfo = {
  version: '1.0.0',
  platform: 'linux',
  productName: 'Sitewright',
  contactField: 'sitewright_contact_id',
  backend: { kind: 'embedded' as const, url: '' },
  notSetUp: [],
  keychain: { kind: 'os' as const },
  lastRoute: '',
  safe: false,
};

let close: (() => void) | undefined;

interface ScreenFacts {
  status?: Partial<SiteStatus>;
  answers?: FakeHandlers;
  notSetUp?: AppInfo['notSetUp'];
  ideasSheetUrl?: string;
}

/** Opens a site and renders a screen. */
export async function openScreen(
  screen: ReactNode,
  document: SiteDocument,
  { status = {}, answers = {}, ...facts }: ScreenFacts = {},
): Promise<ScreenHarness> {
  const fake = new FakeSite({ slug: 'joes', ...document });
  fake.facts = status;
  const bridge = installFakeBridge({
    ...fake.handlers(),
    'creation.list': () => [],
    'industries.list': () => [],
    'contacts.list': () => ({ contacts: [], stale: false }),
    'places.suggest': () => [],
    'checkout.plans': () => ({ groups: [], stale: false }),
    'checkout.coupons': () => ({ coupons: [], stale: false }),
    'checkout.link': () => ({ toolUrl: 'https://checkout.example/new' }),
    'customers.ofSite': () => ({ customers: [], unknownConversion: false }),
    'fleet.shared': () => [],
    'businessProfile.account': () => ({ signedIn: false, email: '' }),
    'businessProfile.overview': () => ({ state: 'signed-out' }),
    'app.copyText': () => ({}),
    'app.openExternal': () => ({}),
    ...answers,
  });
  prepareDom();
  // The clock is fixed, so that typing is a single undo step even on a busy computer.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const stop = followDraftEvents();
  const queries = createBridgeQueries();
  close = () => {
    cleanup();
    // Notifications are kept outside of the React tree, so the next screen would show them too.
    notifications.clean();
    closePanel();
    closeSite();
    queries.dispose();
    stop();
    clock.mockRestore();
  };
  await openSite(fake.slug);
  render(
    <MantineProvider env="test" theme={theme}>
      <QueryClientProvider client={queries.client}>
        <AppInfoContext value={{ ...appInfo, ...facts }}>
          <Notifications limit={MOST_NOTICES} />
          {screen}
        </AppInfoContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return {
    user: userEvent.setup(),
    bridge,
    site: () => fake.document,
    steps: () => [...new Set(bridge.inputsOf('site.edit').map(({ step }) => step))],
    settled: async () => {
      const isLoading = (): boolean =>
        queries.client.isFetching() > 0 || window.document.querySelector('.mantine-Skeleton-root') !== null;
      // A part's queries start in an effect, after React has rendered the part. So the loop runs effects first.
      do await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
      while (isLoading());
    },
  };
}

/** Ends what `openScreen` has started, and deletes the jobs, so that the next screen has none. For `afterEach`. */
export function closeScreen(): void {
  close?.();
  close = undefined;
  jobs.setState(jobs.getInitialState());
}

/** Adds browser functions that Mantine needs and jsdom does not have. */
export function prepareDom(): void {
  window.matchMedia ??= (media) => ({ media, matches: false, ...silentTarget }) as unknown as MediaQueryList;
  window.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  if (!('fonts' in document)) Object.assign(document, { fonts: silentTarget });
  Element.prototype.scrollIntoView ??= () => undefined;
  window.requestIdleCallback ??= (act) => window.setTimeout(act, 0, { didTimeout: false, timeRemaining: () => 0 });
  window.cancelIdleCallback ??= window.clearTimeout;
}

const silentTarget = {
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
};
