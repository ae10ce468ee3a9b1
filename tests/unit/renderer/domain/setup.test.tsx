import { ModalsProvider } from '@mantine/modals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Availability, DomainState } from '#shared/ipc/domain.ipc.ts';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import { closeScreen, openScreen, type ScreenHarness } from '../../../support/screen-harness.tsx';
import { ParkSection } from '../../../../src-renderer/screens/domain/parts/park-section.tsx';
import { IdentityFields } from '../../../../src-renderer/screens/domain/parts/identity-fields.tsx';
import { RedirectsSection } from '../../../../src-renderer/screens/domain/parts/redirects/redirects-section.tsx';
import { SegmentSection } from '../../../../src-renderer/screens/domain/parts/segment-section.tsx';
import { setField } from '../../../../src-renderer/state/draft.ts';
import { SetupSection } from '../../../../src-renderer/screens/domain/parts/setup/setup-section.tsx';

afterEach(closeScreen);

const none = { state: 'none' } as const;
const untouched: DomainState = { purchase: none, dns: none, park: none, external: none, index: none, snapshot: none };

interface Main {
  state?: Partial<DomainState>;
  after?: Partial<DomainState>;
  offer?: Availability;
}

/**
 * Opens the sections for set-up and parking. The main process answers with `main.state` at first, and after an action
 * with the same state, changed by the members of `main.after`.
 */
async function openSetup(main: Main, site: SiteDocument = { paid_url: 'Joes.com' }, status: Partial<SiteStatus> = {}) {
  let state: DomainState = { ...untouched, ...main.state };
  const afterAction = (): DomainState => (state = { ...state, ...main.after });
  return openScreen(
    <ModalsProvider>
      <SetupSection />
      <ParkSection />
    </ModalsProvider>,
    site,
    {
      status,
      answers: {
        'domain.state': () => state,
        'domain.check': () => main.offer ?? { available: false },
        'domain.buy': afterAction,
        'domain.configureDns': afterAction,
        'domain.useExternal': afterAction,
        'domain.index': afterAction,
        'domain.snapshot': afterAction,
        'domain.park': afterAction,
        'domain.lookInto': afterAction,
        'domain.settle': afterAction,
      },
    },
  );
}

const button = (name: string) => screen.findByRole('button', { name });
const row = (name: string) => within(screen.getByRole('listitem', { name }));

async function press(harness: ScreenHarness, name: string): Promise<void> {
  await waitFor(async () => expect((await button(name)).getAttribute('aria-disabled')).toBeNull());
  await harness.user.click(await button(name));
}

test('[DOM-02] [DOM-03] a domain is asked about once its typing has paused for 300 ms, and nothing is started before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const harness = await openSetup({});
  const disabled = () => screen.getByRole('button', { name: 'Check Domain Info' }).getAttribute('aria-disabled');
  await button('Check Domain Info');
  await waitFor(() => expect(disabled()).toBeNull());
  const asked = () => [...new Set(harness.bridge.inputsOf('domain.state').map(({ domain }) => domain))].filter(Boolean);
  for (const typed of ['ann.co', 'ann.com', 'anna.com']) {
    act(() => void setField(['paid_url'], typed));
    await act(() => vi.advanceTimersByTimeAsync(120));
    expect(asked()).toEqual(['joes.com']);
    expect(disabled()).toBe('true');
  }
  await act(() => vi.advanceTimersByTimeAsync(300));
  await waitFor(() => expect(disabled()).toBeNull());
  expect(asked()).toEqual(['joes.com', 'anna.com']);
  const before = harness.bridge.inputsOf('domain.state').length;
  act(() => void setField(['paid_url'], 'joes.com'));
  await act(() => vi.advanceTimersByTimeAsync(400));
  await waitFor(() => expect(disabled()).toBeNull());
  expect(harness.bridge.inputsOf('domain.state').slice(before)).toContainEqual({ slug: 'joes', domain: 'joes.com' });
  expect(harness.bridge.inputsOf('domain.check')).toEqual([]);
});

