/** `npm run bench [-- P6 P12]`: measures what the performance goals name, as ratios within this run. */
import { writeFileSync } from 'node:fs';
import type { BenchRow } from './row.ts';

const modules: { ids: string[]; load: () => Promise<{ run(): Promise<BenchRow[]> }> }[] = [
  { ids: ['P1', 'P2', 'P3', 'P4', 'P5'], load: () => import('./pictures.ts') },
  { ids: ['P6', 'P7', 'P8'], load: () => import('./store.ts') },
  { ids: ['P9'], load: () => import('./sync.ts') },
  { ids: ['P11'], load: () => import('./site-build.ts') },
  { ids: ['P12'], load: () => import('./lighthouse.ts') },
  { ids: ['P13'], load: () => import('./typing.ts') },
  { ids: ['P14'], load: () => import('./photo-grid.ts') },
  { ids: ['P21'], load: () => import('./opening.ts') },
  { ids: ['P19'], load: () => import('./map.ts') },
  { ids: ['P15'], load: () => import('./startup.ts') },
  { ids: ['P20'], load: () => import('./intake.ts') },
];

const wanted = process.argv.slice(2);
const rows: BenchRow[] = [];
for (const { ids, load } of modules) {
  if (wanted.length > 0 && !ids.some((id) => wanted.includes(id))) continue;
  process.stderr.write(`measuring ${ids.join(', ')} …\n`);
  rows.push(...(await (await load()).run()));
}

const cells = rows.map(({ id, what, reference, measured, ratio, goal, ok }) => {
  const shown = ratio === undefined ? measured : `${measured} = ${ratio.toFixed(2)}×`;
  return [id, what, shown, reference, goal, ok === undefined ? '' : ok ? 'met' : 'MISSED'];
});
const table = [['#', 'what', 'measured', 'reference', 'goal', ''], ...cells];
const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
for (const row of table)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );

const missed = rows.filter(({ ok }) => ok === false).map(({ id }) => id);
const met = rows.filter(({ ok }) => ok === true).length;
console.log(`\nGoals met: ${met}, missed: ${missed.length > 0 ? missed.join(', ') : 'none'}`);

writeFileSync('bench-results.json', `${JSON.stringify(rows, null, 2)}\n`);
