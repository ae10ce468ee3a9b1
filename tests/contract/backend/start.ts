import type { TestProject } from 'vitest/node';
import { startBackend } from '../../support/backend.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backend: { url: string; args: string };
  }
}

/**
 * The one backend of a run: the configured one or an embedded one; for the messy run always an embedded one, with data
 * and answers as other backends may write them.
 */
export default async function provideBackend({ name, provide }: TestProject): Promise<(() => Promise<void>) | void> {
  const args = name === 'contract-messy' ? '--messy' : '';
  const remote = process.env.SITEWRIGHT_BACKEND_URL;
  if (remote && args === '') {
    provide('backend', { url: remote.replace(/\/$/, ''), args });
    return;
  }
  const backend = await startBackend({ args: ['--task-ms=50', args].filter(Boolean) });
  provide('backend', { url: backend.url, args });
  return () => backend.stop();
}
