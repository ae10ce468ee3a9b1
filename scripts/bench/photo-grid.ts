import type { Page } from 'playwright';
import { median, ms } from './measure.ts';
import type { BenchRow } from './row.ts';
import { waitUntilDrawn, openTab, type Site, timeToOpen, withSite } from './site-window.ts';

const PHOTOS = 5000;
const ROUNDS = 9;
const MOST_MS = 120;
const MOST = 1 / 3;

/** Measures P14: the time to paint the Photos tab, compared with a grid that draws all of its cards. */
export async function run(): Promise<BenchRow[]> {
  const { ours, theirs } = await withSite(withPhotos, measure);
  return [
    {
      id: 'P14',
      what: `Photos opens, with ${String(PHOTOS)} photos`,
      reference: `the same cards as bare elements, all of them, ${ms(theirs)}`,
      measured: ms(ours),
      ratio: ours / theirs,
      goal: `≤ ${MOST.toFixed(2)}×, ≤ ${String(MOST_MS)} ms`,
      ok: ours <= MOST * theirs && ours <= MOST_MS,
    },
  ];
}

function withPhotos(site: Site): object {
  const { gallery } = site;
  const photos = Array.from({ length: PHOTOS }, (_, at) => {
    const photo = gallery[at % gallery.length];
    return { ...photo, photo: `${String(photo?.['photo'])}?${String(at)}`, photo_pk: 10_000 + at };
  });
  return { ...site, gallery: photos };
}

async function measure(page: Page): Promise<{ ours: number; theirs: number }> {
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    await openTab(page, 'Domain');
    await waitUntilDrawn(page);
    times.ours.push(await timeToOpen(page, 'Photos', `All Photos (${String(PHOTOS)})`));
    await waitUntilDrawn(page);
    times.theirs.push(await timeToDrawAll(page));
  }
  return { ours: median(times.ours), theirs: median(times.theirs) };
}

/**
 * Draws one card per photo, as copies of the first row's cards. Returns the milliseconds to the end of the frame that
 * draws them.
 */
const timeToDrawAll = (page: Page): Promise<number> =>
  page.evaluate(async (count) => {
    const grid = document.querySelector('main ul[aria-label="Photos"]');
    const cards = [...(grid?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
    const [card] = cards;
    if (!grid || !card) throw new Error('there are no photos');
    const columns = cards.filter(({ offsetTop }) => offsetTop === card.offsetTop).length;
    const height = card.offsetHeight;
    const start = performance.now();
    const whole = grid.cloneNode() as HTMLElement;
    for (let at = 0; at < count; at++) {
      const copy = cards[at % columns]!.cloneNode(true) as HTMLElement;
      copy.style.top = `${String(Math.floor(at / columns) * height)}px`;
      whole.append(copy);
    }
    grid.before(whole);
    await new Promise<void>((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
    );
    const time = performance.now() - start;
    whole.remove();
    return time;
  }, PHOTOS);
