import { describe, expect, test, vi } from 'vitest';
import { contract } from '#shared/ipc/contract.ts';
import type { StoreHealth } from '#shared/ipc/store.ipc.ts';
import type { ChooseFile } from '../../../src-main/features/kit/export-file.ts';
import { storeFeature } from '../../../src-main/features/store/index.ts';
import { callerOf } from '../../support/call-context.ts';

function harnessOf({ chosen = '/tmp/drafts.json', failing = undefined as Error | undefined, broken = false } = {}) {
  const written: string[] = [];
  const read: string[] = [];
  let changes = 0;
  const asked: Parameters<ChooseFile>[0][] = [];
  const tasks: (() => void)[] = [];
  let purges = 0;
  const warnings: string[] = [];
  let maintained = 0;
  let stopped = false;
  const health: StoreHealth = {
    state: 'recovered',
    report: { at: 1, found: 'The journal was empty.', saved: ['Draft of “acme”: 2 edits.'], lost: [] },
  };
  const feature = storeFeature({
    store: {
      health: () => health,
      async exportDrafts(file) {
        if (failing) throw failing;
        written.push(file);
        return ['Not every edit could be read.'];
      },
      async importDrafts(file) {
        if (failing) throw failing;
        read.push(file);
        return { imported: 2, unreadable: 0 };
      },
      async maintain() {
        maintained++;
        if (broken) throw new Error('the journal refuses');
      },
    },
    incoming: {
      async purge() {
        purges++;
        throw new Error('the disk is gone');
      },
    },
    logger: { warn: (message) => warnings.push(message) },
    async chooseFile(options) {
      asked.push(options);
      return chosen || undefined;
    },
    openFile: async () => chosen || undefined,
    broadcast: () => void changes++,
    now: () => Date.UTC(2026, 10, 21),
    repeat(_first, _every, task) {
      tasks.push(task);
      return () => (stopped = true);
    },
  });
  const call = callerOf(feature.handlers);
  return {
    feature,
    call,
    export: () => call('store.export', {}),
    read,
    changes: () => changes,
    take: () => call('store.import', {}),
    written,
    asked,
    tasks,
    health,
    maintained: () => maintained,
    stopped: () => stopped,
    purges: () => purges,
    warnings,
  };
}

describe('[SYNC-05] the export of all drafts', () => {
  test('goes to the file that the user chooses, whose path is answered', async () => {
    const harness = harnessOf();
    expect(await harness.export()).toEqual({ path: '/tmp/drafts.json', unread: ['Not every edit could be read.'] });
    expect(harness.written).toEqual(['/tmp/drafts.json']);
    expect(harness.asked).toMatchObject([{ defaultName: 'drafts-2026-11-21.json' }]);
  });

  test('writes nothing when the user cancels', async () => {
    const harness = harnessOf({ chosen: '' });
    expect(await harness.export()).toEqual({});
    expect(harness.written).toEqual([]);
  });

  test('a file that cannot be written is told as DISK', async () => {
    const harness = harnessOf({ failing: Object.assign(new Error('no space'), { code: 'ENOSPC' }) });
    await expect(harness.export()).rejects.toMatchObject({ code: 'DISK', details: 'ENOSPC' });
  });
});

describe('[SYNC-05] the import of drafts', () => {
  test('reads the file that the user chooses, and the windows are told', async () => {
    const harness = harnessOf();
    expect(await harness.take()).toEqual({ taken: { imported: 2, unreadable: 0 } });
    expect([harness.read, harness.changes()]).toEqual([['/tmp/drafts.json'], 1]);
  });

  test('reads nothing when the user cancels', async () => {
    const harness = harnessOf({ chosen: '' });
    expect(await harness.take()).toEqual({});
    expect([harness.read, harness.changes()]).toEqual([[], 0]);
  });

  test('tells as DISK that the file cannot be read', async () => {
    const harness = harnessOf({ failing: new Error('gone') });
    await expect(harness.take()).rejects.toMatchObject({ code: 'DISK' });
  });
});

test('[SYNC-05] what was found at the start crosses the bridge as it is', async () => {
  const harness = harnessOf();
  const answer = await harness.call('store.health', {});
  expect(contract['store.health'].output.parse(answer)).toEqual(harness.health);
});

test('files that were given are purged when the maintenance of the store fails', async () => {
  const harness = harnessOf({ broken: true });
  harness.tasks[0]!();
  await vi.waitFor(() => expect(harness.purges()).toBe(1));
  expect(harness.warnings[0]).toBe('the stored data is not maintained');
});

test('the store and the files that were given are maintained in the background until the app closes', async () => {
  const harness = harnessOf();
  expect(harness.maintained()).toBe(0);
  harness.tasks[0]!();
  expect(harness.maintained()).toBe(1);
  await vi.waitFor(() => expect(harness.warnings).toEqual(['files that were given are not purged']));
  expect(harness.purges()).toBe(1);
  harness.feature.close();
  expect(harness.stopped()).toBe(true);
});