describe('buying', () => {
  test('[DOM-02] [DOM-03] an available domain is bought after the prompt, with the price that was agreed', async () => {
    const offer = { available: true, price: 12_500_000, years: 2 };
    const harness = await openSetup({ offer, after: { purchase: { state: 'done', at: Date.now() } } });
    await press(harness, 'Check Domain Info');
    await press(harness, 'Buy Domain Now');
    await screen.findByText('Domain costs $12.50 per 2 year. Do you want to proceed?');
    expect(harness.bridge.inputsOf('domain.buy')).toEqual([]);
    await press(harness, 'Buy Domain');
    await screen.findByText(/^Purchased/);
    expect(harness.bridge.inputsOf('domain.buy')).toEqual([{ slug: 'joes', domain: 'joes.com', agreed: offer }]);
    expect(row('Domain purchase').getByRole('img', { name: 'Done' })).toBeDefined();
  });

  test('[DOM-02] a no to the prompt buys nothing', async () => {
    const harness = await openSetup({ offer: { available: true, price: 12_000_000, years: 1 } });
    await press(harness, 'Check Domain Info');
    await press(harness, 'Buy Domain Now');
    await screen.findByText('Domain costs $12 per 1 year. Do you want to proceed?');
    await press(harness, 'Cancel');
    await waitFor(() => expect(screen.queryByText(/Domain costs/)).toBeNull());
    expect(harness.bridge.inputsOf('domain.buy')).toEqual([]);
  });

  test('[DOM-02] one that is taken is not available, and one without a price is not for sale', async () => {
    const harness = await openSetup({});
    await press(harness, 'Check Domain Info');
    await screen.findByText('Domain is not available.');
    expect(screen.queryByRole('button', { name: 'Buy Domain Now' })).toBeNull();
    closeScreen();
    const priceless = await openSetup({ offer: { available: true } });
    await press(priceless, 'Check Domain Info');
    await screen.findByText(/names no price/);
    expect(screen.queryByRole('button', { name: 'Buy Domain Now' })).toBeNull();
  });

  test('[DOM-03] a domain cannot be bought over an insecure connection', async () => {
    const insecure = 'A domain is only bought over a secure connection (https) to the server.';
    const harness = await openSetup({ state: { insecure }, offer: { available: true, price: 1_000_000, years: 1 } });
    await press(harness, 'Check Domain Info');
    expect((await button('Buy Domain Now')).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText(insecure).length).toBeGreaterThan(0);
    await harness.user.click(await button('Buy Domain Now'));
    expect(screen.queryByText(/Domain costs/)).toBeNull();
  });

  test('[DOM-03] a failure is told in its words, with those of the server', async () => {
    await openSetup({
      state: { purchase: { state: 'failed', message: 'Error purchasing domain.', reason: 'Declined.' } },
    });
    expect((await row('Domain purchase').findByText('Error purchasing domain. Declined.')).textContent).toBeDefined();
  });

  test('[DOM-03] an unknown outcome is looked into and settled by a person; nothing is bought meanwhile', async () => {
    const found = 'The domain is registered now.';
    const harness = await openSetup({
      state: { purchase: { state: 'unknown', message: 'Error purchasing domain.', reason: 'No answer.' } },
      after: { purchase: { state: 'unknown', message: found } },
    });
    await row('Domain purchase').findByText('Unknown – check status');
    expect((await button('Check Domain Info')).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'It was bought' })).toBeNull();
    await press(harness, 'Check status');
    await screen.findByText(found);
    await press(harness, 'It was bought');
    await waitFor(() =>
      expect(harness.bridge.inputsOf('domain.settle')).toMatchObject([{ action: 'purchase', done: true }]),
    );
    expect(harness.bridge.inputsOf('domain.lookInto')).toMatchObject([{ action: 'purchase', domain: 'joes.com' }]);
    expect(harness.bridge.inputsOf('domain.buy')).toEqual([]);
  });
});

