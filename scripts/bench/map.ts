import type { Page } from 'playwright';
import { median, ms } from './measure.ts';
import type { BenchRow } from './row.ts';
import { signIn, withApp } from './site-window.ts';

const MARKERS = 10_000;
const PROS = 1000;
const FRAMES = 150;
const HOVERS = 300;
const GOALS = { firstDraw: 100, framesPerSecond: 50, hover: 4 };

/** Measures P19 in the running app: first frame, panning, zooming and pointer moves on the map with 10,000 markers. */
export function run(): Promise<BenchRow[]> {
  return withApp(
    ({ backendUrl }) => answerManyEntries(backendUrl),
    async (page) => {
      await signIn(page);
      const firstDraw = await measureFirstDraw(page);
      const bare = await framesPerSecond(page, 'nothing');
      const pan = await framesPerSecond(page, 'pan');
      const zoom = await framesPerSecond(page, 'zoom');
      return [...rows(firstDraw, { bare, pan, zoom }), hoverRow(await measureHover(page))];
    },
  );
}

async function answerManyEntries(backendUrl: string): Promise<void> {
  const body = JSON.stringify({ message: manyEntries() });
  await fetch(`${backendUrl}/__test/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: '/api/get-all-texts', kind: 'body', body, times: 100 }),
  });
}

/** Returns entries with coordinates around a few hundred towns, the same in each run. */
function manyEntries() {
  let state = 19;
  const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const towns = Array.from({ length: 300 }, () => ({ lat: 27 + random() * 21, lng: -122 + random() * 46 }));
  const place = () => {
    const town = towns[Math.floor(random() ** 2 * towns.length)] ?? { lat: 40, lng: -100 };
    return [town.lat + random() - 0.5, town.lng + random() - 0.5] as const;
  };
  const common = { city: 'Springfield', state: 'IL' };
  return {
    texts: Array.from({ length: MARKERS - PROS }, (_, id) => {
      const [sender_latitude, sender_longitude] = place();
      const sender_address = `${String(id)} Oak St, Springfield, IL`;
      return { id, sender_address, sender_latitude, sender_longitude, ...common, created_at: '2026-01-01T00:00:00Z' };
    }),
    pros: Array.from({ length: PROS }, (_, id) => {
      const [address_latitude, address_longitude] = place();
      return { id, address: `${String(id)} Elm St`, address_latitude, address_longitude, ...common };
    }),
  };
}

/** Returns the milliseconds from when the screen starts to read its data to the end of the first frame with markers. */
async function measureFirstDraw(page: Page): Promise<number> {
  await page.evaluate(() => {
    const times = { readAt: 0, drawnAt: 0 };
    Object.assign(window, { benchMap: times });
    // The first call of `Date.parse` marks the start, because after the click nothing parses a date before the map's
    // screen does. The first text on the canvas, which is the count of a cluster, marks the first frame with markers.
    const { parse } = Date;
    Date.parse = (text) => {
      times.readAt ||= performance.now();
      return parse(text);
    };
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (...given) {
      fillText.apply(this, given);
      if (times.drawnAt !== 0) return;
      times.drawnAt = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (times.drawnAt = performance.now());
      port2.postMessage(null);
    };
  });
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await page.getByText('9,000 texts · 1,000 pros').waitFor();
  return page.evaluate(async () => {
    const { benchMap } = window as unknown as { benchMap: { readAt: number; drawnAt: number } };
    while (benchMap.drawnAt === 0) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 500));
    return benchMap.drawnAt - benchMap.readAt;
  });
}

/** Returns the frames per second while the map is panned, zoomed or left alone in each frame. */
async function framesPerSecond(page: Page, how: 'nothing' | 'pan' | 'zoom'): Promise<number> {
  const canvas = page.getByRole('application', { name: /^Map of North America/ });
  const taken = await canvas.evaluate(
    async (element, { how, frames }) => {
      const middle = {
        clientX: element.getBoundingClientRect().x + 300,
        clientY: element.getBoundingClientRect().y + 200,
      };
      const start = await new Promise<number>(requestAnimationFrame);
      let last = start;
      for (let count = 0; count < frames; count++) {
        const forth = Math.floor(count / 25) % 2 === 0 ? 1 : -1;
        if (how === 'pan') {
          const key = forth > 0 ? 'ArrowRight' : 'ArrowLeft';
          element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        } else if (how === 'zoom') {
          element.dispatchEvent(new WheelEvent('wheel', { ...middle, deltaY: -24 * forth, cancelable: true }));
        }
        last = await new Promise<number>(requestAnimationFrame);
      }
      return last - start;
    },
    { how, frames: FRAMES },
  );
  return (FRAMES * 1000) / taken;
}

/** Returns the milliseconds until the page has handled a pointer move, for each of many places. */
async function measureHover(page: Page): Promise<number[]> {
  const canvas = page.getByRole('application', { name: /^Map of North America/ });
  return canvas.evaluate(async (element, count) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const settled = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    const times: number[] = [];
    for (let at = 0; at < count; at++) {
      const place = { clientX: x + ((at * 7919) % width), clientY: y + ((at * 104_729) % height) };
      const start = performance.now();
      element.dispatchEvent(new PointerEvent('pointermove', { ...place, bubbles: true }));
      await settled();
      times.push(performance.now() - start);
      await new Promise(requestAnimationFrame);
    }
    return times;
  }, HOVERS);
}

function rows(firstDraw: number, { bare, pan, zoom }: Record<'bare' | 'pan' | 'zoom', number>): BenchRow[] {
  const fps = (value: number) => `${value.toFixed(0)} frames/s`;
  return [
    {
      id: 'P19',
      what: 'map with 10,000 markers: data → end of the first frame',
      reference: '–',
      measured: ms(firstDraw),
      goal: `≤ ${String(GOALS.firstDraw)} ms`,
      ok: firstDraw <= GOALS.firstDraw,
    },
    {
      id: 'P19',
      what: 'moving and zooming it in each frame',
      reference: `at rest ${fps(bare)}`,
      measured: `${fps(pan)}, ${fps(zoom)}`,
      goal: `≥ ${fps(GOALS.framesPerSecond)}`,
      ok: Math.min(pan, zoom) >= GOALS.framesPerSecond,
    },
  ];
}

function hoverRow(times: readonly number[]): BenchRow {
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  return {
    id: 'P19',
    what: 'pointer move → what it is over, p50 and p95',
    reference: '–',
    measured: `${ms(median(times))}, ${ms(p95)}`,
    goal: `≤ ${String(GOALS.hover)} ms`,
    ok: p95 <= GOALS.hover,
  };
}
