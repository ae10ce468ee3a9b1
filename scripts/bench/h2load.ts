import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const exec = promisify(execFile);
const CONNECTIONS = 16;
const SECONDS = 5;
const WARM_UP_SECONDS = 1;

/** Measures the requests per second for a host's home page. h2load sends them from one thread of its own process. */
export async function load(host: string, port: number, encoding: string): Promise<number> {
  const { stdout } = await exec('h2load', [
    '--h1',
    `--clients=${String(CONNECTIONS)}`,
    '--threads=1',
    `--duration=${String(SECONDS)}`,
    `--warm-up-time=${String(WARM_UP_SECONDS)}`,
    `--connect-to=127.0.0.1:${String(port)}`,
    `--header=accept-encoding: ${encoding}`,
    `http://${host}/`,
  ]);
  return rateOf(stdout);
}

/**
 * Returns the requests per second of a report.
 * @throws if the report is incomplete, no response was 2xx, or any request failed or got another response
 */
export function rateOf(report: string): number {
  const rate = /^finished in .*?, ([\d.]+) req\/s/m.exec(report)?.[1];
  const [, failed, errored, timedOut] =
    /^requests: .* (\d+) failed, (\d+) errored, (\d+) timeout$/m.exec(report)?.map(Number) ?? [];
  const codes = /^status codes: (\d+) 2xx, (\d+) 3xx, (\d+) 4xx, (\d+) 5xx$/m.exec(report)?.slice(1).map(Number) ?? [];
  const [good = 0, ...others] = codes;
  const bad = [failed, errored, timedOut, ...others];
  if (rate === undefined || good === 0 || bad.some((count) => count !== 0)) {
    throw new Error(`h2load did not get what it asked for:\n${report}`);
  }
  return Number(rate);
}
