import type { Random } from '../../random.ts';
import type { Palette } from './canvas.ts';
import { mix } from './color.ts';

const skies = [
  { sky: ['#7db9e8', '#e3f1fb'], sun: '#fff6d8', grass: '#7fae5c', night: false },
  { sky: ['#5a9bd5', '#cfe6f7'], sun: '#fff3c4', grass: '#6fa352', night: false },
  { sky: ['#f0a36b', '#fde6c8'], sun: '#fff0c0', grass: '#8a9a55', night: false },
  { sky: ['#8fb7d9', '#f6dfe0'], sun: '#ffe9d6', grass: '#7ba36a', night: false },
  { sky: ['#33507f', '#d9a08b'], sun: '#ffd9a0', grass: '#557a5c', night: true },
] as const;
const walls = ['#f1ece2', '#dfe6ea', '#e9d9c3', '#c9d6cc', '#b7c6d6', '#f5f3ee', '#d8b7a0'];
const roofs = ['#54606e', '#6d4b41', '#3f4a57', '#7b5a48', '#475f63', '#5a4f5f'];
const woods = ['#b98552', '#9c6b41', '#c99b66', '#86603f'];
const plasters = ['#e8edf0', '#f3ede3', '#dfe8e2', '#e6e4ef', '#f0e4dc'];

/** Colours of a scene: daylight, materials and the trade's own two colours as accents. */
export function paletteFor(colors: readonly [string, string], random: Random): Palette {
  const light = random.pick(skies);
  return {
    primary: colors[0],
    secondary: colors[1],
    sky: light.sky,
    sun: light.sun,
    grass: light.grass,
    leaf: mix(light.grass, '#1f5a3a', random.between(0.3, 0.6)),
    wall: random.pick(walls),
    roof: random.pick(roofs),
    wood: random.pick(woods),
    plaster: random.pick(plasters),
    night: light.night,
  };
}
