import { expect, test } from 'vitest';
import { runStaffCommand, StaffError } from '../../../src-main/backend/server/staff-command.ts';
import { temporaryFolder } from './in-process.ts';

const ANN = '+12025550111';

test('[SRV-03] the staff command lists people by name with their numbers and roles when some are on the list', async () => {
  const folder = await temporaryFolder();
  runStaffCommand(folder, ['add', '+1 202 555 0112', 'admin', 'Bo', 'Berg']);
  runStaffCommand(folder, ['add', ANN, 'viewer', 'Ann Lee']);
  runStaffCommand(folder, ['role', ANN, 'publisher']);
  expect(runStaffCommand(folder, ['list'])).toEqual([`${ANN}  publisher  Ann Lee`, '+12025550112  admin      Bo Berg']);
  expect(() => runStaffCommand(folder, ['add', ANN, 'admin', 'Ann'])).toThrow(`${ANN} is on the list already.`);
  runStaffCommand(folder, ['remove', ANN]);
  expect(runStaffCommand(folder, ['list'])).toHaveLength(1);
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
  expect(() => runStaffCommand(folder, words)).toThrow(StaffError);
  expect(() => runStaffCommand(folder, words)).toThrow(said);
  expect(runStaffCommand(folder, ['list'])).toEqual([]);
});
