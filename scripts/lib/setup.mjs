import { dirname, delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, isNodeNewEnough } from './node.mjs';
import { ensurePackages } from './packages.mjs';
import { run } from './run.mjs';
import { ensureSystemPackages } from './system-packages.mjs';

const PREPARED = 'SITEWRIGHT_SCRIPTS_PREPARED';

/**
 * Makes a fresh clone ready: system packages, npm packages, Node 24. Comes back in a process in which all of that is
 * true, starting the script anew under another Node where need be; says what it does, and nothing when there is nothing.
 * @param {string} scriptUrl `import.meta.url` of the script
 * @param {{ tests?: boolean }} [options] whether the packages that only tests need are wanted
 */
export async function setUp(scriptUrl, { tests = false } = {}) {
  try {
    if (process.env[PREPARED] !== '1') {
      await ensureSystemPackages({ tests });
      await ensurePackages();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  const node = findNode();
  if (!node) {
    console.error(
      `Node.js 24 or newer is needed; this is ${process.version}, and none was among the packages for this system.`,
    );
    process.exit(1);
  }
  process.env['PATH'] = [dirname(node), process.env['PATH']].join(delimiter);
  if (isNodeNewEnough()) return;
  const env = { ...process.env, [PREPARED]: '1' };
  process.exit(await run(node, [fileURLToPath(scriptUrl), ...process.argv.slice(2)], { env }));
}
