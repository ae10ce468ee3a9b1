import { ctaMembers, ctaSlots } from '#shared/record-catalogue/cta-slots.ts';
import { rowsOfTabs } from '#shared/record-catalogue/rows/index.ts';
import { CustomPage } from '../pages/custom.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

/** A text of each kind. A test without a server checks that each field of the screen edits its own member. */
const texts = [
  'service_nav_title',
  'cta_header',
  'jobs_description',
  'deal_button_link',
  'google_analytics_tag',
] as const;
const value = (field: string): string => `${field} “<b>” & 1.0`;
const sameAs = (record: Record<string, unknown>, field: string): string => JSON.stringify(record[field] ?? null);

test('[CUST-01] [CUST-02] [CUST-03] [CUST-04] each kind of field is saved at its own path alone', async ({
  app,
  backend,
}) => {
  const before = await backend.site(DEMO);
  const screen = new CustomPage(app.page);
  await screen.open(DEMO);

  for (const field of texts) await screen.field(rowsOfTabs.custom[field].label).fill(value(field));
  await screen.choose('Recruiting button', 'Quote form');
  await screen.choose('Slide In button', 'None');
  await screen.choose('Main 1 button', 'Other link');
  await screen.field('Main 1 button text').fill(value('cta_main'));
  await screen.field('Main 1 button link').fill('https://site.example/cta_main');
  for (const [slot, title] of ['Zelle', 'PayPal'].entries()) {
    await screen.choose(`Payment ${slot + 1}`, title);
    await screen.field(`Payment ${slot + 1} link`).fill(`https://www.${title}.com/me-${slot + 1}`);
  }
  const awards = await screen.awards.count();
  await screen.pickPhotos('Awards', 2);
  await expect(screen.awards).toHaveCount(awards + 2);
  await screen.choose('Contact form steps', 'Three steps');
  for (const label of ['Show jobs page', 'Embedded form']) await app.page.getByRole('switch', { name: label }).click();
  await screen.field('Form asks for the address').setChecked(before['text_show_address'] !== true);
  await app.page.getByRole('radio', { name: 'Code-hosting pages' }).check();

  await screen.shell.saveSite();
  await expect(screen.shell.notices.filter({ hasText: 'Saved successfully' })).toBeVisible();

  const after = await backend.site(DEMO);
  const changed = Object.keys(after).filter((field) => sameAs(before, field) !== sameAs(after, field));
  const edited = [
    ...texts,
    ...ctaSlots.flatMap(ctaMembers),
    ...['payments', 'awards', 'contact_form_steps', 'show_jobs_page', 'embedded_form', 'text_show_address'],
    'publish_to_google_storage',
  ];
  expect(changed.filter((field) => field !== 'modified').toSorted()).toEqual(
    edited.filter((field) => sameAs(before, field) !== sameAs(after, field)).toSorted(),
  );
  for (const field of texts) expect(after[field], field).toBe(value(field));
  expect(after).toMatchObject({
    cta_main: 'link',
    cta_main_link: 'https://site.example/cta_main',
    call_to_action_message: value('cta_main'),
    cta_slide_in: '',
    call_to_action_message_slide_in: '',
    contact_form_steps: 3,
    publish_to_google_storage: false,
    show_jobs_page: before['show_jobs_page'] !== true,
  });
  expect(JSON.stringify(after['payments'])).toMatch(/Zelle.*me-1.*PayPal.*me-2/);
});

test('[CUST-01] the index finds a field by its label, the steps are generated, and offline says why they are not', async ({
  app,
  backend,
}) => {
  const screen = new CustomPage(app.page);
  await screen.open(DEMO);
  await screen.expectAccessible();
  await screen.search.fill('faq sub');
  await screen.indexLink('FAQ subtitle').click();
  await expect(screen.field('FAQ subtitle')).toBeFocused();
  await screen.search.fill('zelle');
  await screen.indexLink('Zelle').click();
  await expect(screen.select('Payment 3')).toBeFocused();
  await screen.shell.goTo('Team');
  await app.page.keyboard.press('ControlOrMeta+k');
  await screen.shell.palette.fill('nav bar 1 button link');
  await app.page.getByRole('option', { name: 'Nav Bar 1 button link' }).click();
  await expect(screen.field('Nav Bar 1 button link')).toBeFocused();

  await screen.button('Generate the three steps').click();
  await screen.shell.dialog.getByRole('button', { name: 'Accept all' }).click();
  await expect(screen.field('Step 3 header')).not.toHaveValue('');
  await expect(screen.shell.tab('Custom')).toHaveAccessibleName(/unsaved changes/);

  await backend.goDown();
  // Makes the window report at once that it is offline. Otherwise only the next call or check shows this to the app.
  await app.page.context().setOffline(true);
  await expect(screen.button('Generate the three steps')).toHaveAccessibleDescription(
    'Generating needs the server: you are offline.',
  );
  await screen.field('Jobs description').fill('Written without the server');
  await expect(screen.field('Jobs description')).toHaveValue('Written without the server');
});
