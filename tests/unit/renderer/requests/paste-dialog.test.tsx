import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { TextDrop } from '../../../../src-renderer/app/requests/text-drop.tsx';
import PasteDialog from '../../../../src-renderer/app/requests/paste-dialog.tsx';
import { currentSite } from '../../../../src-renderer/state/draft.ts';
import { draftStore } from '../../../../src-renderer/state/draft-store.ts';
import { usePanel } from '../../../../src-renderer/state/panel-store.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';
import { site } from '../../domain/facts/samples/site.ts';

afterEach(closeScreen);

function Window() {
  const panel = usePanel();
  return (
    <>
      <button>Elsewhere</button>
      <input aria-label="A field" />
      <TextDrop />
      {panel === 'paste' && <PasteDialog slug="joes" />}
    </>
  );
}

const request = 'New phone 828-555-0199, Saturday 8–2, remove the spring promo, add service Drain Camera. Bigger logo!';

const open = (answers = {}) =>
  openScreen(<Window />, site, { answers: { 'requests.add': () => ({ id: 1 }), ...answers } });

test('[NAV-12] a request is pasted and applied in two actions as one step, and kept with its text', async () => {
  const { user, bridge, site: draft, steps } = await open();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await user.paste(request);
  const apply = await screen.findByRole('button', { name: 'Apply 4 changes' });
  await waitFor(() => expect(document.activeElement).toBe(apply));
  screen.getByText('Bigger logo!', { selector: 'li' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(draft().phone).toBe('(828) 555-0199'));
  expect(draft().business_hours?.[6]).toEqual({ from: '08:00', to: '14:00', custom: '' });
  expect(draft().announcement?.show_announcement).toBe(false);
  expect(draft().services?.at(-1)).toMatchObject({ 'service-name': 'Drain Camera' });
  expect(new Set(steps()).size).toBe(1);
  expect(bridge.inputsOf('requests.add')).toMatchObject([{ slug: 'joes', source: request, facts: { length: 4 } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[NAV-12] each change shows what it replaces, and one that is unticked is not made', async () => {
  const { user, bridge, site: draft } = await open();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await user.paste(request);
  const list = within(await screen.findByRole('list', { name: 'Changes that the text asks for' }));
  list.getByText('(828) 555-0142');
  await user.click(list.getByRole('checkbox', { name: /^Phone/ }));
  await user.click(screen.getByRole('button', { name: 'Apply 3 changes' }));
  await waitFor(() => expect(draft().announcement?.show_announcement).toBe(false));
  expect(draft().phone).toBe('(828) 555-0142');
  expect(bridge.inputsOf('requests.add')[0]?.facts).toHaveLength(3);
});

test('[NAV-12] of two values for one place none is ticked, and ticking one leaves the other', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await user.paste('Phone: 704.555.0155 / 704.555.0156');
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^Phone/ });
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply 0 changes' }).disabled).toBe(true);
  for (const box of boxes) await user.click(box);
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
});

test('[NAV-12] nothing is changed when the text cannot be kept, and the dialog says why', async () => {
  const refuse = () => {
    throw new AppError('DISK', 'This computer’s disk refused the edit.');
  };
  const { user, site: draft } = await open({ 'requests.add': refuse });
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await user.paste(request);
  await user.click(await screen.findByRole('button', { name: 'Apply 4 changes' }));
  await screen.findByText('This computer’s disk refused the edit.');
  expect(draft().phone).toBe('(828) 555-0142');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the request' }).value).toBe(request);
});

test('[NAV-12] what is pasted into a field stays there', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('textbox', { name: 'A field' }));
  await user.paste(request);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'A field' }).value).toBe(request);
});

test('[NAV-12] a request changes no other site when that site is opened while the request is stored', async () => {
  const { user, bridge } = await open();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await user.paste(request);
  const apply = await screen.findByRole('button', { name: 'Apply 4 changes' });
  const { site: record } = draftStore.getState();
  bridge.handlers['requests.add'] = () => {
    draftStore.setState({ slug: 'other' });
    return { id: 1 };
  };
  await user.click(apply);
  await waitFor(() => expect(bridge.inputsOf('requests.add')).toHaveLength(1));
  expect(currentSite()).toBe(record);
});

test('[NAV-12] a phone for which the list has no room is reported as not made when it is applied all the same', async () => {
  const phones = Array.from({ length: 9 }, (_, at) => `(828) 555-011${String(at)}`);
  const { user, site: draft } = await openScreen(
    <Window />,
    { ...site, additional_phone_number_list: phones },
    { answers: { 'requests.add': () => ({ id: 1 }) } },
  );
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await user.paste('Our second phone is 828-555-0199. Saturday 8–2');
  await user.click(await screen.findByRole('checkbox', { name: /^Additional phone/ }));
  await user.click(screen.getByRole('button', { name: 'Apply 2 changes' }));
  await screen.findByText('1 change not made');
  await screen.findByText('1 change made');
  await waitFor(() => expect(draft().business_hours?.[6]).toEqual({ from: '08:00', to: '14:00', custom: '' }));
  expect(draft().additional_phone_number_list).toEqual(phones);
});