describe('setting up', () => {
  test.each([
    ['Configure DNS Records', 'domain.configureDns', 'dns', 'DNS set-up'],
    ['Pro Owns Domain', 'domain.useExternal', 'external', 'Domain owned by the pro'],
    ['Index Site on Google', 'domain.index', 'index', 'Search engine'],
    ['Create DNS Snapshot', 'domain.snapshot', 'snapshot', 'DNS snapshot'],
  ] as const)('[DOM-04] %s gets its done mark', async (label, channel, part, title) => {
    const harness = await openSetup({ after: { [part]: { state: 'done', at: Date.now() } } });
    expect(await row(title).findByRole('img', { name: 'Not done' })).toBeDefined();
    await press(harness, label);
    expect(await row(title).findByRole('img', { name: 'Done' })).toBeDefined();
    expect(harness.bridge.inputsOf(channel)).toEqual([{ slug: 'joes', domain: 'joes.com' }]);
  });

  test('[DOM-04] a failed load balancer is told in its words', async () => {
    const harness = await openSetup({
      after: { external: { state: 'failed', message: 'Error configuring load balancer.' } },
    });
    await press(harness, 'Pro Owns Domain');
    await row('Domain owned by the pro').findByText('Error configuring load balancer.');
  });

  test('[DOM-04] what the record says is done has its mark; the load balancer needs the saved domain', async () => {
    const done = { paid_url: 'joes.com', is_dns_configured: 'true', domain_purchased: 1 };
    await openSetup({}, done);
    expect(await row('DNS set-up').findByRole('img', { name: 'Done' })).toBeDefined();
    expect(row('Domain purchase').getByRole('img', { name: 'Done' })).toBeDefined();
    closeScreen();
    await openSetup({}, done, { editedFields: ['paid_url'] });
    expect((await button('Pro Owns Domain')).getAttribute('aria-disabled')).toBe('true');
  });

  test('[DOM-04] offline, or without a domain, every button says why it cannot be used', async () => {
    const labels = ['Check Domain Info', 'Configure DNS Records', 'Index Site on Google', 'Park This Page'];
    await openSetup({}, undefined, { online: false });
    for (const name of labels) expect((await button(name)).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText('This needs the server: you are offline.').length).toBeGreaterThan(4);
    closeScreen();
    await openSetup({}, {});
    for (const name of labels) expect((await button(name)).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText('Enter a valid domain first.').length).toBeGreaterThan(4);
  });
});

test('[PARK-01] No Message is the default; the choice is confirmed, sent, and its result shown', async () => {
  const harness = await openSetup({ after: { park: { state: 'done', at: Date.now() }, parkedAs: 'Voluntary Churn' } });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /No Message/ }).checked).toBe(true);
  await harness.user.click(screen.getByRole('radio', { name: /^Voluntary Churn/ }));
  await press(harness, 'Park This Page');
  await harness.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(harness.bridge.inputsOf('domain.park')).toEqual([]);
  await press(harness, 'Park This Page');
  const dialog = within(await screen.findByRole('dialog'));
  await harness.user.click(dialog.getByRole('button', { name: 'Park This Page' }));
  await screen.findByText(/^Parked \(Voluntary Churn\)/);
  expect(harness.bridge.inputsOf('domain.park')).toEqual([
    { slug: 'joes', domain: 'joes.com', type: 'Voluntary Churn' },
  ]);
});

