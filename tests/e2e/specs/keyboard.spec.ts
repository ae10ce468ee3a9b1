import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { RunningApp } from '../fixtures/app.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { LogoPage } from '../pages/logo.ts';
import { PhotosPage } from '../pages/photos.ts';
import { pickUp } from '../pages/pick-up.ts';
import type { SiteScreen } from '../pages/site-screen.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

/** Opens a screen for a test that uses only the keyboard. */
async function walk<T extends SiteScreen>({ page }: RunningApp, Opened: new (page: Page) => T) {
  test.slow();
  const screen = new Opened(page);
  await screen.open(DEMO);
  return { page, screen, keys: new Keyboard(page) };
}

test('[PHO-01] [PHO-06] [PHO-07] [PHO-10] [PHO-11] Photos needs no pointer: galleries, selection, details, crop, archive, merge and order', async ({
  app,
  backend,
}) => {
  const { page, screen, keys } = await walk(app, PhotosPage);
  const { dialog } = screen.shell;
  const main = screen.shell.screen;
  const link = (name: string) => main.getByRole('link', { name: new RegExp(`^${name}`) });
  const galleries = () => main.getByRole('list', { name: 'Galleries' }).getByRole('link').allTextContents();

  await keys.enter(screen.button('Add Gallery'));
  await expect(dialog.getByLabel('Name of the gallery')).toBeFocused();
  await keys.type('Decks');
  await keys.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await keys.back(link('Decks'));
  await keys.press('F2');
  await keys.type('Porches');
  await keys.press('Enter');
  await expect(link('Porches')).toBeFocused();
  await keys.to(screen.button('Move Porches'));
  await pickUp(screen.button('Move Porches'), 'Picked up Porches, place 3 of 3.');
  await keys.press('ArrowUp');
  await expect(page.getByText('Moved to place 2 of 3.')).toBeAttached();
  await keys.press('Space');
  await expect
    .poll(galleries)
    .toEqual([
      expect.stringContaining('Uncategorized'),
      expect.stringContaining('Drain Cleaning'),
      expect.stringContaining('Porches'),
      expect.stringContaining('Water Heater'),
    ]);
  await keys.enter(screen.button('Delete Porches'));
  await screen.shell.answerYes('Yes, delete');
  await expect(screen.button('Add Gallery')).toBeFocused();
  await keys.enter(link('All Photos'), 'Shift+Tab');
  await expect(screen.heading).toHaveText('All Photos (12)');

  const box = (place: number) => screen.cards.nth(place - 1).getByRole('checkbox');
  await keys.to(box(1));
  await keys.press('ArrowRight', 'Space', 'Shift+ArrowRight');
  await expect(screen.details).toContainText('2 photos');
  await keys.to(screen.details.getByLabel('Caption', { exact: true }));
  await keys.type('By keyboard');
  await keys.enter(screen.details.getByRole('button', { name: 'Archive' }), 'Shift+Tab');
  await expect(screen.heading).toHaveText('All Photos (10)');
  await expect(screen.cards.getByRole('checkbox').and(page.locator(':focus'))).toBeVisible();

  await keys.to(screen.cards.locator('input[tabindex="0"]'));
  await keys.press('Space');
  await keys.enter(screen.details.getByRole('button', { name: 'Crop' }));
  const crop = dialog.getByRole('button', { name: 'Crop', exact: true });
  await expect(crop).toBeEnabled();
  await keys.back(dialog.getByRole('slider', { name: 'Zoom' }));
  await keys.press('ArrowRight', 'ArrowRight');
  await keys.back(dialog.getByLabel('Part that stays; arrow keys move the photo beneath it'));
  await keys.press('ArrowRight');
  await keys.enter(crop);
  await dialog.waitFor({ state: 'hidden' });
  await expect(screen.cards.filter({ hasText: 'Not uploaded' })).toHaveCount(1);
  await expect(screen.details.getByRole('button', { name: 'Crop' })).toBeFocused();

  await keys.back(box(1));
  await keys.press('Enter');
  await expect(dialog).toContainText('1 of 10');
  await expect(dialog.getByRole('button', { name: 'Next photo' })).toBeFocused();
  await keys.press('ArrowRight');
  await expect(dialog).toContainText('2 of 10');
  await keys.press('Escape');
  await expect(box(1)).toBeFocused();

  await keys.press('Shift+ArrowRight');
  await keys.enter(screen.button('Tools'), 'Shift+Tab');
  await keys.enter(page.getByRole('menuitem', { name: 'Merge Photo' }), 'ArrowDown');
  await keys.to(main.getByRole('radio', { name: 'Vertical' }));
  await keys.press('ArrowRight');
  await keys.enter(main.getByRole('group', { name: 'Merge photo' }).getByRole('button', { name: 'Save' }));
  await expect(screen.heading).toHaveText('All Photos (11)', { timeout: 60_000 });
  await expect(screen.button('Tools')).toBeFocused();

  await keys.press('Enter');
  await keys.enter(page.getByRole('menuitem', { name: 'Set Order' }), 'ArrowDown');
  await keys.to(screen.cards.locator('input[tabindex="0"]'));
  await keys.press('ArrowRight', 'ArrowRight', 'Space');
  const chosen = await screen.cards.getByRole('checkbox', { checked: true }).getAttribute('aria-label');
  expect(await screen.names(1)).not.toEqual([chosen?.replace('Select ', '')]);
  await keys.enter(screen.button('Save order'), 'Shift+Tab');
  await expect.poll(() => screen.names(1)).toEqual([chosen?.replace('Select ', '')]);
  await keys.press('ControlOrMeta+s');
  await screen.shell.agreeToSpelling();
  await expect(screen.shell.status).toHaveText(/^Saved on server at/);
  const { gallery } = (await backend.site(DEMO)) as { gallery: { archived?: unknown; caption?: string }[] };
  expect(gallery.filter(({ caption }) => caption === 'By keyboard')).toHaveLength(2);
});

