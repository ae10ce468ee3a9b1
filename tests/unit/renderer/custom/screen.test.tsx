import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { rowsOfTabs } from '#shared/record-catalogue/rows/index.ts';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';
import CustomScreen from '../../../../src-renderer/screens/custom/index.tsx';
import { sections } from '../../../../src-renderer/screens/custom/sections.tsx';

afterEach(closeScreen);

const open = (site: SiteDocument, answers: FakeHandlers = {}) =>
  openScreen(
    <MemoryRouter>
      <CustomScreen />
    </MemoryRouter>,
    site,
    { answers },
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });
const select = (label: string) => screen.getByRole<HTMLInputElement>('combobox', { name: label });
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

test('[CUST-01] each section is a region of its own, and every field that the index names can be reached', async () => {
  await open({ payments: null });
  for (const { title, fields = [] } of sections) {
    const region = screen.getByRole('region', { name: title });
    for (const { label } of fields) {
      expect(within(region).getAllByLabelText(label, { exact: true }), label).not.toHaveLength(0);
    }
  }
});

test('[CUST-01] [CUST-04] each text shows and edits its own field', async () => {
  const texts = Object.entries(rowsOfTabs.custom).flatMap(([name, { kind, label }]) =>
    ['prose', 'link', 'code'].includes(kind) && !/^(cta_(?!header|subtitle)|call_to_action_)/.test(name)
      ? [{ name, label }]
      : [],
  );
  expect(texts.length).toBeGreaterThan(30);
  const harness = await open(Object.fromEntries(texts.map(({ name }) => [name, `${name} before`])));
  for (const { name, label } of texts) expect(field(label).value, label).toBe(`${name} before`);
  // All texts are typed in one `act`, so that the screen is rendered only once.
  act(() => texts.forEach(({ name, label }) => type(label, `${name} “<b>” & 1.0`)));
  const typed = Object.fromEntries(texts.map(({ name }) => [name, `${name} “<b>” & 1.0`]));
  await waitFor(() => expect(harness.site()).toMatchObject(typed));
});

test('[CUST-01] the day on which the job was posted is chosen, and cleared again', async () => {
  const harness = await open({ job_posted: '2026-04-20' });
  expect(field('Date posted').type).toBe('date');
  expect(field('Date posted').value).toBe('2026-04-20');
  act(() => void type('Date posted', '2026-05-04'));
  await waitFor(() => expect(harness.site()).toMatchObject({ job_posted: '2026-05-04' }));
  act(() => void type('Date posted', ''));
  await waitFor(() => expect(harness.site()).toMatchObject({ job_posted: '' }));
});

test('[CUST-02] without any button the first-time defaults show, and the first change writes them down', async () => {
  const harness = await open({ phone: '555-0100', email: 'me@example.com', external_link: 'https://book.example' });
  expect(select('Main 1 button').value).toBe('Phone call');
  expect(field('Main 2 button text').value).toBe('Give us a Call');
  expect(field('Nav Bar 1 button link').value).toBe('https://book.example');
  expect(field('Slide In button link').value).toBe('mailto:me@example.com');
  expect(select('Recruiting button').value).toBe('None');
  expect(field('Recruiting button text').disabled).toBe(true);
  type('Main 1 button text', 'Get a price');
  await waitFor(() => {
    expect(harness.site()).toMatchObject({
      cta_main: 'phone',
      call_to_action_message: 'Get a price',
      cta_main_1: 'phone',
      call_to_action_message_1: 'Give us a Call',
      cta_slide_in: 'email',
      cta_slide_in_link: 'mailto:me@example.com',
    });
  });
});

