import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { interleave, ms } from './measure.ts';
import type { BenchRow } from './row.ts';

const root = join(import.meta.dirname, '../..');
const ROUNDS = 15;

/**
 * Measures P15: the time that loading main's modules adds to a bare start of Node. A stub replaces Electron, so that
 * only the modules are measured. The stub never becomes ready, so modules that main loads later are left out.
 */
export async function run(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-startup-'));
  const stub = join(import.meta.dirname, 'electron-stub.ts');
  const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, stdio: 'ignore' });
  try {
    const times = interleave(
      {
        bare: () => node('--import', stub, '--input-type=module', '-e', ''),
        app: () => node('--import', stub, 'dist/main/index.js', `--user-data-dir=${folder}`),
      },
      ROUNDS,
    );
    const over = times.app - times.bare;
    return [
      {
        id: 'P15',
        what: 'start: main modules over bare runtime',
        reference: `bare Node, ${ms(times.bare)}`,
        measured: `${ms(over)} over`,
        goal: '≤ 60 ms over',
        ok: over <= 60,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
