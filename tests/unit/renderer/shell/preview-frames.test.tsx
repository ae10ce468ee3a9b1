import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PreviewFrames } from '../../../../src-renderer/app/preview/preview-frames.tsx';
import { sectionStore } from '../../../../src-renderer/editor/preview-section.ts';
import type { FromFrame, LoadedPage, ToFrame } from '../../../../src-renderer/preview-frame/messages.ts';
import { flushEdits, setField } from '../../../../src-renderer/state/draft-actions.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';
import { MemoryRouter } from 'react-router-dom';

afterEach(closeScreen);

const front = () => screen.getByTitle<HTMLIFrameElement>('Preview of the page');

const load = (frame: HTMLIFrameElement) => loadFrom(frame.contentWindow);

/**
 * Sends the window the port of a page, as the frame's script does. Returns the messages to the page, and a function
 * that sends a message from the page.
 */
function loadFrom(source: Window | null) {
  const told: ToFrame[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<ToFrame>) => void told.push(data);
  const data: LoadedPage = { state: 1 };
  fireEvent(window, new MessageEvent('message', { data, source, ports: [port2] }));
  return {
    told,
    pages: () => told.filter(({ kind }) => kind === 'page'),
    tell: (message: FromFrame) => port1.postMessage(message),
  };
}

async function open(onBehind: (isBehind: boolean) => void = () => undefined) {
  let drawn = 0;
  const harness = await openScreen(
    <MemoryRouter>
      <PreviewFrames slug="joes" box={{ width: 1280, height: 800, scale: 1, left: 0 }} onBehind={onBehind} />
    </MemoryRouter>,
    { tagline: 'Fast' },
    { answers: { 'preview.page': () => ({ html: `page ${++drawn}`, state: drawn, version: drawn }) } },
  );
  return harness;
}

/** Edits the tagline. Resolves once main has answered with the draft's new version. */
const type = (tagline: string) =>
  act(async () => {
    setField(['tagline'], tagline);
    await flushEdits();
  });

test('[LAY-06] an edit is sent to the frame that is there, one page at a time, and while one is drawn only the newest waits', async () => {
  await open();
  const frame = front();
  const { pages, tell } = load(frame);
  act(() => tell({ kind: 'painted' }));
  for (const tagline of ['Faster', 'Fastest', 'Fastest of all']) await type(tagline);
  await waitFor(() => expect(pages()).toEqual([{ kind: 'page', html: 'page 1' }]));
  act(() => tell({ kind: 'exchanged' }));
  await waitFor(() => expect(pages()).toHaveLength(2));
  act(() => tell({ kind: 'exchanged' }));
  expect(front()).toBe(frame);
});

test('[LAY-06] a page that cannot be exchanged is painted in another frame before it takes the place of the one that is seen', async () => {
  const behind = vi.fn();
  await open(behind);
  const before = front();
  const { tell, pages } = load(before);
  act(() => tell({ kind: 'painted' }));
  await waitFor(() => expect(before.dataset['loading']).toBeUndefined());
  await type('Faster');
  await waitFor(() => expect(pages()).toHaveLength(1));
  act(() => tell({ kind: 'unlike' }));
  const next = await screen.findByTitle<HTMLIFrameElement>('Next preview');
  expect(behind).toHaveBeenLastCalledWith(true);
  const later = load(next);
  expect(behind).toHaveBeenLastCalledWith(false);
  expect(front()).toBe(before);
  act(() => later.tell({ kind: 'painted' }));
  await waitFor(() => expect(front()).toBe(next));
  await waitFor(() => expect(before.isConnected).toBe(false));
});

test('[LAY-06] the section that is worked on is shown, and followed only when it becomes another one', async () => {
  await open();
  const { told, tell } = load(front());
  act(() => tell({ kind: 'painted' }));
  act(() => sectionStore.setState({ section: 'faq' }));
  await waitFor(() => expect(told).toContainEqual({ kind: 'section', section: 'faq', slide: null, follow: true }));
  await type('Faster');
  await waitFor(() => expect(told.at(-1)?.kind).toBe('page'));
  const shownAgain = { kind: 'section', section: 'faq', slide: null, follow: false };
  expect(told).not.toContainEqual(shownAgain);
  act(() => tell({ kind: 'exchanged' }));
  await waitFor(() => expect(told).toContainEqual(shownAgain));
});

test('[LAY-06] only the page in the frame is told of the draft, not another one that gives a port', async () => {
  await open();
  const { pages } = load(front());
  const other = loadFrom(window);
  await type('Faster');
  await waitFor(() => expect(pages()).toHaveLength(1));
  expect(other.told).toEqual([]);
});

test('[NAV-07] a shortcut that is pressed in the preview acts in the app', async () => {
  await open();
  const { tell } = load(front());
  const pressed = vi.fn();
  document.addEventListener('keydown', pressed);
  act(() =>
    tell({ kind: 'key', key: 'k', code: 'KeyK', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false }),
  );
  await waitFor(() => expect(pressed).toHaveBeenCalled());
  expect(pressed.mock.calls[0]![0]).toMatchObject({ key: 'k', ctrlKey: true });
  document.removeEventListener('keydown', pressed);
});
