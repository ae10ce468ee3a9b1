import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');

/**
 * Starts an embedded backend on the given folder. The bench can set the backend's sites and answers through the calls
 * under `/__test/`.
 */
export async function startBackend(dataDir: string): Promise<{ url: string; stop: () => void }> {
  const args = ['src-main/backend/embedded.ts', `--data-dir=${dataDir}`, '--port=0', '--allow-faults'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { url: (JSON.parse(line) as { url: string }).url, stop: () => child.kill() };
}
