import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import type { Live, LiveWords } from '#shared/ipc/publishing.ipc.ts';
import { setField } from '../../../../src-renderer/state/draft-actions.ts';
import { failedSaves } from '../../../../src-renderer/state/save-store.ts';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { closeReview, drawer, isClosed, openReview } from '../../../support/publish-review.tsx';

afterEach(closeReview);

const read: LiveWords = { url: 'https://joes.example/', holds: false, pages: [] };

describe('[PUB-03] what a publish changes', () => {
  const difference = (more: object) => ({ key: '', kind: 'value', label: '', part: '', ...more }) as never;
  const blob = (n: number) => `local-blob:${String(n).padStart(64, 'a')}`;
  const photos = Array.from({ length: 20 }, (_, at) => ({ photo: blob(at), caption: '' }));
  const lines = () => within(screen.getByRole('list', { name: 'What changes' })).getAllByRole('listitem');

  test('photos are counted and shown, never by a reference of this computer', async () => {
    await openReview(
      { gallery: photos },
      {
        'publishing.live': () => ({ by: 'server', published: true, version: 7, at: 1 }),
        'publishing.changedPages': () => [],
        'history.compare': () => [
          ...photos.map((photo, at) =>
            difference({
              ...{ key: `${at}`, kind: 'added', path: ['gallery', at], label: `Photos › ${photo.photo}` },
              ...{ item: { id: `g${at}`, label: photo.photo }, after: JSON.stringify(photo) },
            }),
          ),
          difference({ key: 'about', path: ['about'], label: 'About', after: '"x"' }),
          difference({
            ...{ key: 's', kind: 'added', path: ['services', 2], label: 'Services › Drain Camera' },
            ...{ item: { id: 's2', label: 'Drain Camera' }, after: '{}' },
          }),
        ],
      },
    );
    await screen.findByRole('list', { name: 'What changes' });
    expect(lines().map((line) => line.textContent)).toEqual([
      'Photos20 photos added+12',
      'Basic InfoAbout',
      'ServicesDrain Camera added',
    ]);
    expect(lines()[0]?.querySelectorAll('img')).toHaveLength(8);
    expect(lines()[0]?.querySelector('img')?.getAttribute('src')).toBe(`/thumbnail?of=${encodeURIComponent(blob(0))}`);
    expect(drawer()?.textContent).not.toContain('local-blob');
  });

  test('two changes with the same text are both shown when two items have the same name', async () => {
    const error = vi.spyOn(console, 'error');
    onTestFinished(() => error.mockRestore());
    const added = (id: string) =>
      difference({
        ...{ key: id, kind: 'added', path: ['services', 0], label: 'Services › Drains' },
        ...{ item: { id, label: 'Drains' }, after: '{}' },
      });
    await openReview(
      {},
      {
        'publishing.live': () => ({ by: 'server', published: true, version: 7, at: 1 }),
        'publishing.changedPages': () => [],
        'history.compare': () => [added('s1'), added('s2')],
      },
    );
    await screen.findByRole('list', { name: 'What changes' });
    expect(lines().map((line) => line.textContent)).toEqual(['ServicesDrains addedDrains added']);
    expect(error).not.toHaveBeenCalled();
  });

  test.each<[string, Live, RegExp]>([
    [
      'after a rollback',
      { by: 'server', published: true, version: 4, at: 1, rolledBack: true },
      /earlier release that visitors see again/,
    ],
    [
      'where it was published elsewhere',
      { by: 'server', published: true, at: 1 },
      /this computer does not know of which version/,
    ],
    ['where the site is not on the web', { by: 'server', published: false }, /all of it is new to visitors/],
    [
      'where the server does not say',
      { by: 'unsaid', published: true, version: 4, at: 1, guessed: true },
      /cannot be read: it answers 503\. Compared with the last publish .* somebody else may have published since/,
    ],
    [
      'offline',
      { by: 'offline', published: true, version: 4, at: 1, guessed: true },
      /cannot be asked.*last publish from this computer/,
    ],
    ['offline and new', { by: 'offline', published: false }, /Nothing was published from this computer/],
  ])('is compared %s with what can be known, which is said', async (_when, live, words) => {
    const compare: FakeHandlers = {
      'history.compare': () => [],
      'publishing.changedPages': () => [],
      'publishing.liveWords': () => ({ ...read, problem: 'it answers 503' }),
    };
    const { bridge } = await openReview({}, { 'publishing.live': () => live, ...compare });
    await screen.findByText(words);
    await waitFor(() => expect(bridge.inputsOf('history.compare')).toHaveLength(live.version === undefined ? 0 : 1));
  });

  test('is compared again when the draft is edited beside it, and when it is opened after an edit', async () => {
    const { user, bridge } = await openReview(
      {},
      {
        'publishing.live': () => ({ by: 'server', published: true, version: 4, at: 1 }),
        'history.compare': () => [difference({ key: 'about', path: ['about'], label: 'About', after: '"x"' })],
        'publishing.changedPages': () => [],
      },
    );
    const asked = () => [bridge.inputsOf('history.compare').length, bridge.inputsOf('publishing.changedPages').length];
    await waitFor(() => expect(asked()).toEqual([1, 1]));
    act(() => void setField(['about'], 'One van.'));
    await waitFor(() => expect(asked()).toEqual([2, 2]));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    act(() => void setField(['about'], 'Two vans.'));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(asked()).toEqual([3, 3]));
  });

  const guessed: Live = { by: 'unsaid', published: true, version: 4, at: 1, guessed: true };
  const openWords = (words: Partial<LiveWords>, live = guessed) =>
    openReview(
      {},
      {
        'publishing.live': () => live,
        'publishing.liveWords': () => ({ ...read, ...words }),
        'history.compare': () => [difference({ key: 'about', path: ['about'], label: 'About', after: '"x"' })],
        'publishing.changedPages': () => [],
      },
    );

  test('where the server does not say it and the live pages have the words of the last publish, is compared with that', async () => {
    const { bridge } = await openWords({ holds: true });
    await screen.findByText(/last publish from this computer, .*, whose words the live pages have\./);
    await waitFor(() => expect(lines().map((line) => line.textContent)).toEqual(['Basic InfoAbout']));
    expect(bridge.inputsOf('publishing.liveWords')).toMatchObject([{ slug: 'joes', guess: 4 }]);
  });

  test('where another computer has published, is compared with the live pages by their words', async () => {
    const fresh = Array.from({ length: 8 }, (_, at) => `Line ${at}`);
    const { bridge } = await openWords({
      pages: [
        { path: '', name: 'Home', kind: 'changed', fresh, gone: ['Sound work'] },
        { path: 'team/', name: 'Team', kind: 'added', fresh: [], gone: [] },
      ],
    });
    await screen.findByRole('list', { name: 'What changes' });
    expect(drawer()?.textContent).toContain('This server does not say what visitors see.');
    expect(drawer()?.textContent).toContain('Pictures and looks are not compared.');
    expect(lines().map((line) => line.textContent)).toEqual([
      `Home/New to visitors${fresh.slice(0, 6).join('')}and 2 moreOnly on the live pageSound work`,
      'Team/team/New',
    ]);
    expect(bridge.inputsOf('history.compare')).toEqual([]);
  });

  test('where nothing is known of the live site, says so', async () => {
    await openWords({ problem: 'its address is not known' }, { by: 'unsaid', published: false });
    await screen.findByText('The live page cannot be read: its address is not known. What changes is not known.');
  });
});

