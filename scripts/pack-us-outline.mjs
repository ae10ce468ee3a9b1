// Packs the land and the state borders of us-atlas (US Census Bureau, public domain) as SVG paths in its 975 × 610 Albers
// projection, at a tenth of the file's size. Run by hand when the package is updated: node scripts/pack-us-outline.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';

/** @typedef {[number, number][]} Line */

const source = createRequire(import.meta.url).resolve('us-atlas/states-albers-10m.json');
const target = new URL('../src-renderer/screens/basic-info/map/us-outline.json', import.meta.url);
/** parts of a unit that are told apart */
const precision = 5;

/** @type {import('topojson-specification').Topology<{ states: import('topojson-specification').GeometryCollection, nation: import('topojson-specification').GeometryCollection }>} */
const atlas = JSON.parse(readFileSync(source, 'utf8'));
const { states, nation } = atlas.objects;

/** Relative moves of whole steps; points that fall together are one. @param {Line} line */
function path(line) {
  let [x, y] = [0, 0];
  let written = '';
  for (const point of line) {
    const [toX, toY] = [Math.round(point[0] * precision), Math.round(point[1] * precision)];
    if (written === '') written = `M${String(toX)} ${String(toY)}l`;
    else if (toX !== x || toY !== y) written += `${String(toX - x)} ${String(toY - y)} `;
    [x, y] = [toX, toY];
  }
  return written.replaceAll(' -', '-').trim();
}

/** Islands of a few steps only are left out. @param {Line} ring */
const isSeen = (ring) => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return Math.max(...xs) - Math.min(...xs) > 1 || Math.max(...ys) - Math.min(...ys) > 1;
};

const rings = feature(atlas, nation).features.flatMap(({ geometry }) =>
  geometry.type === 'MultiPolygon'
    ? geometry.coordinates.flat()
    : geometry.type === 'Polygon'
      ? geometry.coordinates
      : [],
);
const land = /** @type {Line[]} */ (rings).filter(isSeen).map(path).join('');
const borders = /** @type {Line[]} */ (mesh(atlas, states, (a, b) => a !== b).coordinates).map(path).join('');

writeFileSync(target, `${JSON.stringify({ source: 'us-atlas', precision, land, borders })}\n`);
console.log(`${String(land.length + borders.length)} characters packed`);
