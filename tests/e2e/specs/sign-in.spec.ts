import { expectAccessible } from '../pages/accessible.ts';
import { NewSitePage } from '../pages/new-site.ts';
import { SignInPage } from '../pages/sign-in.ts';
import { expect, test } from '../pages/with-backend.ts';

test('[AUTH-01] [NAV-11] two steps stand in place of the routes, both accessible; Back leads to the first, and the keyboard alone signs in', async ({
  app,
}) => {
  const signIn = new SignInPage(app.page);
  await expect(signIn.heading).toHaveText('Sign in to Sitewright');
  await expectAccessible(app.page);
  await signIn.phone.fill('12');
  await signIn.sendCode.click();
  await expect(app.page.getByText('Please enter a valid phone number with its country code')).toBeVisible();
  await expect(signIn.phone).toHaveAttribute('aria-invalid', 'true');
  await signIn.requestCode('801 555 0123');
  await expect(app.page.getByText('+1 801 555 0123')).toBeVisible();
  await signIn.back.click();
  await expect(signIn.phone).toHaveValue('801 555 0123');

  await expect(signIn.phone).toBeFocused();
  await app.page.keyboard.press('ControlOrMeta+a');
  await app.page.keyboard.type('+1 801 555 0123');
  await app.page.keyboard.press('Enter');
  await signIn.demoNotice.waitFor();
  await expectAccessible(app.page);
  await expect(signIn.code).toBeFocused();
  await app.page.keyboard.type('123456');
  await expect(new NewSitePage(app.page).heading).toBeVisible();
});

test('[AUTH-05] no network, a wrong code, an expired one and too many tries each say so; six pasted digits sign in by themselves', async ({
  app,
  backend,
}) => {
  const signIn = new SignInPage(app.page);
  const code = await signIn.requestCode();
  await backend.fail({ path: '/pi/verify/internal', kind: 'reset', times: 10 });
  await signIn.code.fill(code);
  await expect(app.page.getByText('The server cannot be reached.')).toBeVisible();
  await backend.recover();
  await signIn.code.fill('000000');
  await expect(app.page.getByText('That code is not right. Check it and try again.')).toBeVisible();
  await backend.fail({ path: '/pi/verify/internal', kind: 'status', status: 410, body: 'The code has expired.' });
  await signIn.code.fill('000001');
  await expect(app.page.getByText('That code has expired.')).toBeVisible();
  await backend.fail({ path: '/pi/verify/internal', kind: 'status', status: 429, body: 'Too many tries.' });
  await signIn.code.fill('000002');
  await expect(app.page.getByText('Too many tries.')).toBeVisible();
  await signIn.code.fill('');
  await signIn.code.focus();
  await app.page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(new NewSitePage(app.page).heading).toBeVisible();
});