test('[LOGO-01] [LGEN-01] [LGEN-02] [LGEN-03] Logo and its generator need no pointer: size, image, layers, texts, undo, crop and upload, and is gone on with after leaving', async ({
  app,
  backend,
}) => {
  const { page, screen, keys } = await walk(app, LogoPage);
  const { generator } = screen;
  const button = (name: string) => generator.getByRole('button', { name, exact: true });

  await keys.to(screen.shell.screen.getByRole('slider', { name: 'Logo size' }));
  await keys.press('ArrowRight');
  await keys.to(generator.getByLabel('Prompt'));
  await keys.type('a friendly water drop');
  await keys.enter(button('Generate'));
  await expect(generator.getByRole('radio').first()).toBeChecked({ timeout: 30_000 });
  await keys.to(generator.getByRole('radio').first());
  await keys.press('ArrowRight');
  await expect(generator.getByRole('radio').nth(1)).toBeChecked();
  await keys.enter(button('Next'));
  for (const [slider, value] of Object.entries({ Size: '48', Weight: '900' }))
    await expect(generator.getByRole('slider', { name: slider })).toHaveAttribute('aria-valuenow', value);
  for (const [field, value] of Object.entries({ 'Line height': '1.15', Width: '500' }))
    await expect(generator.getByLabel(field)).toHaveValue(value);

  const canvas = generator.getByRole('group', { name: /^Canvas/ });
  await keys.to(canvas);
  await keys.press('Shift+Tab');
  await expect(canvas).toHaveAccessibleName(/^Canvas, Image selected/);
  await keys.press('ArrowRight', 'Shift+ArrowDown', 'ControlOrMeta+]');
  await expect(button('Send to back')).not.toHaveAttribute('aria-disabled');
  await expect(button('Bring to front')).not.toHaveAttribute('aria-disabled');
  await keys.press('ControlOrMeta+Shift+]');
  await expect(button('Bring to front')).toHaveAttribute('aria-disabled', 'true');
  await keys.press('ControlOrMeta+z');
  await expect(button('Bring to front')).not.toHaveAttribute('aria-disabled');
  await keys.enter(button('Send to back'));
  await expect(button('Send to back')).toHaveAttribute('aria-disabled', 'true');
  await expect(button('Send to back')).toBeFocused();

  await keys.back(canvas);
  await keys.press('Shift+Tab');
  await expect(canvas).toHaveAccessibleName(/^Canvas, Title selected/);
  await keys.press('Enter', 'ControlOrMeta+a');
  await keys.type('Blue Ridge');
  await keys.press('Escape');
  await expect(canvas).toBeFocused();
  await keys.press('ControlOrMeta+2');
  await page.getByRole('heading', { level: 1, name: 'Basic Info' }).waitFor();
  await keys.press('ControlOrMeta+1');
  await expect(generator.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Blue Ridge');
  await screen.expectAccessible();
  await keys.to(generator.getByLabel('Size', { exact: true }));
  await keys.press('ArrowUp');
  await keys.to(generator.getByLabel('Width'));
  await keys.press('ArrowUp');
  await keys.enter(button('Next'));
  await keys.to(generator.getByRole('slider', { name: 'Zoom' }));
  await keys.press('ArrowRight');
  await expect(button('Save logo')).toBeEnabled();
  await screen.expectAccessible();
  await keys.enter(button('Save logo'));
  await expect(screen.shell.notices.filter({ hasText: 'The logo is set' })).toBeVisible({ timeout: 30_000 });
  await keys.to(generator.getByLabel('Prompt'));
  const files = await readdir(backend.uploads);
  const widths = await Promise.all(
    files.map(async (file) => (await sharp(join(backend.uploads, file)).metadata()).width),
  );
  expect(widths).toContain(600);
  await expect(screen.picture).toHaveAttribute('src', /\/media\//);
  const created = (await backend.requests()).filter((request) => request.endsWith('/api/ai-logo-create'));
  expect(created).toHaveLength(1);
});
