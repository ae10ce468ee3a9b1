/**
 * Runs the guided demo without a display: creates, edits, saves and publishes a site in the real app. Prints where the
 * published site and the pictures of each step are.
 */
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { runDemo } from './run-demo.ts';

process.exitCode = await runDemo({
  output: join(root, 'demo-output'),
  args: process.argv.slice(2),
  say: (line) => process.stdout.write(`${line}\n`),
});
