import { dirname, delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, isNodeNewEnough } from './node.mjs';
import { ensurePackages } from './packages.mjs';
import { run } from './run.mjs';
import { ensureSystemPackages } from './system-packages.mjs';

const PREPARED = 'SITEWRIGHT_SCRIPTS_PREPARED';

/**
 * Prepares a fresh clone: system packages, npm packages, Node 24. Where another Node is needed, it starts the script
 * again with that; the caller continues only when everything is there. Prints what it does.
 * @param {string} scriptUrl `import.meta.url` of the script
 * @param {{ purposes?: readonly import('./system-packages.mjs').Purpose[], desktop?: boolean }} [options] purposes: what
 * else than the app is wanted, whose packages are installed too; desktop: whether the system's packages for the app are
 */
export async function setUp(scriptUrl, { purposes = [], desktop = true } = {}) {
  try {
    if (process.env[PREPARED] !== '1') {
      if (desktop) await ensureSystemPackages(purposes);
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
