/**
 * `npm run bench [-- P6 P12]`: measures the performance goals. With IDs it runs only the modules that list one of these
 * IDs. Some rows are ratios to a reference that was measured in the same run, and the others are absolute values.
 */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { BenchRow } from './row.ts';

const modules: { ids: string[]; load: () => Promise<{ run(): Promise<BenchRow[]> }> }[] = [
  { ids: ['P1', 'P2', 'P3', 'P4', 'P5'], load: () => import('./pictures.ts') },
  { ids: ['P6', 'P7', 'P8'], load: () => import('./store.ts') },
  { ids: ['P9'], load: () => import('./sync.ts') },
  { ids: ['P11'], load: () => import('./site-build.ts') },
  { ids: ['P12'], load: () => import('./lighthouse.ts') },
  { ids: ['P13'], load: () => import('./typing.ts') },
  { ids: ['P18'], load: () => import('./preview.ts') },
  { ids: ['P14'], load: () => import('./photo-grid.ts') },
  { ids: ['P21'], load: () => import('./opening.ts') },
  { ids: ['R39'], load: () => import('./long-site-use.ts') },
  { ids: ['P19'], load: () => import('./map.ts') },
  { ids: ['P15'], load: () => import('./startup.ts') },
  { ids: ['P20'], load: () => import('./intake.ts') },
  { ids: ['P22', 'P22 two'], load: () => import('./server-saves.ts') },
  { ids: ['P23'], load: () => import('./site-by-slug.ts') },
  { ids: ['P24', 'P24 plain'], load: () => import('./page-by-host.ts') },
  { ids: ['P25', 'P26', 'P27'], load: () => import('./fleet.ts') },
  { ids: ['P25 window', 'P26 window'], load: () => import('./fleet-window.ts') },
  { ids: ['P28'], load: () => import('./first-publish.ts') },
  { ids: ['P30'], load: () => import('./similar-photos.ts') },
];

/** In a child process: the module that the child measures. The child sends the module's rows to the parent. */
const own = modules.find(({ ids }) => ids[0] === process.env['SITEWRIGHT_BENCH_MODULE']);
if (own) {
  process.send?.(await (await own.load()).run());
  process.exit();
}

/** Measures one module in a child process, so that what it loads and changes does not affect the other modules. */
function measure(id: string | undefined): Promise<BenchRow[]> {
  return new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, { env: { ...process.env, SITEWRIGHT_BENCH_MODULE: id } });
    child.once('message', (measured) => resolve(measured as BenchRow[]));
    child.once('exit', (code) => reject(new Error(`Measuring ${id} ended with ${code} and without rows.`)));
  });
}

const wanted = process.argv.slice(2);
const rows: BenchRow[] = [];
for (const { ids } of modules) {
  if (wanted.length > 0 && !ids.some((id) => wanted.includes(id))) continue;
  process.stderr.write(`measuring ${ids.join(', ')} …\n`);
  rows.push(...(await measure(ids[0])));
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
