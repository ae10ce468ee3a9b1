import { expect, test } from 'vitest';
import { CommandError } from '../../../src-main/backend/server/command.ts';
import { runStaffCommand } from '../../../src-main/backend/server/staff-command.ts';
import { openStore } from '../../../src-main/backend/db/open.ts';
import { temporaryFolder } from './in-process.ts';

const ANN = '+12025550111';

async function run(folder: string, words: readonly string[]): Promise<string[]> {
  const store = openStore(folder);
  try {
    return await runStaffCommand(store, words);
  } finally {
    await store.close();
  }
}

test('[SRV-03] the staff command lists people by name with their numbers and roles when some are on the list', async () => {
  const folder = await temporaryFolder();
  await run(folder, ['add', '+1 202 555 0112', 'admin', 'Bo', 'Berg']);
  await run(folder, ['add', ANN, 'viewer', 'Ann Lee']);
  await run(folder, ['role', ANN, 'publisher']);
  expect(await run(folder, ['list'])).toEqual([`${ANN}  publisher  Ann Lee`, '+12025550112  admin      Bo Berg']);
  await expect(run(folder, ['add', ANN, 'admin', 'Ann'])).rejects.toThrow(`${ANN} is on the list already.`);
  await run(folder, ['remove', ANN]);
  expect(await run(folder, ['list'])).toHaveLength(1);
});

test.each([
  [['add', '0123', 'editor', 'Ann'], 'no phone number'],
  [['add', ANN, 'owner', 'Ann'], 'no role'],
  [['add', ANN, 'editor', ' '], 'A name is missing'],
  [['role', ANN, 'editor'], 'is not on the list'],
  [['remove', ANN], 'is not on the list'],
  [['ad'], 'staff add'],
])('[SRV-03] the staff command changes nothing and says why when it gets %j', async (words, said) => {
  const folder = await temporaryFolder();
  await expect(run(folder, words)).rejects.toThrow(CommandError);
  await expect(run(folder, words)).rejects.toThrow(said);
  expect(await run(folder, ['list'])).toEqual([]);
});
