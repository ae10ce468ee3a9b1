import { onTestFinished } from 'vitest';
import type { Backend } from '../../src-main/backend/app.ts';
import { createStaffList, type StaffList } from '../../src-main/backend/auth/staff.ts';
import type { Role } from '#shared/domain/staff/roles.ts';
import type BetterSqlite3 from 'better-sqlite3';
import { openDatabase } from '../../src-main/backend/db/open.ts';
import { createFlow, type RunningRequests } from '../../src-main/backend/server/flow.ts';
import { createServerBackend, openServerStore } from '../../src-main/backend/server/home.ts';
import { createLog } from '../../src-main/backend/server/log.ts';
import { createMetrics } from '../../src-main/backend/server/metrics.ts';
import { readSettings } from '../../src-main/backend/server/settings.ts';
import { temporaryFolder } from '../unit/backend/in-process.ts';

const origin = 'http://studio.agency.example';

export interface ServerInProcess {
  backend: Backend;
  /** the database, for facts that no call returns */
  db: BetterSqlite3.Database;
  staff: StaffList;
  flow: RunningRequests;
  dataDir: string;
  /** all lines of the log so far */
  lines: string[];
  /** @param path a path of the server's own address, or a whole URL, such as that of a site */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Adds a person to the staff list and signs the person in. Returns the session's header. */
  signIn(phoneNumber: string, role: Role): Promise<{ Authorization: string }>;
}

/** Starts the server of an agency without a socket. All requests come from `address`. */
export async function serverInProcess(
  settings: readonly string[] = [],
  { address = '192.0.2.7', ...own }: { address?: string; dataDir?: string } = {},
): Promise<ServerInProcess> {
  const dataDir = own.dataDir ?? (await temporaryFolder());
  const lines: string[] = [];
  const flow = createFlow();
  const read = readSettings([`--data-dir=${dataDir}`, ...settings], {});
  const backend = await createServerBackend(read, {
    log: createLog('debug', { write: (line) => void lines.push(line) }),
    metrics: createMetrics(),
    flow,
  });
  const db = openDatabase(dataDir);
  const store = await openServerStore(read);
  onTestFinished(async () => {
    await backend.close();
    await store.close();
    db.close();
  });
  const staff = createStaffList(store.db);
  const bindings = { incoming: { socket: { remoteAddress: address } } };
  const call: ServerInProcess['call'] = async (method, path, body, headers = {}) => {
    const sent = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
    return backend.app.request(new URL(path, origin), { method, headers, body: sent }, bindings);
  };
  return {
    backend,
    db,
    staff,
    flow,
    dataDir,
    lines,
    call,
    async signIn(phoneNumber, role) {
      await staff.add({ phoneNumber, role, name: `A ${role}` });
      await call('POST', '/pi/auth/internal', { phoneNumber });
      const { code } = await store.db
        .selectFrom('sign_in_code')
        .select('code')
        .where('phone_number', '=', phoneNumber)
        .executeTakeFirstOrThrow();
      const answer = await call('POST', '/pi/verify/internal', { phoneNumber, authCode: code });
      const { access_token } = (await answer.json()) as { access_token: string };
      return { Authorization: `Bearer ${access_token}` };
    },
  };
}
