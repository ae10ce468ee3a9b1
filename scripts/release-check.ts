/**
 * Runs the checks that need a packed app with the real Electron. Pack the app first: `npm run package -- --dir`, then
 * `npm run release:check`. The optional argument is the folder of the packages (default: release/).
 * resources/RELEASE-CHECK.md says what each check proves, and what people have to check.
 */
import path from 'node:path';
import { checks } from './release/checks.ts';
import { findPacked } from './release/packed-program.ts';

const root = path.resolve(import.meta.dirname, '..');
const output = path.resolve(process.argv[2] ?? path.join(root, 'release'));
const packed = await findPacked(output, 'Sitewright');
if (!packed) {
  console.error(`There is no package of this system in ${output}. Make one: npm run package -- --dir`);
  process.exit(2);
}

let failed = 0;
for (const { id, title, systems, run } of checks) {
  if (systems && !systems.includes(process.platform)) {
    console.log(`– ${id}: ${title} (only on ${systems.join(' and ')})`);
    continue;
  }
  const problem = await run(packed).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  if (problem !== undefined) failed += 1;
  console.log(problem === undefined ? `✓ ${id}: ${title}` : `✗ ${id}: ${title}: ${problem}`);
}
console.log(failed === 0 ? 'Nothing is wrong.' : `${failed} failed.`);
process.exit(failed === 0 ? 0 : 1);
