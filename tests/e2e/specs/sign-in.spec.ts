import { expectAccessible } from '../pages/accessible.ts';
import { NewSitePage } from '../pages/new-site.ts';
import { SignInPage } from '../pages/sign-in.ts';
import { expect, test } from '../pages/with-backend.ts';

test('[AUTH-01] two steps stand in place of the routes; Back leads to the first', async ({ app }) => {
  const signIn = new SignInPage(app.page);
  await expect(signIn.heading).toHaveText('Sign in to Sitewright');
  await signIn.phone.fill('12');
  await signIn.sendCode.click();
  await expect(app.page.getByText('Please enter a valid phone number with its country code')).toBeVisible();
  await expect(signIn.phone).toHaveAttribute('aria-invalid', 'true');
  await signIn.requestCode('801 555 0123');
  await expect(app.page.getByText('+1 801 555 0123')).toBeVisible();
  await signIn.back.click();
  await expect(signIn.phone).toHaveValue('801 555 0123');
  await signIn.signIn();
  await expect(new NewSitePage(app.page).heading).toBeVisible();
});

test('[AUTH-05] a wrong code, an expired one and too many tries each say so', async ({ app, backend }) => {
  const signIn = new SignInPage(app.page);
  await signIn.requestCode();
  await signIn.code.fill('000000');
  await expect(app.page.getByText('That code is not right. Check it and try again.')).toBeVisible();
  await backend.fail({ path: '/pi/verify/internal', kind: 'status', status: 410, body: 'The code has expired.' });
  await signIn.code.fill('000001');
  await expect(app.page.getByText('That code has expired.')).toBeVisible();
  for (const code of ['000002', '000003', '000004', '000005']) {
    await signIn.code.fill('');
    await signIn.code.fill(code);
    await expect(signIn.code).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(app.page.getByText('Too many tries.')).toBeVisible();
});

test('[AUTH-05] a network failure has its own message; six pasted digits sign in by themselves', async ({
  app,
  backend,
}) => {
  const signIn = new SignInPage(app.page);
  const code = await signIn.requestCode();
  await backend.fail({ path: '/pi/verify/internal', kind: 'reset', times: 10 });
  await signIn.code.fill(code);
  await expect(app.page.getByText('The server cannot be reached.')).toBeVisible();
  await backend.recover();
  await signIn.code.fill('');
  await signIn.code.focus();
  await app.page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(new NewSitePage(app.page).heading).toBeVisible();
});

test('[NAV-11] the keyboard alone signs in; both steps are accessible', async ({ app }) => {
  const signIn = new SignInPage(app.page);
  await expectAccessible(app.page);
  await expect(signIn.phone).toBeFocused();
  await app.page.keyboard.type('+1 801 555 0123');
  await app.page.keyboard.press('Enter');
  await signIn.demoNotice.waitFor();
  await expectAccessible(app.page);
  await expect(signIn.code).toBeFocused();
  await app.page.keyboard.type('123456');
  await expect(new NewSitePage(app.page).heading).toBeVisible();
});
