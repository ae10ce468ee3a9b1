import { ctaFacts, ctaMembers, ctaSlots } from '#shared/record-catalogue/cta-slots.ts';
import { rowsOfTabs } from '#shared/record-catalogue/rows/index.ts';
import { CustomPage } from '../pages/custom.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

/** Texts that are typed as they are, by the names that the record has for them. */
const texts = Object.entries(rowsOfTabs.custom).flatMap(([field, { kind, label }]) =>
  ['prose', 'link', 'code'].includes(kind) && !/^(cta|call_to_action)_/.test(field) ? [{ field, label }] : [],
);
const headings = ['cta_header', 'cta_subtitle'] as const;
const value = (field: string): string => `${field} “<b>” & 1.0`;
const sameAs = (record: Record<string, unknown>, field: string): string => JSON.stringify(record[field] ?? null);

test('[CUST-01] [CUST-02] [CUST-03] [CUST-04] every field is saved at its own path alone, and found again after a restart', async ({
  app,
  backend,
}) => {
  test.slow();
  const before = await backend.site(DEMO);
  let screen = new CustomPage(app.page);
  await screen.open(DEMO);

  for (const { field, label } of texts) await screen.field(label).fill(value(field));
  for (const field of headings) await screen.field(rowsOfTabs.custom[field].label).fill(value(field));
  await screen.choose('Recruiting button', 'Quote form');
  for (const slot of ctaSlots) {
    const { label } = ctaFacts[slot];
    await screen.choose(`${label} button`, slot === 'cta_slide_in' ? 'None' : 'Other link');
    if (slot === 'cta_slide_in') continue;
    await screen.field(`${label} button text`).fill(value(slot));
    await screen.field(`${label} button link`).fill(`https://site.example/${slot}`);
  }
  for (const slot of [1, 2, 3]) {
    const title = ['Zelle', 'PayPal', 'Venmo'][slot - 1]!;
    await screen.choose(`Payment ${slot}`, title);
    await screen.field(`Payment ${slot} link`).fill(`https://www.${title}.com/me-${slot}`);
    await expect(screen.field(`Payment ${slot} link`)).toHaveValue(`me-${slot}`);
  }
  const awards = await screen.awards.count();
  await screen.pickPhotos('Awards', 2);
  await expect(screen.awards).toHaveCount(awards + 2);
  await screen.choose('Contact form steps', 'Two steps');
  for (const label of ['Show jobs page', 'Embedded form']) await app.page.getByRole('switch', { name: label }).click();
  await screen.field('Form asks for the address').setChecked(before['text_show_address'] !== true);
  await app.page.getByRole('radio', { name: 'Code-hosting pages' }).check();

  await screen.shell.save.click();
  await screen.shell.agreeToSpelling();
  await expect(screen.shell.notices.filter({ hasText: 'Saved successfully' })).toBeVisible();

  const after = await backend.site(DEMO);
  const changed = Object.keys(after).filter((field) => sameAs(before, field) !== sameAs(after, field));
  const edited = [
    ...texts.map(({ field }) => field),
    ...headings,
    ...ctaSlots.flatMap(ctaMembers),
    ...['payments', 'awards', 'contact_form_steps', 'show_jobs_page', 'embedded_form', 'text_show_address'],
    'publish_to_google_storage',
  ];
  expect(changed.filter((field) => field !== 'modified').toSorted()).toEqual(
    edited.filter((field) => sameAs(before, field) !== sameAs(after, field)).toSorted(),
  );
  for (const { field } of texts) expect(after[field], field).toBe(value(field));
  expect(after).toMatchObject({
    cta_main: 'link',
    call_to_action_message: value('cta_main'),
    cta_slide_in: '',
    call_to_action_message_slide_in: '',
    contact_form_steps: 2,
    publish_to_google_storage: false,
    show_jobs_page: before['show_jobs_page'] !== true,
  });
  expect(JSON.stringify(after['payments'])).toMatch(/Zelle.*me-1.*PayPal.*me-2.*Venmo.*me-3/);

  screen = new CustomPage(await app.restart());
  await screen.open(DEMO);
  for (const { field, label } of texts) await expect(screen.field(label)).toHaveValue(value(field));
  await expect(screen.select('Slide In button')).toHaveValue('None');
  await expect(screen.field('Get a quote button text')).toHaveValue(value('cta_get_a_quote'));
  await expect(screen.select('Payment 3')).toHaveValue('Venmo');
  await expect(screen.awards).toHaveCount(awards + 2);
  await expect(screen.select('Contact form steps')).toHaveValue('Two steps');
  await expect(app.page.getByRole('radio', { name: 'Code-hosting pages' })).toBeChecked();
});

test('[CUST-01] the index finds a field by its label, the steps are generated, and offline says why they are not', async ({
  app,
  backend,
}) => {
  const screen = new CustomPage(app.page);
  await screen.open(DEMO);
  await screen.expectAccessible();
  await screen.search.fill('faq sub');
  await screen.found('FAQ subtitle').click();
  await expect(screen.field('FAQ subtitle')).toBeFocused();
  await screen.search.fill('zelle');
  await screen.found('Zelle').click();
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
  // The window says so at once; without it the app asks the server only every 15 s.
  await app.page.context().setOffline(true);
  await expect(screen.button('Generate the three steps')).toHaveAccessibleDescription(
    'Generating needs the server: you are offline.',
  );
  await screen.field('Jobs description').fill('Written without the server');
  await expect(screen.field('Jobs description')).toHaveValue('Written without the server');
});
