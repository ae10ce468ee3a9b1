import { cameraPhoto } from '../../support/photos/pictures.ts';
import { SiteScreen } from '../pages/site-screen.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

type Teammate = Record<string, unknown>;

const texts = {
  Title: 'Who comes to your door',
  Subtitle: 'Five people, one van each',
  'Column 1 header': 'How we plan',
  'Column 1 text': 'We call before we come.',
  'Column 2 header': 'How we leave',
  'Column 2 text': 'The floor is swept.',
};
const person = {
  Name: 'Nora Bell',
  Role: 'Apprentice',
  Bio: 'Never without a level.',
  'Alt text': 'Nora Bell, smiling',
};

test('[TEAM-01] every field of the team is saved, and nothing else', async ({ app, backend }) => {
  test.slow();
  await backend.put(DEMO, { multipage: true, show_team_page: 'False', team_show_image: true });
  const before = await backend.site(DEMO);
  const mates = before['teammates'] as Teammate[];
  const screen = new SiteScreen(app.page, 'team', 'Team');
  await screen.open(DEMO);
  const added = () => screen.page.getByRole('group', { name: `Teammate ${mates.length + 1}`, exact: true });
  const flagOf = (name: string) => screen.page.getByRole('switch', { name });

  await flagOf('Show team page').click({ force: true });
  await flagOf('Show about us image').click({ force: true });
  for (const [label, value] of Object.entries(texts)) await screen.field(label).fill(value);
  await screen.button('Add teammate').click();
  await expect(added().getByLabel('Name', { exact: true })).toBeFocused();
  for (const [label, value] of Object.entries(person)) await added().getByLabel(label, { exact: true }).fill(value);
  await added()
    .locator('input[type=file]')
    .setInputFiles({ name: 'nora.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto(300, 300) });
  await expect(added().getByRole('button', { name: 'Crop' })).toBeVisible();
  await screen.shell.showPreview();
  const preview = screen.shell.preview.locator('.page-people');
  await expect(preview).toContainText('Never without a level.');
  await screen.expectAccessible();
  await screen.shell.saveSite();
  await expect(screen.shell.status).toHaveText(/^Saved on server at/);

  const saved = await backend.site(DEMO);
  const kept = saved['teammates'] as Teammate[];
  expect(kept.at(-1)).toMatchObject({
    name: person.Name,
    role: person.Role,
    bio: person.Bio,
    alt_tag: person['Alt text'],
    photo: expect.stringMatching(/^\/media\/uploads\//),
  });
  expect({ ...saved, teammates: kept.slice(0, -1) }).toEqual({
    ...before,
    modified: saved['modified'],
    show_team_page: true,
    team_show_image: false,
    team_header: texts.Title,
    team_subtitle: texts.Subtitle,
    team_col_1_header: texts['Column 1 header'],
    team_col_1: texts['Column 1 text'],
    team_col_2_header: texts['Column 2 header'],
    team_col_2: texts['Column 2 text'],
  });
});
