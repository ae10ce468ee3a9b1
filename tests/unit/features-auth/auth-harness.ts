import type { EventName } from '#shared/ipc/events.ts';
import { AccessTokens } from '../../../src-main/backend-client/access-tokens.ts';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import type { AuthEndpoints } from '../../../src-main/backend-client/endpoints/auth.ts';
import { authFeature } from '../../../src-main/features/auth/index.ts';
import { callerOf } from '../../support/call-context.ts';
import { logTo } from '../../support/log.ts';

export function refusal(status: number, serverCode?: string, message = 'No.'): BackendError {
  return new BackendError(status >= 500 ? 'BACKEND_FAILED' : 'BACKEND_REFUSED', message, {
    outcome: 'answered',
    status,
    ...(serverCode && { serverCode }),
  });
}

export const unreachable = () =>
  new BackendError('OFFLINE', 'The server cannot be reached: its name is not found on this network.', {
    outcome: 'not-sent',
    retry: true,
  });

/**
 * Creates the auth feature with fake ports, whose state and calls a test can read. The fake backend issues the tokens
 * access-1 and refresh-1, then access-2 and refresh-2, and so on.
 */
export function authHarness(stored: Record<string, string> = {}) {
  const steps: string[] = [];
  const told: [EventName, unknown][] = [];
  const logged: unknown[] = [];
  const attributed: string[] = [];
  const secrets = new Map(Object.entries(stored));
  const listeners = new Set<(online: boolean) => void>();
  const tokens = new AccessTokens();
  let issued = 0;
  const issue = () => {
    issued += 1;
    return { refreshToken: `refresh-${issued}`, accessToken: `access-${issued}` };
  };
  const backend: AuthEndpoints = {
    requestCode: () => Promise.resolve({ demoCode: '123456' }),
    verify: () => Promise.resolve(issue()),
    refresh: (token) => {
      steps.push(`refresh with ${token}`);
      return Promise.resolve(issue());
    },
  };
  const log = (message: string, facts?: Record<string, unknown>) => logged.push([message, facts]);
  const harness = {
    steps,
    told,
    logged,
    secrets,
    tokens,
    backend,
    unsynced: [] as string[],
    attributed,
    owners: { current: '', attribute: (person: string) => void attributed.push(person) },
    connectivity: (online: boolean) => listeners.forEach((listener) => listener(online)),
  };
  const feature = authFeature({
    client: {
      auth: {
        requestCode: (...args) => backend.requestCode(...args),
        verify: (...args) => backend.verify(...args),
        refresh: (...args) => backend.refresh(...args),
      },
      onConnectivity: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    tokens,
    secrets: {
      get: (name) => Promise.resolve(secrets.get(name)),
      set: async (name, value) => {
        await Promise.resolve();
        secrets.set(name, value);
        steps.push(`stored ${name} ${value}`);
      },
      delete: (name) => {
        secrets.delete(name);
        return Promise.resolve();
      },
    },
    unsyncedSlugs: () => harness.unsynced,
    owners: harness.owners,
    broadcast: (event, payload) => told.push([event, payload]),
    logger: logTo(log),
  });
  return { ...harness, auth: { ...feature, call: callerOf(feature.handlers) }, harness };
}
