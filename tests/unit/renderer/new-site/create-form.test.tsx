import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CreateForm, type NewSiteEntry } from '../../../../src-renderer/screens/new-site/parts/create-form.tsx';
import type { NewSiteRequest } from '../../../../src-renderer/screens/new-site/queries.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const entry: NewSiteEntry = {
  slug: '',
  industryId: '1',
  industryName: 'Plumbing',
  contact: null,
  domain: '',
  copyOf: undefined,
};

async function openWith(slug: string) {
  const onCreate = vi.fn<() => Promise<void>>(async () => undefined);
  const form = (
    <CreateForm
      entry={{ ...entry, slug }}
      onEntry={vi.fn()}
      onCreate={onCreate}
      starting={false}
      autoFocus
      failure={undefined}
    />
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

function Form({ onCreate }: { onCreate: (request: NewSiteRequest) => Promise<void> }) {
  const [now, setNow] = useState<NewSiteEntry>({ ...entry, industryId: null, industryName: '' });
  return <CreateForm entry={now} onEntry={setNow} onCreate={onCreate} starting={false} autoFocus failure={undefined} />;
}

const answers = {
  'industries.list': () => [
    { id: 1, name: 'Plumbing' },
    { id: 2, name: 'Roofing' },
  ],
  'contacts.list': () => ({ contacts: [{ id: '42', name: 'Derek Olsen' }], stale: false }),
};

test('[NAV-13] industry and contact are chosen by typing and Tab when both lists come only after the typing', async () => {
  const onCreate = vi.fn(async () => undefined);
  const lists = { industries: Promise.withResolvers<void>(), contacts: Promise.withResolvers<void>() };
  const late = {
    'industries.list': () => lists.industries.promise.then(answers['industries.list']),
    'contacts.list': () => lists.contacts.promise.then(answers['contacts.list']),
  };
  const { user } = await openScreen(<Form onCreate={onCreate} />, {}, { answers: late });
  await user.keyboard('joes');
  await user.tab();
  await user.keyboard('roo');
  lists.industries.resolve();
  await screen.findByRole('option', { name: 'Roofing' });
  await user.tab();
  await user.keyboard('derek');
  lists.contacts.resolve();
  await screen.findByRole('option', { name: 'Derek Olsen' });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onCreate).toHaveBeenCalledWith({
    fbSlug: 'joes',
    industry: { id: 2, name: 'Roofing' },
    stock: false,
    contact: '42',
  });
});

test('[NAV-13] industry and contact are chosen by typing and Tab, and a pasted address becomes its domain', async () => {
  const onCreate = vi.fn(async () => undefined);
  const { user, bridge } = await openScreen(<Form onCreate={onCreate} />, {}, { answers });
  await waitFor(() => expect(bridge.inputsOf('contacts.list')).toHaveLength(1));
  await user.keyboard('joes');
  await user.tab();
  await user.keyboard('roo');
  await user.tab();
  await user.keyboard('derek');
  await user.tab();
  await user.keyboard('https://www.joes.com/about{Enter}');
  const facts = { contact: '42', domain: 'joes.com' };
  expect(onCreate).toHaveBeenCalledWith({
    fbSlug: 'joes',
    industry: { id: 2, name: 'Roofing' },
    stock: false,
    ...facts,
  });
});

test('[NAV-13] a domain that is none is said once the site is asked for, and nothing is created', async () => {
  const onCreate = vi.fn(async () => undefined);
  const { user } = await openScreen(<Form onCreate={onCreate} />, {}, { answers });
  await user.keyboard('joes');
  await user.tab();
  await user.keyboard('roo');
  await user.tab();
  await user.type(screen.getByLabelText('Domain (optional)'), 'joes');
  expect(screen.queryByText(/^Invalid domain format/)).toBeNull();
  await user.keyboard('{Enter}');
  await screen.findByText(/^Invalid domain format/);
  expect(onCreate).not.toHaveBeenCalled();
});
