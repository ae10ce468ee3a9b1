import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CommandContext } from '../../../../src-renderer/app/commands/command-table.ts';
import { stepThroughSites } from '../../../../src-renderer/app/commands/recent-sites-store.ts';
import { RecentSites } from '../../../../src-renderer/app/commands/recent-sites.tsx';
import { useShortcuts } from '../../../../src-renderer/app/commands/use-shortcuts.ts';
import { closeSite } from '../../../../src-renderer/state/draft-actions.ts';
import { keepPlace } from '../../../../src-renderer/state/visited.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';
import { siteSummary } from '../../../support/site-summary.ts';

afterEach(closeScreen);

const SITES = [siteSummary('acme', 'Acme'), siteSummary('joes', 'Joe'), siteSummary('mills', 'Mills')];
const selected = () => screen.getByRole('option', { selected: true }).textContent;

function Shortcuts({ navigate }: Pick<CommandContext, 'navigate'>) {
  useShortcuts({ navigate, flow: { start: async () => true }, contactField: 'sitewright_contact_id' });
  return null;
}

test('[NAV-15] Ctrl+Tab goes through the sites opened last, and opens the one reached when Ctrl is let go, where it was left', async () => {
  const navigate = vi.fn<CommandContext['navigate']>();
  keepPlace('/faqs/acme', {});
  const { user } = await openScreen(
    <>
      <Shortcuts navigate={navigate} />
      <RecentSites navigate={navigate} />
    </>,
    {},
    { answers: { 'site.recent': () => SITES } },
  );
  await user.keyboard('{Control>}{Tab}');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Joejoes', 'Acmeacme', 'Millsmills']);
  expect(selected()).toBe('Acmeacme');
  await user.keyboard('{Tab}');
  expect(selected()).toBe('Millsmills');
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(selected()).toBe('Acmeacme');
  expect(navigate).not.toHaveBeenCalled();
  await user.keyboard('{/Control}');
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/faqs/acme'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Control>}{Shift>}{Tab}{/Shift}{/Control}');
  await waitFor(() => expect(navigate).toHaveBeenLastCalledWith('/basicInfo/mills'));
});

test('[NAV-15] Ctrl+Shift+Tab begins with the site that was opened longest ago when no site is open', async () => {
  await openScreen(<RecentSites navigate={vi.fn()} />, {}, { answers: { 'site.recent': () => SITES } });
  act(closeSite);
  act(() => stepThroughSites(-1));
  await screen.findAllByRole('option');
  expect(selected()).toBe('Millsmills');
});
