import { expectAccessible } from '../pages/accessible.ts';
import { Shell } from '../pages/shell.ts';
import { SignInPage } from '../pages/sign-in.ts';
import { expect, test } from '../pages/with-backend.ts';

test('[HOST-09] About shows the licence of a bundled part when it is found by name, with the keyboard alone', async ({
  app,
}) => {
  await new SignInPage(app.page).signInAtOnce();
  const shell = new Shell(app.page);
  await app.page.keyboard.press('ControlOrMeta+K');
  await shell.palette.fill('licences');
  await expect(app.page.getByRole('option', { name: /About and licences/ })).toBeVisible();
  await app.page.keyboard.press('Enter');
  const find = shell.dialog.getByRole('textbox', { name: 'Find a part or a licence' });
  await find.fill('zustand');
  const licence = shell.dialog.getByLabel('Licence of zustand');
  await expect(licence).toContainText('Permission is hereby granted');
  await expectAccessible(app.page);
  await find.fill('OFL');
  await expect(shell.dialog.getByRole('option')).not.toHaveCount(0);
  await expect(shell.dialog.getByRole('option', { name: /^(?!.*OFL)/ })).toHaveCount(0);
  await app.page.keyboard.press('Escape');
  await expect(shell.dialog).toHaveCount(0);
});