test('[CUST-02] a type brings its link and text, None clears them', async () => {
  const harness = await open({
    phone: '555-0100',
    cta_main: 'link',
    cta_main_link: '/x',
    call_to_action_message: 'Here',
  });
  await harness.user.click(select('Recruiting button'));
  await harness.user.click(screen.getByRole('option', { name: 'Text message' }));
  await waitFor(() =>
    expect(harness.site()).toMatchObject({
      cta_recruiting: 'text',
      cta_recruiting_link: 'sms:5550100',
      call_to_action_message_recruiting: 'Apply Today',
    }),
  );
  await harness.user.click(select('Recruiting button'));
  await harness.user.click(screen.getByRole('option', { name: 'None' }));
  await waitFor(() =>
    expect(harness.site()).toMatchObject({
      cta_recruiting: '',
      cta_recruiting_link: '',
      call_to_action_message_recruiting: '',
    }),
  );
});

test('[CUST-02] an address that stands for a type is shown as its link, and edited there', async () => {
  const harness = await open({ cta_nav: 'https://book.example/a', call_to_action_message_nav: 'Book' });
  expect(select('Nav Bar 1 button').value).toBe('Other link');
  expect(field('Nav Bar 1 button text').value).toBe('Book');
  expect(field('Nav Bar 1 button link').value).toBe('https://book.example/a');
  type('Nav Bar 1 button link', 'https://book.example/b');
  await waitFor(() =>
    expect(harness.site()).toMatchObject({ cta_nav: 'link', cta_nav_link: 'https://book.example/b' }),
  );
});

test('[CUST-03] a payment can be chosen once the one before it is filled, keeps what follows ‘.com/’, and goes by None', async () => {
  const harness = await open({ payments: null });
  expect(select('Payment 1').placeholder).toBe('None; usually Venmo');
  expect(select('Payment 2').disabled).toBe(true);
  await harness.user.click(select('Payment 1'));
  await harness.user.click(screen.getByRole('option', { name: 'PayPal' }));
  expect(select('Payment 2').disabled).toBe(false);
  type('Payment 1 link', 'https://www.paypal.com/joe');
  expect(field('Payment 1 link').value).toBe('joe');
  await waitFor(() => expect(JSON.stringify(harness.site().payments)).toContain('joe'));
  await harness.user.click(select('Payment 1'));
  await harness.user.click(screen.getByRole('option', { name: 'None' }));
  expect(screen.queryByLabelText('Payment 1 link')).toBeNull();
  expect(select('Payment 2').disabled).toBe(true);
});

test('[CUST-04] the flags of the text form show their defaults until they are set', async () => {
  const harness = await open({});
  expect(field('Form asks for the name').checked).toBe(true);
  expect(field('Form asks for the email').checked).toBe(false);
  await harness.user.click(field('Form asks for the name'));
  await waitFor(() => expect(harness.site()['text_show_name']).toBe(false));
  expect(field('Text form placeholder').placeholder).toBe('How can we help?');
  expect(field('Form header').placeholder).toBe('Send us a text');
  expect(field('Chat message').placeholder).toBe('Have a question?');
  expect(select('Contact form steps').placeholder).toBe('Two steps');
});

test('[CUST-01] generated steps are reviewed, and put in place as one step of undo', async () => {
  const steps = [1, 2, 3].map((step) => ({ heading: `New ${step}`, description: `Words ${step}` }));
  const harness = await open({ three_step_1_header: 'Old' }, { 'custom.threeSteps': () => ({ steps }) });
  await harness.user.click(screen.getByRole('button', { name: 'Generate the three steps' }));
  await harness.user.click(await screen.findByRole('button', { name: 'Accept all' }));
  await waitFor(() =>
    expect(harness.site()).toMatchObject({ three_step_1_header: 'New 1', three_step_3_subtitle: 'Words 3' }),
  );
  expect(harness.steps()).toHaveLength(1);
});

test('[CUST-01] nothing generated leaves the steps and says why', async () => {
  const harness = await open(
    { three_step_1_header: 'Old' },
    { 'custom.threeSteps': () => ({ steps: [], problem: 'The backend wrote no steps.' }) },
  );
  await harness.user.click(screen.getByRole('button', { name: 'Generate the three steps' }));
  await screen.findByText('The backend wrote no steps.');
  expect(field('Step 1 header').value).toBe('Old');
});
