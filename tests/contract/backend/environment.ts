import { inject } from 'vitest';

// The tests find their backend as the app does. A test that needs a backend of its own starts it with the same
// arguments.
const { url, args } = inject('backend');
process.env.SITEWRIGHT_BACKEND_URL = url;
process.env.SITEWRIGHT_LOCAL_BACKEND_ARGS = args;
