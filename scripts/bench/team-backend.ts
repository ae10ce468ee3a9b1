import { pageRows } from './page-by-host.ts';
import type { BenchRow } from './row.ts';
import { saveRows } from './server-saves.ts';
import { readRows } from './site-by-slug.ts';

/** P22–P24: the server of an agency, on PostgreSQL and a bucket. */
export async function run(): Promise<BenchRow[]> {
  return [...(await saveRows()), ...(await readRows()), ...(await pageRows())];
}
