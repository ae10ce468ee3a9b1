import { AccountSection, expect, test } from '../pages/domain-accounts.ts';

const HINT = /Add a Contact and Paid URL, select a plan, enter Salesloft ID, then click Save/;

test('[CHK-01] [CHK-02] [CHK-03] plans are listed by name in order, and the checkout link appears only after a save', async ({
  app,
  backend,
  handed,
}) => {
  let section = new AccountSection(app.page, 'Checkout link');
  await section.open();
  await expect(section.region.getByText(HINT)).toBeVisible();

  await section.select('Plan').click();
  await expect(app.page.getByRole('option')).toHaveText([
    'showcases monthly $399',
    'starter-trial',
    'core-trial',
    'pro-trial',
    'starter monthly $99',
    'starter annual $1188',
    'core monthly $149.50',
    'core quarterly $420',
    'pro monthly $249',
    'showcases monthly $299',
    'starter monthly $79',
    'core monthly $129',
    'pro quarterly $657',
    /^pro monthly \$199/,
    'showcases annual $349',
  ]);
  await expect(section.select('Select future plan')).toHaveCount(0);
  await app.page.getByRole('option', { name: 'core quarterly $420', exact: true }).click();
  await section.choose('Select future plan', 'core monthly $129');
  await section.field('Salesloft ID').pressSequentially('ab47-11');
  await expect(section.field('Salesloft ID')).toHaveValue('4711');
  await expect(section.select('Coupon')).toHaveAttribute('placeholder', 'Select a coupon');
  await section.choose('Coupon', 'Spring – 20% off');
  await expect(section.select('Contact for the checkout')).toHaveValue(/Alicia Moreno/);
  // The checkout link belongs to the saved site, which does not have these edits yet.
  await expect(section.shell.status).toHaveText('Saved on this computer');
  await expect(section.region.getByText(HINT)).toBeVisible();

  await section.save();
  const { id_key } = await backend.site('blue-ridge-plumbing');
  const link = `${backend.url}/providers/checkout?site_key=${String(id_key)}&coupon_id=SPRING20`;
  await expect(section.field('Checkout Link')).toHaveValue(link);
  await expect(section.field('Checkout Link')).not.toBeEditable();
  await section.button('Copy the checkout link').click();
  await expect.poll(handed.copied).toEqual([link]);

  await section.expectAccessible();

  await section.choose('Plan', 'pro-trial');
  await expect(section.field('Checkout Link')).toHaveValue(link);
  await expect(section.region.getByText('save to bring it up to date')).toBeVisible();
  section = new AccountSection(await app.restart(), 'Checkout link');
  await section.open();
  await expect(section.select('Plan')).toHaveValue('pro-trial');
  await expect(section.field('Salesloft ID')).toHaveValue('4711');
  await expect(section.select('Coupon')).toHaveValue('Spring – 20% off');
  await section.save();
  await expect(section.field('Checkout Link')).toHaveValue(/\?site_key=[^&]+&plan=pro-trial$/);

  await section.button('New checkout').click();
  await expect.poll(handed.links).toEqual([`${backend.url}/providers/new-checkout`]);
});
