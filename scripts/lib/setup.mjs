import { dirname, delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, isNodeNewEnough } from './node.mjs';
import { ensurePackages } from './packages.mjs';
import { run } from './run.mjs';
import { ensureSystemPackages } from './system-packages.mjs';

const PREPARED = 'SITEWRIGHT_SCRIPTS_PREPARED';

/**
 * Prepares a fresh clone: installs the system packages and the npm packages, which include Node 24. If this process
 * runs an older Node, starts the script again with Node 24 and exits with the exit code of that run. So the caller
 * continues only on Node 24 or newer and with the npm packages. Exits with 1 if the npm packages cannot be installed or
 * there is no such Node. A missing system package does not end the process.
 * @param {string} scriptUrl `import.meta.url` of the script
 * @param {{ purposes?: readonly import('./system-packages.mjs').Purpose[], systemPackages?: boolean }} [options]
 * purposes: purposes besides the app, whose system packages are installed too; systemPackages: whether to install system
 * packages at all
 */
export async function setUp(scriptUrl, { purposes = [], systemPackages = true } = {}) {
  try {
    if (process.env[PREPARED] !== '1') {
      if (systemPackages) await ensureSystemPackages(purposes);
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
