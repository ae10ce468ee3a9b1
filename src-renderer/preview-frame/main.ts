/**
 * The script of the draft's page in the preview, the only one that its policy admits. It shows later states of the page
 * without loading it again, and tells the window what was clicked and which keys were pressed. The page has an opaque
 * origin: it reaches neither the bridge nor any storage.
 */
import type { FromFrame, LoadedPage, ToFrame } from './messages.ts';
import { decodedInSight, Pictures } from './pictures.ts';
import { rehearse } from './rehearsal.ts';
import { MARKS, parsed, ShownPage } from './shown-page.ts';
import { showSlide } from './slides.ts';

const page = new ShownPage(document, new Pictures());
const { port1: port, port2: portOfWindow } = new MessageChannel();

const tell = (message: FromFrame): void => port.postMessage(message);
const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

port.onmessage = ({ data }: MessageEvent<ToFrame>) => receive(data);
const { state } = document.documentElement.dataset;
const loaded: LoadedPage = { state: state === undefined ? undefined : Number(state) };
// The page follows the draft before its pictures have come. Only the studio may frame it, whose origin it does not know.
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
    return page.take(parsed(html));
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

/** The page's path from the site's root, undefined where the link leaves the site. */
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

// Marks pictures that could not be loaded: the style sheet shows their alternative text in a plain area.
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