describe('[PUB-03] a publish in the drawer', () => {
  test('says what is in the way, leads there, and goes on once it is put right', async () => {
    const { user } = await openReview({ paid_url: 'joes.com', sitewright_contact_id: '', about: 'x' });
    const inTheWay = screen.getByRole('list', { name: 'In the way' });
    expect(within(inTheWay).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Publish now' })).toHaveProperty('disabled', true);
    act(() => void setField(['sitewright_contact_id'], '7'));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'In the way' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('Saved and published sucessfully')).toBeTruthy();
  }, 20_000);

  test('names its steps, may be cancelled until it is sent, and ends with the address and what was compared', async () => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const { user, bridge } = await openReview({});
    bridge.handlers['site.publish'] = async (_, { progress }) => {
      progress('Uploading photos');
      await held;
      progress('Publishing');
      const url = 'http://127.0.0.1:1/sites/joes.com/';
      return { outcome: 'published', slug: 'joes', savedAt: 1, url, compared: ['index.html', 'faq/index.html'] };
    };
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    const step = (name: string) => screen.getByText(name).closest('li');
    await waitFor(() => expect(step('Uploading photos')?.getAttribute('aria-current')).toBe('step'));
    expect(step('Checking the slug')?.dataset.state).toBe('past');
    expect(step('Publishing')?.dataset.state).toBe('next');
    expect(screen.getByRole('button', { name: 'Cancel the publish' })).toBeTruthy();
    await act(async () => goOn());
    expect(await screen.findByText('Saved and published sucessfully')).toBeTruthy();
    expect(screen.getByText(/^2 pages were fetched .* byte for byte: \/, \/faq\/\.$/)).toBeTruthy();
    expect(screen.getByText('http://127.0.0.1:1/sites/joes.com/')).toBeTruthy();
    // The drawer shows the result, so no notice repeats it.
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await isClosed();
  });

  test('says why it failed and at which step, and is tried again', async () => {
    const { user, bridge } = await openReview({});
    bridge.handlers['site.publish'] = (_, { progress }) => {
      progress('Publishing');
      throw new AppError('PUBLISH_FAILED', 'The domain is taken.');
    };
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('There was a problem publishing...')).toBeTruthy();
    expect(screen.getByText('The domain is taken.')).toBeTruthy();
    expect(screen.getByText('Publishing').closest('li')?.dataset.state).toBe('failed');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Publish now' })).toBeTruthy();
  });

  test('does not say that the save failed when an error without a code of publishing follows the save', async () => {
    const { user, bridge } = await openReview({});
    bridge.handlers['site.publish'] = (_, { progress }) => {
      // After the first publish the app saves the site again, to store the name of its repository.
      for (const step of ['Saving', 'Publishing', 'Checking the slug']) progress(step);
      throw new AppError('DISK', 'The disk is full.');
    };
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('There was a problem publishing...')).toBeTruthy();
    expect(screen.getByText('The disk is full.')).toBeTruthy();
    expect(failedSaves.getState()['joes']?.kind).toBe('publish');
  });

  test('cancelled, it closes and leaves nothing', async () => {
    const { user, bridge } = await openReview({});
    const cancelled = Promise.withResolvers<never>();
    bridge.handlers['site.publish'] = (_, { progress }) => {
      progress('Checking the slug');
      return cancelled.promise;
    };
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    await screen.findByText('Checking the slug');
    cancelled.reject(new AppError('CANCELLED', 'Cancelled.'));
    await isClosed();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a save meanwhile is told by its notice, and leaves the review as it is', async () => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const { user, bridge } = await openReview({ about: 'x' });
    bridge.handlers['site.save'] = async () => {
      await held;
      return { outcome: 'saved', slug: 'joes', savedAt: 1 };
    };
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const publish = screen.getByRole('button', { name: 'Publish now' });
    await waitFor(() => expect(publish).toHaveProperty('disabled', true));
    await act(async () => goOn());
    expect((await screen.findByRole('alert')).textContent).toContain('Saved successfully');
    expect(publish).toHaveProperty('disabled', false);
  });

  test('asked for again while it runs, it is shown again', async () => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const { user, bridge } = await openReview({});
    bridge.handlers['site.publish'] = async () => {
      await held;
      throw new AppError('CANCELLED', 'Cancelled.');
    };
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    await user.click(await screen.findByRole('button', { name: 'Go on in the background' }));
    await isClosed();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('button', { name: 'Go on in the background' })).toBeTruthy();
    await act(async () => goOn());
    await isClosed();
  });

  test('left in the background, it tells its end by a notice', async () => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const { user, bridge } = await openReview({});
    bridge.handlers['site.publish'] = async () => {
      await held;
      return { outcome: 'queued' };
    };
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    await user.click(await screen.findByRole('button', { name: 'Go on in the background' }));
    await isClosed();
    await act(async () => goOn());
    expect((await screen.findByRole('alert')).textContent).toContain('Saved on this computer.');
  });
});
