import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportTo } from './report.ts';
import { CommandError } from './server/command.ts';
import { parseCommand, runCommand } from './server/commands.ts';
import { createFlow } from './server/flow.ts';
import { countBuffersInHeapLimit } from './server/garbage-collection.ts';
import { createServerBackend } from './server/home.ts';
import { createLog } from './server/log.ts';
import { createMetrics } from './server/metrics.ts';
import { readSettings, type Settings, SettingsError } from './server/settings.ts';

/**
 * Runs the server for `server [--setting=value …]`. If a command is given, carries out the command instead and ends.
 */
async function main(args: readonly string[]): Promise<void> {
  const { command, words, options, settings: given } = parseCommand(args);
  const settings = readSettings(given, process.env);
  if (command === undefined) return serve(settings);
  for (const line of await runCommand(settings, command, { words, options })) process.stdout.write(`${line}\n`);
}

async function serve(settings: Settings): Promise<void> {
  countBuffersInHeapLimit();
  const { address, port, dataDir, url: publicUrl, drainSeconds } = settings;
  const log = createLog(settings.logLevel);
  reportTo((message, err, requestId) => log.error({ err, requestId }, message));
  const flow = createFlow();
  const backend = await createServerBackend(settings, { log, flow, metrics: createMetrics() });
  // Most requests are for pages and have no body, so this option saves time.
  const server = createServer({ optimizeEmptyRequests: true }, backend.listener());

  async function drain(signal: string): Promise<void> {
    if (flow.isClosed()) return;
    flow.close();
    log.info({ signal, inFlight: flow.count() }, 'stopping');
    const limit = setTimeout(() => {
      log.warn({ inFlight: flow.count() }, 'requests have not ended in time');
      process.exit(1);
    }, drainSeconds * 1000);
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    await closed;
    // Waits for requests whose callers have closed the connection, because a publish, for example, still runs then.
    await flow.idle();
    clearTimeout(limit);
    await backend.close();
    log.info('stopped');
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void drain(signal));

  server.listen(port, address);
  await once(server, 'listening');
  const { address: host, port: at } = server.address() as AddressInfo;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${at}`;
  log.info({ event: 'ready', url, dataDir }, `Point the policy file's host at ${publicUrl ?? url}`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof CommandError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
