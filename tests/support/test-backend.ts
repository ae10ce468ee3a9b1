import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RawValue } from '#shared/record/raw-value.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { startBackend } from './backend.ts';
import { WireRecorder } from './documents/recorder.ts';

interface Fault {
  method?: string;
  path: string;
  kind: 'status' | 'delay' | 'cut' | 'reset' | 'hang' | 'body';
  times?: number;
  status?: number;
  body?: string;
  ms?: number;
  when?: 'before' | 'after';
}

interface Logged {
  method: string;
  path: string;
  body?: string;
  record?: string;
}

/** A backend in a process of its own. A test can make it fail, and fill and read its data. */
export interface TestBackend {
  url: string;
  fail: (fault: Fault) => Promise<void>;
  recover: () => Promise<void>;
  /** Returns the stored record, parsed. */
  site: (slug: string) => Promise<Record<string, unknown>>;
  /** Stores a copy of the site's record with these members changed, as another computer would. */
  put: (slug: string, changes: Record<string, unknown>) => Promise<void>;
  /** folder of the uploaded files */
  uploads: string;
  /** `METHOD path` of each request */
  requests: () => Promise<string[]>;
  /** returns the differences between posted bodies and the description of the backend's API */
  findings: () => Promise<readonly string[]>;
  /**
   * Stops the backend, which the app sees as a lost connection. `comeBack` starts it again at the same address with its
   * data.
   */
  goDown: () => Promise<void>;
  comeBack: () => Promise<void>;
  stop: () => Promise<void>;
}

/** @param switches switches of the backend, such as `--messy` */
export async function startTestBackend(switches: readonly string[] = []): Promise<TestBackend> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitewright-backend-'));
  const args = ['--allow-faults', '--keep-bodies', '--task-ms=300', ...switches];
  // The port is fixed, so that the backend has the same address when it is started again.
  const port = await freePort();
  let backend = await startBackend({ dataDir, args, port });
  const { url } = backend;
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const answer = await fetch(`${url}/__test/${path}`, {
      method,
      ...(body !== undefined && {
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const site = async (slug: string): Promise<Record<string, unknown>> =>
    (await (await call('GET', `sites/${slug}/raw`)).json()) as Record<string, unknown>;
  const logged = async (): Promise<Logged[]> => {
    const { message } = (await (await call('GET', 'requests')).json()) as { message: Logged[] };
    return message;
  };
  const recorder = new WireRecorder();
  let seen = 0;
  let running = true;
  const findings = async (): Promise<readonly string[]> => {
    const requests = running ? await logged() : [];
    for (const request of requests.slice(seen)) recorder.sees(request);
    seen = requests.length;
    return recorder.findings;
  };
  const goDown = async (): Promise<void> => {
    await findings();
    if (running) await backend.stop();
    running = false;
    seen = 0;
  };
  return {
    url,
    uploads: join(dataDir, 'media', 'uploads'),
    site,
    fail: async (fault) => void (await call('POST', 'faults', fault)),
    recover: async () => void (await call('DELETE', 'faults')),
    put: async (slug, changes) => {
      // The record is changed as text, because parsing changes numbers with more digits than a double can hold.
      const stored = RawValue.parse(await (await call('GET', `sites/${slug}/raw`)).text());
      const changed = Object.entries(changes).reduce(
        (at, [field, value]) => at.with(field, RawValue.parse(JSON.stringify(value))),
        stored,
      );
      await call('POST', 'sites', changed.toText());
    },
    requests: async () => (await logged()).map(({ method, path }) => `${method} ${path}`),
    findings,
    goDown,
    comeBack: async () => {
      backend = await startBackend({ dataDir, args, port });
      running = true;
    },
    stop: async () => {
      await goDown();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
