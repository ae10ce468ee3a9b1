import { pickUp } from '../pages/pick-up.ts';
import { ServicesPage } from '../pages/services.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

type Member = Record<string, unknown>;

test('[SVC-01] [SVC-03] [SVC-05] [SVC-06] a save stores every field of a new service, and changes nothing else', async ({
  app,
  backend,
}) => {
  test.slow();
  const messy = {
    'service-name': 'Old',
    order: '1.0',
    packages: [{ service_products: [{ name: 'A', price: '1.50' }] }],
  };
  const before = await backend.site(DEMO);
  await backend.put(DEMO, {
    services: [{ ...messy, odd: [1, null] }, ...(before['services'] as Member[]).slice(0, 2)],
  });
  const stored = await backend.site(DEMO);
  const screen = new ServicesPage(app.page);
  await screen.open(DEMO);

  await screen.field('Link text').fill('All that we do');
  await screen.button('Add Service').click();
  await expect(screen.name).toBeFocused();
  await expect(screen.name).toHaveValue('NEW SERVICE 4');
  await expect(screen.photos).toHaveCount(3);
  await screen.name.fill('Gutter guards');
  await screen.field('Primary keyword').fill('gutter guards');
  await screen.field('Keywords').fill('leaf guards');
  await screen.field('Keywords').press('Enter');
  await screen.field('Short description').fill('No more ladders.');
  await screen.field('Long description').fill('Leaves stay out.\n\nWater stays in.');
  await screen.stock.click({ force: true });
  await expect(screen.photos).toHaveCount(6);
  await screen.button('Remove photo 1').click();
  await screen.shell.answerYes('Yes, delete');
  await expect(screen.photos).toHaveCount(5);
  await screen.button('Add package').click();
  await screen.field('Title').fill('Guards');
  await screen.button('Add product').click();
  await screen.field('Name of product 1').fill('Mesh');
  await screen.field('Price of product 1').fill('012.50');
  await screen.field('Description of product 1').fill('Fine mesh');
  await screen.button('Add footer').click();
  await screen.field('Note of footer 1').fill('Plus tax');
  await screen.page.getByRole('switch', { name: 'Two-column view' }).click({ force: true });
  await screen.shell.showPreview();
  await expect(screen.shell.preview.getByText('No more ladders.').first()).toBeAttached();
  await screen.shell.saveSite();
  await expect(screen.shell.status).toHaveText(/^Saved on server at/);

  const saved = await backend.site(DEMO);
  const added = (saved['services'] as Member[])[3];
  expect(added).toMatchObject({
    'service-name': 'Gutter guards',
    primary_keyword: 'gutter guards',
    keywords: ['leaf guards'],
    'service-description': 'No more ladders.',
    'service-description-long': 'Leaves stay out.\n\nWater stays in.',
    packages: [
      {
        service_package_title: 'Guards',
        service_footers: [{ note: 'Plus tax' }],
        service_products: [{ name: 'Mesh', price: '012.50', description: 'Fine mesh' }],
        service_product_col_view: true,
      },
    ],
  });
  const rest = { ...saved, services: (saved['services'] as Member[]).slice(0, 3) };
  expect(rest).toEqual({ ...stored, modified: saved['modified'], service_link_text: 'All that we do' });
});

test('[SVC-01] [SVC-03] [SVC-05] services are arranged by keyboard, texts generated and reviewed, photos taken from galleries', async ({
  app,
  backend,
}) => {
  const { services } = (await backend.site(DEMO)) as { services: Member[] };
  await backend.put(DEMO, { services: services.map((service) => ({ ...service, photos: [] })) });
  const screen = new ServicesPage(app.page);
  await screen.open(DEMO);
  const names = await screen.names.allTextContents();
  await pickUp(screen.button(`Move ${names[0]}`), `Picked up ${names[0]}, place 1 of ${names.length}.`);
  await app.page.keyboard.press('ArrowDown');
  await expect(app.page.getByText(`Moved to place 2 of ${names.length}.`)).toBeAttached();
  await app.page.keyboard.press('Space');
  await expect(screen.names).toHaveText([names[1]!, names[0]!, ...names.slice(2)]);

  await screen.service(names[2]!).click();
  await screen.button('Suggest keywords').click();
  const families = app.page.getByRole('dialog', { name: 'Suggested keywords' });
  const family = families.getByRole('button').first();
  const keyword = await family.locator('p').first().textContent();
  await family.click();
  await expect(screen.field('Primary keyword')).toHaveValue(keyword ?? '');

  for (const version of ['Generate-v1', 'Generate-v2']) {
    const before = await screen.field('Long description').inputValue();
    await screen.button(version).click();
    await screen.accept('long description');
    await expect(screen.field('Long description')).not.toHaveValue(before);
  }
  await backend.fail({ path: '/api/services/generate-description', kind: 'status', status: 500, times: 20 });
  await screen.button('Generate short description').click();
  await expect(screen.card('Content').getByRole('alert')).toHaveText(/^Error generating: /);

  await screen.addFromGalleries(2);
  await expect(screen.photos).toHaveCount(2);
  await screen.expectAccessible();
});
