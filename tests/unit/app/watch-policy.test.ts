import { expect, test, vi } from 'vitest';
import { type LoadedConfig, resolveConfig } from '../../../src-main/app/policy/config.ts';
import { watchPolicy } from '../../../src-main/app/policy/watch-policy.ts';

const HOST = 'https://api.agency.example';
const policy = (members: object): LoadedConfig => resolveConfig(JSON.stringify({ host: HOST, ...members }), {});

function watched(started: LoadedConfig) {
  let found = started;
  let look: () => void = () => undefined;
  const told = { settingsChanged: vi.fn(), restartNeeded: vi.fn(), problem: vi.fn() };
  watchPolicy({ started, load: async () => found, repeat: (task) => (look = task), ...told });
  return {
    ...told,
    /** Replaces the policy and lets the watcher check it. */
    async becomes(next: LoadedConfig) {
      found = next;
      look();
      await Promise.resolve();
    },
  };
}

test('[HOST-06] settings of a changed policy hold at once', async () => {
  const { becomes, settingsChanged, restartNeeded } = watched(policy({}));
  await becomes(policy({ lockedSettings: { theme: 'dark' } }));
  await becomes(policy({ lockedSettings: { theme: 'dark' } }));
  expect(settingsChanged.mock.calls).toEqual([[{ locked: { theme: 'dark' }, defaults: {} }]]);
  expect(restartNeeded).not.toHaveBeenCalled();
});

test('[HOST-06] other members need a restart, until the policy is again as it was', async () => {
  const { becomes, restartNeeded } = watched(policy({}));
  await becomes(policy({ host: 'https://other.example' }));
  await becomes(policy({ host: 'https://third.example' }));
  await becomes(policy({}));
  expect(restartNeeded.mock.calls).toEqual([[true], [false]]);
});

test('[HOST-06] a policy that cannot be used is told once, and the last good one goes on', async () => {
  const { becomes, problem, settingsChanged, restartNeeded } = watched(policy({ lockedSettings: { theme: 'dark' } }));
  const broken = resolveConfig('{', {});
  await becomes(broken);
  await becomes(broken);
  await becomes(policy({ lockedSettings: { theme: 'dark' } }));
  expect(problem.mock.calls).toEqual([['the policy is not JSON.'], [undefined]]);
  expect(settingsChanged).not.toHaveBeenCalled();
  expect(restartNeeded).not.toHaveBeenCalled();
});
