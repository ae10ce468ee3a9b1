import { readFile } from 'node:fs/promises';
import { createPacResolver } from 'pac-resolver';
import { QuickJS } from 'quickjs-wasi';

const scripts = new Map<string, Promise<(url: string) => Promise<string>>>();

/**
 * Returns the proxy for a URL in the syntax of proxy scripts, for example `PROXY host:port`. Asks the proxy script of
 * `--proxy-pac-url`. Without that switch returns the proxy of `--proxy-server`, and without both `DIRECT`. The system's
 * proxy settings are not read. Rejects if the proxy script cannot be loaded.
 */
export async function proxyFor(url: string, switches: ReadonlyMap<string, string>): Promise<string> {
  const script = switches.get('proxy-pac-url');
  if (script !== undefined) return resolveBy(script, url);
  const server = switches.get('proxy-server');
  return server ? `PROXY ${server.replace(/^http:\/\//, '')}` : 'DIRECT';
}

async function resolveBy(script: string, url: string): Promise<string> {
  const known = scripts.get(script) ?? load(script);
  scripts.set(script, known);
  // A script that could not be loaded is loaded again by the next call.
  known.catch(() => scripts.delete(script));
  return (await known)(url);
}

async function load(script: string): Promise<(url: string) => Promise<string>> {
  const text = await (await fetch(script)).text();
  const wasm = await readFile(new URL(import.meta.resolve('quickjs-wasi/quickjs.wasm')));
  const resolve = createPacResolver(await QuickJS.create({ wasm }), text);
  return (url) => resolve(url);
}
