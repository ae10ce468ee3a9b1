import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CreateForm, type NewSiteEntry } from '../../../../src-renderer/screens/new-site/parts/create-form.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const entry: NewSiteEntry = { slug: '', industryId: '1', industryName: 'Plumbing', copyOf: undefined };

async function openWith(slug: string) {
  const onCreate = vi.fn<() => Promise<void>>(async () => undefined);
  const form = (
    <CreateForm entry={{ ...entry, slug }} onEntry={vi.fn()} onCreate={onCreate} starting={false} failure={undefined} />
  );
  const { user } = await openScreen(form, {}, { answers: { 'industries.list': () => [{ id: 1, name: 'Plumbing' }] } });
  return { user, onCreate };
}

test.each([
  ['too long', 'a'.repeat(101), 'Too long: a slug has at most 100 characters.'],
  ['broken', 'joes\ud83d', /^The text holds half of a character/],
])(
  '[NEW-01] a slug that is %s is kept as it was typed, with words below, and nothing can be created',
  async (_what, slug, words) => {
    const { user, onCreate } = await openWith(slug);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Facebook Slug' })).toHaveProperty('value', slug);
    expect(screen.getByRole('button', { name: 'Create' })).toHaveProperty('disabled', true);
    await user.type(screen.getByRole('textbox', { name: 'Facebook Slug' }), '{Enter}');
    expect(onCreate).not.toHaveBeenCalled();
  },
);
