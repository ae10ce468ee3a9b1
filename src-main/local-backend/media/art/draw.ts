import { randomFrom } from '../../random.ts';
import { createCanvas, rect } from './canvas.ts';
import { scenes } from './catalogue.ts';
import { paletteFor } from './palettes.ts';

/** Photos from this number on are wide, for heroes. */
const firstWide = 100;
export const photoWidth = 1600;

/** The SVG of a trade's photo; undefined for a trade that has no scenes. The same number is always the same picture. */
export function drawPhoto(key: string, colors: readonly [string, string], number: number): string | undefined {
  const list = scenes[key];
  const scene = list?.[(number - 1) % list.length];
  if (!scene) return undefined;
  const random = randomFrom(`${key}/${String(number)}`);
  const height = number >= firstWide ? 900 : 1200;
  const canvas = createCanvas(photoWidth, height, random, paletteFor(colors, random));
  const mirror = random.next() < 0.5 ? ` transform="translate(${String(photoWidth)} 0) scale(-1 1)"` : '';
  const picture = scene(canvas);
  const light = rect(0, 0, photoWidth, height, canvas.fade(['#ffffff1f', '#ffffff00', '#00000024']));
  const size = `width="${String(photoWidth)}" height="${String(height)}" viewBox="0 0 ${String(photoWidth)} ${String(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${canvas.defs()}<g${mirror}>${picture}</g>${light}</svg>`;
}