describe('redirects', () => {
  const site: SiteDocument = { redirects: [{ source: '/old', destination: '/new', redirect_type: '301' }] };
  const open = (document = site) =>
    openScreen(<RedirectsSection />, document, {
      answers: { 'domain.exportRedirects': () => ({ path: '/home/ann/redirects.csv' }) },
    });
  const added = () => within(screen.getByRole('form', { name: 'New redirect' }));

  test('[RED-01] Add waits for both fields, refuses with the message and adds', async () => {
    const harness = await open();
    const add = () => added().getByRole<HTMLButtonElement>('button', { name: 'Add' });
    expect(add().disabled).toBe(true);
    await harness.user.type(added().getByLabelText('Source'), 'a');
    expect(add().disabled).toBe(true);
    await harness.user.type(added().getByLabelText('Destination'), '/b');
    await harness.user.click(add());
    expect(screen.getByText('Both paths must start with a slash ("/").')).toBeDefined();
    await harness.user.clear(added().getByLabelText('Source'));
    await harness.user.type(added().getByLabelText('Source'), '/a{Enter}');
    await waitFor(() =>
      expect(harness.site().redirects).toEqual([
        ...site.redirects!,
        { source: '/a', destination: '/b', redirect_type: '301' },
      ]),
    );
  });

  test('[RED-01] an edit that would make a circle stays in the field and out of the draft', async () => {
    const harness = await open();
    const destination = screen.getByLabelText<HTMLInputElement>('Destination of /old');
    await harness.user.clear(destination);
    await harness.user.type(destination, '/old/{Tab}');
    expect(screen.getByText('This would redirect in a circle: /old → /old/.')).toBeDefined();
    expect(harness.bridge.inputsOf('site.edit')).toEqual([]);
    await harness.user.clear(destination);
    await harness.user.type(destination, '/newer{Enter}');
    await waitFor(() => expect(harness.site().redirects?.[0]?.destination).toBe('/newer'));
  });

  test('[RED-01] a redirect is removed, and Undo brings it back', async () => {
    const harness = await open();
    await harness.user.click(screen.getByRole('button', { name: 'Remove /old' }));
    await waitFor(() => expect(harness.site().redirects).toEqual([]));
    await harness.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(harness.site().redirects).toEqual(site.redirects));
  });

  test('[RED-01] [NAV-11] removing by keyboard goes on with the next row, and ends at the form', async () => {
    const second = { source: '/older', destination: '/new', redirect_type: '302' };
    const harness = await open({ redirects: [...site.redirects!, second] });
    screen.getByRole('button', { name: 'Remove /old' }).focus();
    await harness.user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove /older' }));
    await harness.user.keyboard('{Enter}');
    expect(document.activeElement).toBe(added().getByLabelText('Source'));
  });

  test('[RED-01] CSV is exported, and imported after a preview of what will be added', async () => {
    const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(280);
    onTestFinished(() => height.mockRestore());
    const harness = await open();
    const csv = 'source,destination,redirect_type\n/old,/new,301\n';
    await harness.user.click(screen.getByRole('button', { name: 'Copy as CSV' }));
    await waitFor(() => expect(harness.bridge.inputsOf('app.copyText')).toEqual([{ text: csv }]));
    await harness.user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(harness.bridge.inputsOf('domain.exportRedirects')).toEqual([{ slug: 'joes', csv }]));
    expect(await screen.findByText('/home/ann/redirects.csv')).toBeDefined();
    await harness.user.click(screen.getByRole('button', { name: 'Import CSV' }));
    const dialog = within(await screen.findByRole('dialog'));
    await harness.user.click(dialog.getByRole('textbox', { name: 'CSV' }));
    await harness.user.paste('/one,"/a, b",302\r\n/old,/x,301');
    expect(dialog.getByText('One redirect will be added, 1 left out.')).toBeDefined();
    expect(dialog.getByText('/old is redirected already, to /new.')).toBeDefined();
    expect(harness.bridge.inputsOf('site.edit')).toEqual([]);
    await harness.user.click(dialog.getByRole('button', { name: 'Add 1 redirect' }));
    await waitFor(() =>
      expect(harness.site().redirects?.[1]).toEqual({ source: '/one', destination: '/a, b', redirect_type: '302' }),
    );
  });
});

