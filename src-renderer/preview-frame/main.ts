/**
 * The script of the draft's page in the preview, and the only script that the page's policy permits. It shows later
 * states of the page without a reload. It tells the window of clicks, and of keys that may be shortcuts of the app. The
 * page has an opaque origin, so that it can access neither the bridge nor any storage.
 */
import type { FromFrame, LoadedPage, ToFrame } from './messages.ts';
import { decodedInSight, Pictures } from './pictures.ts';
import { rehearse } from './rehearsal.ts';
import { KnownSource } from './known-source.ts';
import { MARKS, ShownPage } from './shown-page.ts';
import { showSlide } from './slides.ts';

const page = new KnownSource(document, new ShownPage(document, new Pictures()));
const { port1: port, port2: portOfWindow } = new MessageChannel();

const tell = (message: FromFrame): void => port.postMessage(message);
const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

port.onmessage = ({ data }: MessageEvent<ToFrame>) => receive(data);
const { state } = document.documentElement.dataset;
const loaded: LoadedPage = { state: state === undefined ? undefined : Number(state) };
// Sent before the pictures are loaded, so that the page follows the draft from the start. The target origin is '*',
// because the page does not know the studio's origin. The page's policy lets only the studio embed the page.
parent.postMessage(loaded, '*', [portOfWindow]);
void painted().then(() => {
  tell({ kind: 'painted' });
  requestIdleCallback(() => rehearse(document));
});

function receive(message: ToFrame): void {
  if (message.kind === 'section') showSection(message);
  else tell({ kind: takeOver(message.html) ? 'exchanged' : 'unlike' });
}

function takeOver(html: string): boolean {
  try {
    return page.take(html);
  } catch {
    return false;
  }
}

function showSection({ section, slide, follow }: Extract<ToFrame, { kind: 'section' }>): void {
  const shown = section === null ? null : document.getElementById(section);
  for (const before of document.querySelectorAll(`[${MARKS.edited}]`))
    if (before !== shown) before.removeAttribute(MARKS.edited);
  shown?.setAttribute(MARKS.edited, '');
  if (follow) shown?.scrollIntoView({ block: 'start', behavior: 'instant' });
  if (shown && slide !== null) showSlide(shown, slide);
}

async function painted(): Promise<void> {
  await document.fonts.ready;
  await decodedInSight(document);
  await nextFrame();
  await nextFrame();
}

addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const link = target.closest('a[href]');
  const href = link?.getAttribute('href') ?? '';
  if (href.startsWith('#')) return;
  if (link) event.preventDefault();
  const path = link ? pathOf(href) : undefined;
  if (path !== undefined) return tell({ kind: 'page', path });
  const section = target.closest('.s[id]')?.id;
  if (section !== undefined) tell({ kind: 'chosen', section });
});

/** Returns the path of the linked page from the site's root; undefined if the link leaves the site. */
function pathOf(href: string): string | undefined {
  const [own, other] = [new URL(location.href), new URL(href, location.href)];
  const [, slug = ''] = own.pathname.split('/');
  const isInside = other.origin === own.origin && other.host === own.host && other.pathname.startsWith(`/${slug}/`);
  return isInside ? other.pathname.slice(slug.length + 2) : undefined;
}

addEventListener('keydown', (event) => {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (key === 'Escape') return tell({ kind: 'leave' });
  const isTyped = target instanceof Element && target.matches('input, textarea, select');
  if (ctrlKey || metaKey || (!isTyped && key === '?'))
    tell({ kind: 'key', key, code, ctrlKey, metaKey, shiftKey, altKey });
});

// Marks pictures that could not be loaded, so that the style sheet shows their alternative text in a plain area.
for (const [event, isLost] of [
  ['error', true],
  ['load', false],
] as const)
  addEventListener(
    event,
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.toggleAttribute(MARKS.lost, isLost);
    },
    true,
  );
