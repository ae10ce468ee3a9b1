import { ModalsProvider } from '@mantine/modals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { team } from '#shared/record-catalogue/rows/content.ts';
import { lengthHint } from '../../../../src-renderer/editor/fields/length-hint.ts';
import { sectionStore } from '../../../../src-renderer/editor/preview-section.ts';
import { teammateName } from '../../../../src-renderer/screens/team/model.ts';
import TeamScreen from '../../../../src-renderer/screens/team/index.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const open = (site: SiteDocument) =>
  openScreen(
    <MemoryRouter>
      <ModalsProvider>
        <TeamScreen />
      </ModalsProvider>
    </MemoryRouter>,
    site,
  );
const mate = (number: number) => within(screen.getByRole('group', { name: `Teammate ${number}` }));

test('[TEAM-01] a bio says ‘175 characters max’, counts what is typed and takes no more', async () => {
  const harness = await open({ teammates: [{ name: 'Ada', bio: '' }] });
  const bio = mate(1).getByLabelText<HTMLTextAreaElement>('Bio');
  expect(bio.placeholder).toBe('175 characters max');
  expect(mate(1).getByText('0 of 175')).toBeTruthy();
  fireEvent.change(bio, { target: { value: 'a'.repeat(174) } });
  await harness.user.type(bio, 'bc');
  expect(mate(1).getByText('175 of 175')).toBeTruthy();
  await waitFor(() => expect(harness.site().teammates).toEqual([{ name: 'Ada', bio: `${'a'.repeat(174)}b` }]));
});

test('a bio that came too long is kept and marked', () => {
  const bioLength = lengthHint(team.teammates.members.bio);
  expect(bioLength?.('a'.repeat(175))).toEqual({ text: '175 of 175', isWarning: false });
  expect(bioLength?.('a'.repeat(176))).toEqual({ text: '176 of 175', isWarning: true });
});

test('[TEAM-01] a teammate that is added has the focus in the name, and goes on a question', async () => {
  const harness = await open({ teammates: null });
  await harness.user.click(screen.getByRole('button', { name: 'Add teammate' }));
  expect(document.activeElement).toBe(mate(1).getByLabelText('Name'));
  await harness.user.keyboard('Ada');
  await harness.user.click(screen.getByRole('button', { name: 'Remove Ada' }));
  expect(harness.site().teammates).toHaveLength(1);
  await harness.user.click(await screen.findByRole('button', { name: 'Yes, delete' }));
  await waitFor(() => expect(harness.site().teammates).toEqual([]));
});

test('the screen says why the team page is not on the site, and the preview shows it once it is', async () => {
  const harness = await open({ multipage: true, show_team_page: false, teammates: [{ name: 'Ada' }] });
  expect(screen.queryByText(/not on the site yet/)).toBeNull();
  expect(sectionStore.getState().page).toBe('');
  await harness.user.click(screen.getByRole('switch', { name: 'Show team page' }));
  await waitFor(() => expect(sectionStore.getState().page).toBe('team/'));
  expect(screen.queryByText(/not on the site yet/)).toBeNull();
  closeScreen();
  await open({ multipage: false, show_team_page: true, teammates: [{ name: 'Ada' }] });
  expect(screen.getByText(/Choose Multi-page on/)).toBeTruthy();
  expect(sectionStore.getState().page).toBe('');
});

test('a teammate is called by name, else by role, else by number', () => {
  expect(teammateName({ name: ' Ada ', role: 'Owner' }, 1)).toBe('Ada');
  expect(teammateName({ name: ' ', role: 'Owner' }, 1)).toBe('Owner');
  expect(teammateName({}, 3)).toBe('Teammate 3');
});
