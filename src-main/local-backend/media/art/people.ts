import { randomFrom } from '../../random.ts';
import { circle, createCanvas, ellipse, path, rect, stroke } from './canvas.ts';
import { darker, lighter } from './color.ts';
import { paletteFor } from './palettes.ts';

const skins = ['#f2c9a5', '#e0a97e', '#c58657', '#9a6240', '#6f4630'];
const hairs = ['#2b211d', '#4b3426', '#7a5230', '#a97b45', '#8f8f94', '#5a2e22'];
const shirts = ['#2f5f8f', '#3f7a5c', '#a3472f', '#4b5563', '#7a5fa0', '#c28a2b'];
const grounds = ['#dbe7f0', '#e8e2d4', '#dcebe2', '#eee0dc', '#e3e1ee'];

/** A friendly portrait of nobody in particular; the number decides the face. */
export function drawPerson(number: number): string {
  const random = randomFrom(`person/${String(number)}`);
  const canvas = createCanvas(800, 800, random, paletteFor(['#2f5f8f', '#c28a2b'], random));
  const skin = skins[(number * 2) % skins.length] ?? '#e0a97e';
  const hair = hairs[(number * 5) % hairs.length] ?? '#2b211d';
  const shirt = shirts[number % shirts.length] ?? '#2f5f8f';
  const ground = grounds[number % grounds.length] ?? '#dbe7f0';
  const style = number % 4;
  const backHair = [
    '',
    path('M236 330Q230 150 400 146Q570 150 564 330V540Q560 590 500 590H300Q240 590 236 540Z', darker(hair, 0.15)),
    '',
    circle(400, 150, 86, darker(hair, 0.1)) +
      path('M250 330Q240 170 400 166Q560 170 550 330V420H250Z', darker(hair, 0.15)),
  ][style];
  const frontHair = [
    path('M262 330Q250 176 400 170Q556 174 538 330Q520 262 470 248Q380 262 300 244Q272 272 262 330Z', hair),
    path('M256 350Q250 170 404 166Q552 172 544 350Q520 250 430 232Q320 250 256 350Z', hair),
    path('M266 316Q262 188 400 180Q538 188 534 316Q500 236 400 234Q300 236 266 316Z', hair),
    path('M260 330Q256 176 400 172Q544 176 540 330Q500 240 400 236Q300 240 260 330Z', hair),
  ][style];
  const beard =
    style === 2
      ? path('M268 380Q276 520 400 530Q524 520 532 380Q500 440 400 440Q300 440 268 380Z', hair, { opacity: 0.92 })
      : '';
  const cap =
    style === 0 && number % 3 === 0
      ? path('M254 286Q262 160 400 156Q538 160 546 286Q400 250 254 286Z', shirt) +
        path('M246 290Q400 246 600 292Q590 320 560 318Q400 272 250 316Z', darker(shirt, 0.2))
      : '';
  const eye = (x: number) =>
    ellipse(x, 352, 13, 15, '#2a2320') +
    circle(x + 4, 347, 4, '#ffffff') +
    stroke(`M${String(x - 26)} 318q26 -16 50 -2`, darker(hair, 0.1), 9);
  const face = [
    rect(344, 450, 112, 130, darker(skin, 0.12), { rx: 40 }),
    ellipse(262, 372, 26, 36, darker(skin, 0.08)),
    ellipse(538, 372, 26, 36, darker(skin, 0.08)),
    path(
      'M264 340Q262 206 400 204Q538 206 536 340Q536 520 400 524Q264 520 264 340Z',
      canvas.fade([lighter(skin, 0.12), skin], true),
    ),
    beard,
    eye(344),
    eye(456),
    stroke('M400 362Q388 402 398 410Q406 414 414 408', darker(skin, 0.25), 7),
    path('M346 442Q400 496 454 442Q400 456 346 442Z', '#ffffff', { stroke: '#8c3f3a', 'stroke-width': 6 }),
    circle(318, 420, 30, '#e2725b', { opacity: 0.16 }),
    circle(482, 420, 30, '#e2725b', { opacity: 0.16 }),
  ];
  const body = [
    path(
      'M120 800Q130 600 300 566L400 610L500 566Q670 600 680 800Z',
      canvas.fade([lighter(shirt, 0.1), darker(shirt, 0.2)]),
    ),
    path('M318 562L400 640L482 562L456 540H344Z', darker(skin, 0.1)),
    path('M300 566L344 540L400 640L350 690Z', lighter(shirt, 0.22)),
    path('M500 566L456 540L400 640L450 690Z', lighter(shirt, 0.14)),
    rect(500, 680, 96, 40, '#ffffff', { rx: 8, opacity: 0.85 }),
    rect(514, 694, 60, 10, darker(shirt, 0.1), { rx: 4 }),
  ];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">' +
    [
      rect(0, 0, 800, 800, canvas.fade([lighter(ground, 0.35), darker(ground, 0.1)])),
      circle(400, 330, 330, '#ffffff', { opacity: 0.3 }),
    ].join('') +
    [backHair, ...body, ...face, frontHair, cap].join('') +
    `${canvas.defs()}</svg>`
  );
}
