import { inject } from 'vitest';

// `contract.ts` reads the backend's URL. `startBackend` adds the arguments to those of a backend that a test starts for
// itself, so that such a backend is messy in the messy run, too.
const { url, args } = inject('backend');
process.env.SITEWRIGHT_BACKEND_URL = url;
process.env.SITEWRIGHT_LOCAL_BACKEND_ARGS = args;
