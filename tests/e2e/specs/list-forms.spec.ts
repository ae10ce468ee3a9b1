import { ServicesPage } from '../pages/services.ts';
import { SiteScreen } from '../pages/site-screen.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

const FAQS = { 0: { question: 'Why?' } };

test('[HOST-02] lists in other forms are shown and keep them through an edit and a save; what is no list is left alone', async ({
  app,
  backend,
}) => {
  await backend.put(DEMO, {
    services: '[{"service-name":"Roofs","rate":1.50,"order":0},{"service-name":"Gutters","order":1}]',
    payments: [{ id: 4, title: 'Venmo', link: 'https://venmo.com/acme' }],
    faqs: FAQS,
  });
  const services = new ServicesPage(app.page);
  await services.open(DEMO);
  await expect(services.names).toHaveText(['Roofs', 'Gutters']);
  await services.service('Gutters').click();
  await services.name.fill('Rain gutters');
  await services.name.blur();
  await expect(services.names).toHaveText(['Roofs', 'Rain gutters']);

  await services.shell.goTo('Custom');
  const custom = new SiteScreen(app.page, 'custom', 'Custom');
  await expect(custom.select('Payment 1')).toHaveValue('Venmo');
  await custom.field('Payment 1 link').fill('acme-roofs');

  await custom.shell.goTo('FAQs');
  const faqs = new SiteScreen(app.page, 'faqs', 'FAQs');
  const locked = faqs.shell.screen.getByRole('alert');
  await expect(locked).toContainText('GET /api/getLandingPage/{slug}');
  await expect(locked).toContainText('“faqs”');
  await expect(faqs.button('Add FAQ')).toHaveCount(0);
  await expect(faqs.shell.screen.getByText('No questions yet')).toHaveCount(0);
  await faqs.expectAccessible();
  await faqs.shell.showPreview();
  await expect(faqs.shell.preview.locator('body')).toContainText('Rain gutters');

  await faqs.shell.saveSite();
  await expect(faqs.shell.status).toHaveText(/^Saved on server at/);
  const saved = await backend.site(DEMO);
  expect(saved['services']).toContain('{"service-name":"Roofs","rate":1.50,"order":0}');
  expect(JSON.parse(saved['services'] as string)).toMatchObject([{}, { 'service-name': 'Rain gutters' }]);
  expect(saved['payments']).toEqual([{ id: 4, title: 'Venmo', link: expect.anything() as unknown }]);
  expect(JSON.stringify(saved['payments'])).toContain('acme-roofs');
  expect(saved['faqs']).toEqual(FAQS);
  expect(saved).not.toHaveProperty('$forms');
});
