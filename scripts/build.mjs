import { ensureBuilt } from './lib/build.mjs';
import { setUp } from './lib/setup.mjs';

await setUp(import.meta.url);
await ensureBuilt({ force: true });
