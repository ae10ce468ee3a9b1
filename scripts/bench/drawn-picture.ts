import sharp, { type Sharp } from 'sharp';

/**
 * Returns the 32-bit FNV-1a hash of a string. The hash chooses scenes and colors, so that a seed gives the same picture
 * in each run.
 */
function hash(value: string): number {
  let sum = 2166136261;
  for (let at = 0; at < value.length; at++) sum = Math.imul(sum ^ value.charCodeAt(at), 16777619);
  return sum >>> 0;
}

/** Colors of the scenes: wall, wood, light, metal. */
const palettes = [
  ['#d8cfc2', '#8a6f55', '#f4efe6', '#3d4a52'],
  ['#b9c7cf', '#4f6472', '#eef3f5', '#a4743f'],
  ['#cfd8c4', '#5d7350', '#f6f4ea', '#7b8d99'],
  ['#e3d2bd', '#a55f3c', '#fbf5ea', '#43525c'],
  ['#a9bdd1', '#33536f', '#e9f0f6', '#c08a4a'],
  ['#d9d3dc', '#6a5a7a', '#f7f3f8', '#8f7a55'],
] as const;

const SCENES = 12;
/**
 * Width in pixels at which a scene is drawn. The drawing is then scaled to the requested size, because drawing the
 * scene at a larger size takes longer.
 */
const DRAWN_WIDTH = 1067;
const DRAWN_HEIGHT = 711;
const drawn = new Map<number, Promise<Buffer>>();

/** Returns the number of the scene that the picture with this seed shows. */
export const sceneOf = (seed: string): number => hash(seed) % SCENES;

/** Draws an interior. Its light, detail and noise give it about the file size of a photograph. */
export async function drawnPicture(scene: number, width: number, height: number): Promise<Sharp> {
  const raster =
    drawn.get(scene) ??
    sharp(Buffer.from(sceneSvg(scene, DRAWN_WIDTH, DRAWN_HEIGHT)))
      .png({ compressionLevel: 1 })
      .toBuffer();
  drawn.set(scene, raster);
  return sharp(await raster).resize(width, height);
}

/** Returns a picture of the given size in a single color, which is the color of the scene's wall. */
export async function plainPicture(scene: number, width: number, height: number): Promise<Sharp> {
  const [background] = palettes[scene % palettes.length] ?? palettes[0];
  return sharp({ create: { width, height, channels: 3, background } });
}

function sceneSvg(scene: number, width: number, height: number): string {
  const [wall, wood, light, metal] = palettes[scene % palettes.length] ?? palettes[0];
  const at = (share: number): number => Math.round(width * share);
  const down = (share: number): number => Math.round(height * share);
  const lean = scene % 3;
  const tiles = Array.from({ length: 40 }, (_, tile) => {
    const column = tile % 10;
    const row = Math.floor(tile / 10);
    return `<rect x="${at(column / 10)}" y="${down(0.36 + row * 0.07)}" width="${at(0.094)}" height="${down(0.06)}" fill="${light}" opacity="${0.35 + ((tile * 7 + scene) % 9) / 18}"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="sun" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="0.55" stop-color="${wall}"/><stop offset="1" stop-color="${wood}"/></linearGradient>
      <radialGradient id="lamp" cx="${0.2 + lean * 0.3}" cy="0.18" r="0.7"><stop offset="0" stop-color="#fffbe9" stop-opacity="0.9"/><stop offset="1" stop-color="#fffbe9" stop-opacity="0"/></radialGradient>
      <filter id="soft"><feGaussianBlur stdDeviation="${width / 260}"/></filter>
      <filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.018 0.075" numOctaves="4" seed="${scene}"/><feColorMatrix values="0 0 0 0 0.2  0 0 0 0 0.16  0 0 0 0 0.12  0.9 0 0 0 -0.28"/></filter>
    </defs>
    <rect width="100%" height="100%" fill="url(#sun)"/>
    ${scene % 2 === 0 ? tiles : ''}
    <g filter="url(#soft)">
      <rect x="${at(0.05 + lean * 0.12)}" y="${down(0.08)}" width="${at(0.26)}" height="${down(0.42)}" rx="8" fill="${light}"/>
      <rect x="${at(0.07 + lean * 0.12)}" y="${down(0.11)}" width="${at(0.1)}" height="${down(0.36)}" fill="#cfe4f2"/>
      <rect x="${at(0.19 + lean * 0.12)}" y="${down(0.11)}" width="${at(0.1)}" height="${down(0.36)}" fill="#dcecf5"/>
      <rect x="0" y="${down(0.66)}" width="${width}" height="${down(0.34)}" fill="${wood}"/>
      <rect x="0" y="${down(0.63)}" width="${width}" height="${down(0.05)}" fill="${light}"/>
      <path d="M${at(0.6)} ${down(0.63)}v${-down(0.2)}q0 ${-down(0.1)} ${at(0.07)} ${-down(0.1)}t${at(0.06)} ${down(0.1)}" fill="none" stroke="${metal}" stroke-width="${at(0.018)}" stroke-linecap="round"/>
      <ellipse cx="${at(0.8)}" cy="${down(0.57)}" rx="${at(0.06)}" ry="${down(0.12)}" fill="${metal}" opacity="0.85"/>
      <circle cx="${at(0.8)}" cy="${down(0.38)}" r="${at(0.07)}" fill="#5f7f52"/>
      <circle cx="${at(0.86)}" cy="${down(0.44)}" r="${at(0.05)}" fill="#76966a"/>
    </g>
    <rect width="100%" height="100%" filter="url(#grain)" opacity="0.55"/>
    <rect width="100%" height="100%" fill="url(#lamp)"/>
  </svg>`;
}

/** Returns a word mark (if the seed contains `logo`) or a medal as SVG, for logos, badges and awards. */
export function drawnMark(seed: string): string {
  const hue = hash(seed) % 360;
  if (/logo/.test(seed)) {
    const name = /plumber/.test(seed) ? ['Hill Country', 'PLUMBING'] : ['Bright Nest', 'CLEANING'];
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 220" width="660" height="220"><path d="M95 20c40 55 65 85 65 120a65 65 0 0 1-130 0c0-35 25-65 65-120z" fill="hsl(${hue} 65% 34%)"/><path d="M70 140a28 28 0 0 0 28 30" stroke="#fff" stroke-width="10" fill="none" stroke-linecap="round"/><text x="190" y="112" font-family="Arial" font-size="72" font-weight="700" fill="#14323f">${name[0]}</text><text x="193" y="176" font-family="Arial" font-size="46" font-weight="700" letter-spacing="11" fill="hsl(${hue} 65% 34%)">${name[1]}</text></svg>`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="300" height="200"><circle cx="150" cy="82" r="66" fill="hsl(${hue} 45% 42%)"/><circle cx="150" cy="82" r="54" fill="none" stroke="#fff" stroke-width="4"/><text x="150" y="100" font-family="Arial" font-size="46" font-weight="700" text-anchor="middle" fill="#fff">${2019 + (hue % 7)}</text><text x="150" y="186" font-family="Arial" font-size="26" font-weight="700" text-anchor="middle" fill="#333">Best of the city</text></svg>`;
}
