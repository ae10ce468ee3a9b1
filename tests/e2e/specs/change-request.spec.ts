import { expectAccessible } from '../pages/accessible.ts';
import { BasicInfoPage } from '../pages/basic-info.ts';
import { Shell } from '../pages/shell.ts';
import { SyncPages } from '../pages/sync.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

const request =
  'New phone 828-555-0199, Saturday 8–2, take the freeze warning banner down, add service Drain Camera. Thanks!';

/** Maximum number of actions for the four changes, including the action that applies them. */
const MOST_ACTIONS = 6;

test('[NAV-12] a copied change request is applied in a few actions, undone as one, and followed until it is published', async ({
  app,
}) => {
  const { page } = app;
  const shell = new Shell(page);
  const sync = new SyncPages(page);
  const basicInfo = new BasicInfoPage(page);
  await basicInfo.open(DEMO);
  const phone = basicInfo.field('Phone');
  const before = await phone.inputValue();
  // Puts the request on the clipboard. Any text field will do for this.
  await page.keyboard.press('ControlOrMeta+k');
  await shell.palette.fill(request);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+x');
  await page.keyboard.press('Escape');
  await expect(shell.palette).toBeHidden();
  await shell.screen.focus();

  let actions = 0;
  const press = async (keys: string): Promise<void> => {
    actions++;
    await page.keyboard.press(keys);
  };
  await press('ControlOrMeta+v');
  const dialog = page.getByRole('dialog', { name: 'Change request' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(4);
  await expect(dialog.getByRole('button', { name: 'Apply 4 changes' })).toBeFocused();
  await expectAccessible(page);
  await press('Enter');
  await expect(phone).toHaveValue('(828) 555-0199');
  await expect(basicInfo.hours('Saturday', 'to')).toHaveValue(/^(2:00 PM|14:00)$/);
  expect(actions).toBeLessThanOrEqual(MOST_ACTIONS);

  await page.keyboard.press('ControlOrMeta+z');
  await expect(phone).toHaveValue(before);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(phone).toHaveValue('(828) 555-0199');

  await sync.statusItem('1 open request').click();
  const detail = sync.history.getByRole('region', { name: 'Change request' });
  await expect(detail).toContainText(request);
  await expect(detail.getByRole('list', { name: 'How far it has come' })).toContainText('Saved: not yet');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await basicInfo.publish();
  await expect(sync.statusItem('1 open request')).toBeHidden();
  await page.keyboard.press('ControlOrMeta+Shift+h');
  await expect(sync.versions.filter({ hasText: 'Change request' })).toContainText('published');
});
