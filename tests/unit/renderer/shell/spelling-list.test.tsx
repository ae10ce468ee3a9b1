import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SpellingList } from '../../../../src-renderer/app/save-flow/spelling-list.tsx';
import { currentSite } from '../../../../src-renderer/state/draft.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const finding = (field: string, text: string) => ({
  path: [field],
  label: field,
  text,
  words: [{ word: 'teh', suggestions: ['the', 'tech'] }],
  quotes: [],
});

test('[SAVE-05] a word of several fields is fixed in all of them, as one step of undo', async () => {
  const harness = await openScreen(
    <SpellingList findings={[finding('about', 'teh'), finding('company_tagline', 'Teh')]} />,
    {
      about: 'teh van',
      company_tagline: 'Teh pipes',
    },
  );
  await harness.user.click(screen.getAllByRole('button', { name: 'Change teh to the in all 2 fields' })[0]!);
  await waitFor(() => expect(harness.site()).toMatchObject({ about: 'the van', company_tagline: 'The pipes' }));
  expect(screen.getAllByText(/Changed to the/)).toHaveLength(2);
  expect(harness.steps()).toHaveLength(1);
});

test('[SAVE-05] a number key fixes every occurrence in its own case, and what was there before is folded away', async () => {
  const about = 'Teh pipes, teh drains';
  const { user } = await openScreen(
    <SpellingList
      findings={[finding('about', about), { ...finding('company_tagline', 'teh'), known: true as const }]}
    />,
    { about, company_tagline: 'teh' },
  );
  expect(screen.queryByText('company_tagline')).toBeNull();
  await user.keyboard('1');
  expect(currentSite()['about']).toBe('The pipes, the drains');
  expect(screen.getByText(/Changed to the, 2 times/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /1 more that was there before/ }));
  await user.keyboard('2');
  expect(currentSite()['company_tagline']).toBe('tech');
});
