import type { TestProject } from 'vitest/node';
import { createStaffList } from '../../../src-main/backend/auth/staff.ts';
import { openDatabase } from '../../../src-main/backend/db/open.ts';
import { startBackend } from '../../support/backend.ts';
import { testPhones } from '../../support/client.ts';
import { startServer } from '../../support/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backend: { url: string; args: string };
  }
}

/**
 * The one backend of a run: the configured one or an embedded one; for the messy run always an embedded one, with data
 * and answers as other backends may write them; for the server's run that of an agency, with the testers as its staff.
 */
export default async function provideBackend({ name, provide }: TestProject): Promise<(() => Promise<void>) | void> {
  const args = name === 'contract-messy' ? '--messy' : '';
  const remote = process.env.SITEWRIGHT_BACKEND_URL;
  if (remote && name === 'contract') {
    provide('backend', { url: remote.replace(/\/$/, ''), args });
    return;
  }
  if (name === 'contract-server') {
    const server = await startServer([
      '--demo=true',
      '--limits-codes-per-number=1000',
      '--limits-tries-per-number=1000',
    ]);
    const db = openDatabase(server.dataDir);
    const staff = createStaffList(db);
    for (const phoneNumber of testPhones) staff.add({ phoneNumber, role: 'publisher', name: 'A Tester' });
    db.close();
    provide('backend', { url: server.url, args });
    return () => server.stop();
  }
  const backend = await startBackend({ args: ['--task-ms=50', args].filter(Boolean) });
  provide('backend', { url: backend.url, args });
  return () => backend.stop();
}