describe('the domain field', () => {
  const domain = () => screen.getByLabelText<HTMLInputElement>('Domain');

  test.each([
    ['https://www.example.com/', 'example.com'],
    ['WWW.Example.com', 'example.com'],
    ['http://example.com:8080/a?b#c', 'example.com'],
  ])('[DOM-01] %s is offered as %s', async (typed, meant) => {
    const harness = await openScreen(<IdentityFields />, { paid_url: '' });
    await harness.user.click(domain());
    await harness.user.paste(typed);
    await harness.user.click(screen.getByRole('button', { name: `Use ${meant}` }));
    expect(domain().value).toBe(meant);
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
    await waitFor(() => expect(harness.site().paid_url).toBe(meant));
  });

  test.each(['example.com', 'not a domain', 'https://', ''])(
    '[DOM-01] for %j nothing else is offered',
    async (typed) => {
      await openScreen(<IdentityFields />, { paid_url: typed });
      expect(domain().value).toBe(typed);
      expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
    },
  );
});

test('[DOM-04] a step that is done folds to a line, and unfolds', async () => {
  const harness = await openSetup({}, { paid_url: 'joes.com', domain_purchased: true });
  const purchase = row('Domain purchase');
  await purchase.findByText('Purchased');
  expect(purchase.queryByRole('button', { name: 'Check Domain Info' })).toBeNull();
  expect(row('DNS set-up').getByRole('button', { name: 'Configure DNS Records' })).toBeDefined();
  await harness.user.click(purchase.getByRole('button', { name: 'More of Domain purchase' }));
  expect(purchase.getByRole('button', { name: 'Check Domain Info' })).toBeDefined();
});

describe('many redirects', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, line) => `/old/${line};/new/${line}`).join('\n');
  async function paste(count: number) {
    const harness = await openScreen(<RedirectsSection />, { redirects: [] });
    await harness.user.click(screen.getByRole('button', { name: 'Import CSV' }));
    const dialog = within(await screen.findByRole('dialog'));
    await harness.user.click(dialog.getByRole('textbox', { name: 'CSV' }));
    await harness.user.paste(`source;destination\n${lines(count)}`);
    return { harness, dialog };
  }

  test('[RED-01] come in from a file with semicolons as one step, and only rows in sight are drawn', async () => {
    const { harness, dialog } = await paste(1500);
    await harness.user.click(dialog.getByRole('button', { name: 'Add 1500 redirects' }));
    await waitFor(() => expect(harness.site().redirects).toHaveLength(1500));
    expect(harness.bridge.inputsOf('site.edit').map(({ operations }) => operations.length)).toEqual([1500]);
    expect(screen.getAllByRole('button', { name: /^Remove \/old/ }).length).toBeLessThan(100);
  });

  test('[RED-01] of more than 5,000 lines are refused before anything is added', async () => {
    const { harness, dialog } = await paste(5000);
    expect(dialog.getByText('5,001 lines are too many: import 5,000 at most at a time.')).toBeDefined();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Add 0 redirects' }).disabled).toBe(true);
    expect(harness.bridge.inputsOf('site.edit')).toEqual([]);
  });
});

test('[SEG-01] the chosen segment, industry type and social post are written to the record', async () => {
  const harness = await openScreen(<SegmentSection />, {
    industry_types: [{ id: 3, name: 'Plumbing' }],
  } as SiteDocument);
  await harness.user.click(screen.getByPlaceholderText('Select a customer segment'));
  await harness.user.click(await screen.findByRole('option', { name: '2 Reputable/Professional', hidden: true }));
  await harness.user.click(screen.getByPlaceholderText('Select an industry type'));
  await harness.user.click(await screen.findByRole('option', { name: 'Plumbing', hidden: true }));
  await harness.user.click(screen.getByRole('checkbox', { name: 'Schedule Social Post' }));
  await waitFor(() =>
    expect(harness.site()).toMatchObject({
      customer_segment: '2',
      selected_industry_type: 3,
      scheduled_social_post_active: true,
    }),
  );
});
