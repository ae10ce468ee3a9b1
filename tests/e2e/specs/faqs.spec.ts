import { pickUp } from '../pages/pick-up.ts';
import { SiteScreen } from '../pages/site-screen.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

interface Faq {
  question: string;
  answer: string;
  order: number;
}

test('[FAQ-01] questions are written, put in order with the keyboard, deleted on a question and saved with nothing else', async ({
  app,
  backend,
}) => {
  const screen = new SiteScreen(app.page, 'faqs', 'FAQs');
  await screen.open(DEMO);
  const stored = await backend.site(DEMO);
  const before = stored['faqs'] as Faq[];
  const rows = screen.shell.screen.getByRole('list', { name: 'FAQs' }).getByRole('listitem');
  await expect(rows).toHaveCount(before.length);

  await screen.button('Add FAQ').click();
  const added = before.length + 1;
  await screen.field(`Question ${added}`).fill('Do you work on Sundays?');
  await screen.field(`Answer ${added}`).fill('Yes, for emergencies.');
  const handle = rows.last().getByRole('button', { name: 'Move Do you work on Sundays?', exact: true });
  await pickUp(handle, /^Picked up Do you work on Sundays\?/);
  await app.page.keyboard.press('ArrowUp');
  await expect(app.page.getByText(`Moved to place ${before.length} of ${added}.`)).toBeAttached();
  await app.page.keyboard.press('Space');
  await expect(screen.field(`Question ${before.length}`)).toHaveValue('Do you work on Sundays?');

  await rows
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await screen.shell.answerYes('Yes, delete');
  await expect(rows).toHaveCount(before.length);
  await screen.shell.showPreview();
  await expect(screen.shell.preview.locator('#faq')).toContainText('Do you work on Sundays?');
  await screen.expectAccessible();

  await screen.shell.saveSite();
  await expect(screen.shell.notices.filter({ hasText: 'Saved successfully' })).toBeVisible();
  const saved = await backend.site(DEMO);
  expect(saved).toEqual({ ...stored, faqs: saved['faqs'], modified: saved['modified'] });
  const after = saved['faqs'] as Faq[];
  const expected = [
    ...before.slice(1, -1),
    { question: 'Do you work on Sundays?', answer: 'Yes, for emergencies.' },
    ...before.slice(-1),
  ];
  expect(after.map(({ question, answer }) => [question, answer])).toEqual(
    expected.map(({ question, answer }) => [question, answer]),
  );
  expect(after.map(({ order }) => order)).toEqual(after.map((_, at) => at + (before[0]?.order ?? 0)));
});
