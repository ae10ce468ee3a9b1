import { startBackend } from './backend.ts';

interface Fault {
  method?: string;
  path: string;
  kind: 'status' | 'delay' | 'cut' | 'reset' | 'hang' | 'body';
  times?: number;
  status?: number;
  body?: string;
  ms?: number;
}

/** A backend of its own process that a test makes fail, fills and reads. */
export interface TestBackend {
  url: string;
  fail: (fault: Fault) => Promise<void>;
  recover: () => Promise<void>;
  /** The stored record, as text is parsed. */
  site: (slug: string) => Promise<Record<string, unknown>>;
  /** Stores a copy of a demo site with these members changed, as another computer would. */
  put: (slug: string, changes: Record<string, unknown>) => Promise<void>;
  /** `METHOD path` of what was asked */
  requests: () => Promise<string[]>;
  stop: () => Promise<void>;
}

export async function startTestBackend(): Promise<TestBackend> {
  const backend = await startBackend({ args: ['--allow-faults', '--task-ms=300'] });
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const answer = await fetch(`${backend.url}/__test/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const site = async (slug: string): Promise<Record<string, unknown>> =>
    (await (await call('GET', `sites/${slug}/raw`)).json()) as Record<string, unknown>;
  let running = true;
  return {
    url: backend.url,
    site,
    fail: async (fault) => void (await call('POST', 'faults', fault)),
    recover: async () => void (await call('DELETE', 'faults')),
    put: async (slug, changes) => void (await call('POST', 'sites', { ...(await site(slug)), ...changes })),
    requests: async () => {
      const { message } = (await (await call('GET', 'requests')).json()) as {
        message: { method: string; path: string }[];
      };
      return message.map(({ method, path }) => `${method} ${path}`);
    },
    stop: async () => {
      if (running) await backend.stop();
      running = false;
    },
  };
}
