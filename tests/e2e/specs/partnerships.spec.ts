import { cameraPhoto } from '../../support/photos/pictures.ts';
import { pickUp } from '../pages/pick-up.ts';
import { SiteScreen } from '../pages/site-screen.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

/** An item with spaces, number formats and a member (`seen`) that the app would not write. A save must keep them. */
const ACME = '{ "pk": 7, "model": "landing.product", "fields": {"title":"Acme","order":0.0,"seen":1e2} }';
const BOLT = '{"pk":8,"model":"landing.product","fields":{"title":"Bolt","subtitle":"Dealer","link":"","order":1.0}}';

test('[PART-01] partnerships are edited, added and moved with the keyboard, and an untouched card keeps its text', async ({
  app,
  backend,
}) => {
  await backend.put(DEMO, { products: `[${ACME}, ${BOLT}]` });
  const before = await backend.site(DEMO);
  const screen = new SiteScreen(app.page, 'partnerships', 'Partnerships');
  await screen.open(DEMO);
  const card = (number: number) => screen.page.getByRole('group', { name: `Partnership ${number}`, exact: true });

  await card(2).getByLabel('Subtitle', { exact: true }).fill('Certified dealer');
  await card(2).getByLabel('Link', { exact: true }).fill('https://bolt.example/pro');
  await screen.button('Add partnership').click();
  await expect(card(3).getByLabel('Title', { exact: true })).toBeFocused();
  await card(3).getByLabel('Title', { exact: true }).fill('Cord');
  await card(3)
    .locator('input[type=file]')
    .setInputFiles({ name: 'cord.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto(300, 200) });
  await expect(card(3).getByRole('button', { name: 'Crop' })).toBeVisible();
  await pickUp(screen.button('Move Cord'), /^Picked up Cord/);
  await app.page.keyboard.press('ArrowLeft');
  await expect(app.page.getByText('Moved to place 2 of 3.')).toBeAttached();
  await app.page.keyboard.press('Space');
  await expect(card(2).getByLabel('Title', { exact: true })).toHaveValue('Cord');
  await screen.shell.showPreview();
  await expect(screen.shell.preview.locator('#our-partners h3')).toHaveText(['Acme', 'Cord', 'Bolt']);
  await screen.expectAccessible();
  await screen.shell.saveSite();
  await expect(screen.shell.status).toHaveText(/^Saved on server at/);
  const saved = await backend.site(DEMO);
  const { products } = saved;
  expect(saved).toEqual({ ...before, products, modified: saved['modified'] });
  expect(products).toContain(ACME);
  const fields = (JSON.parse(String(products)) as { fields: Record<string, unknown> }[]).map((each) => each.fields);
  expect(fields.toSorted((a, b) => Number(a['order']) - Number(b['order']))).toMatchObject([
    { title: 'Acme' },
    { title: 'Cord', photo: expect.stringMatching(/^\/media\/uploads\//) as unknown },
    { title: 'Bolt', subtitle: 'Certified dealer', link: 'https://bolt.example/pro' },
  ]);
});
