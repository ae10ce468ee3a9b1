import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';
import DomainScreen from '../../../../src-renderer/screens/domain/index.tsx';

afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('slug, repository and domain', () => {
  test('[DOM-01] spaces are stripped', async () => {
    const harness = await openScreen(
      <MemoryRouter>
        <DomainScreen />
      </MemoryRouter>,
      {},
    );
    fireEvent.change(field('Slug'), { target: { value: ' joes plumbing ' } });
    expect(field('Slug').value).toBe('joesplumbing');
    await waitFor(() => expect(harness.site().slug).toBe('joesplumbing'));
  });

  test.each([
    ['Slug', 'joes.co', 'Forbidden character "."', 'slug'],
    ['Code repository', 'agency/joes', 'Forbidden character "/"', 'github_repo'],
    ['Domain', 'https://joes.com', 'Forbidden character ":"', 'paid_url'],
  ])('[DOM-01] %s: %s is refused at once and stays in the draft', async (label, value, message, name) => {
    const harness = await openScreen(
      <MemoryRouter>
        <DomainScreen />
      </MemoryRouter>,
      {},
    );
    fireEvent.input(field(label), { target: { value } });
    expect(screen.getByText(message)).toBeTruthy();
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(harness.site()[name]).toBe(value));
  });

  test('[DOM-01] an unfinished domain is refused when the field is left, and when the record comes with it', async () => {
    const message = 'Invalid domain format. Please enter a valid domain.';
    const harness = await openScreen(
      <MemoryRouter>
        <DomainScreen />
      </MemoryRouter>,
      { paid_url: 'joes' },
    );
    expect(screen.getByText(message)).toBeTruthy();
    await harness.user.type(field('Domain'), '.c');
    expect(screen.queryByText(message)).toBeNull();
    await harness.user.tab();
    expect(screen.getByText(message)).toBeTruthy();
    await harness.user.type(field('Domain'), 'om');
    await harness.user.tab();
    expect(screen.queryByText(message)).toBeNull();
  });

  test('[DOM-01, HOST-02] a slug by which the server knows the site is not called wrong, another like it is', async () => {
    await openScreen(
      <MemoryRouter>
        <DomainScreen />
      </MemoryRouter>,
      { slug: 'joes.co' },
    );
    expect(field('Slug').value).toBe('joes.co');
    expect(field('Slug').getAttribute('aria-invalid')).not.toBe('true');
    fireEvent.change(field('Slug'), { target: { value: 'joes.com' } });
    expect(screen.getByText('Forbidden character "."')).toBeTruthy();
  });

  test('[DOM-01] an emptied slug is refused, and the field gets back what it held', async () => {
    const harness = await openScreen(
      <MemoryRouter>
        <DomainScreen />
      </MemoryRouter>,
      {},
    );
    await harness.user.clear(field('Slug'));
    expect(screen.getByText('Invalid slug format. Please enter a valid slug.')).toBeTruthy();
    expect(field('Slug').value).toBe('');
    await harness.user.tab();
    expect(field('Slug').value).toBe('joes');
    expect(harness.site().slug).toBe('joes');
  });
});

describe('the contact', () => {
  const contacts = [
    { id: '1', name: 'Ann Smith' },
    { id: '2', name: 'Bob Jones' },
  ];
  const contact = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Contact' });

  test('[CHK-04] is searched by name and stored by id in the configured field', async () => {
    const harness = await openScreen(
      <MemoryRouter>
        <DomainScreen />
      </MemoryRouter>,
      {},
      { answers: { 'contacts.list': () => ({ contacts, stale: false }) } },
    );
    await harness.user.type(contact(), 'bob');
    await harness.user.click(await screen.findByRole('option', { name: 'Bob Jones' }));
    await waitFor(() => expect(harness.site().sitewright_contact_id).toBe('2'));
    expect(contact().value).toBe('Bob Jones');
  });

  test('[CHK-04] an id that the list lacks is kept and shown', async () => {
    const harness = await openScreen(
      <MemoryRouter>
        <DomainScreen />
      </MemoryRouter>,
      { sitewright_contact_id: 77 },
      { answers: { 'contacts.list': () => ({ contacts, stale: false }) } },
    );
    expect(contact().value).toBe('Contact 77');
    expect(harness.steps()).toEqual([]);
  });

  test('[CHK-04] a list that could not be had says so, and is asked for again in quiet', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let stale = true;
    const harness = await openScreen(
      <MemoryRouter>
        <DomainScreen />
      </MemoryRouter>,
      {},
      { answers: { 'contacts.list': () => ({ contacts: stale ? [] : contacts, stale }) } },
    );
    expect(await screen.findByText(/could not be refreshed/)).toBeTruthy();
    stale = false;
    await vi.advanceTimersByTimeAsync(15_000);
    await waitFor(() => expect(screen.queryByText(/could not be refreshed/)).toBeNull());
    expect(harness.bridge.inputsOf('contacts.list')).toHaveLength(2);
  });
});

describe('publishing', () => {
  test('[DOM-05] the target and the A record are said, the record only when there is one', async () => {
    const harness = await openScreen(
      <MemoryRouter>
        <DomainScreen />
      </MemoryRouter>,
      { publish_to_google_storage: true, a_record_ip: '203.0.113.7' },
    );
    expect(screen.getByText('This site publishes to cloud storage.')).toBeTruthy();
    expect(screen.getByText('203.0.113.7')).toBeTruthy();
    await harness.user.click(screen.getByRole('button', { name: 'Copy the A record' }));
    expect(harness.bridge.inputsOf('app.copyText')).toEqual([{ text: '203.0.113.7' }]);
    closeScreen();
    await openScreen(
      <MemoryRouter>
        <DomainScreen />
      </MemoryRouter>,
      {},
    );
    expect(screen.queryByText('A record')).toBeNull();
  });

  test('the published link is copied and opened', async () => {
    const url = 'http://127.0.0.1:4000/published/joes/';
    const harness = await openScreen(
      <MemoryRouter>
        <DomainScreen />
      </MemoryRouter>,
      {},
      { status: { publishedUrl: url } },
    );
    await harness.user.click(screen.getByRole('button', { name: 'Copy the published link' }));
    expect(harness.bridge.inputsOf('app.copyText')).toEqual([{ text: url }]);
    await harness.user.click(screen.getByRole('button', { name: 'Open the published page' }));
    expect(harness.bridge.inputsOf('app.openExternal')).toEqual([{ url }]);
  });

  test('a site that was never published says so', async () => {
    await openScreen(
      <MemoryRouter>
        <DomainScreen />
      </MemoryRouter>,
      {},
    );
    expect(screen.getByText('Not published yet')).toBeTruthy();
  });
});

test.each([
  [true, 1],
  [false, 0],
])('[RED-01] redirects are there only for a site in cloud storage: %s', async (publish_to_google_storage, count) => {
  await openScreen(
    <MemoryRouter>
      <DomainScreen />
    </MemoryRouter>,
    { publish_to_google_storage },
  );
  expect(screen.queryAllByRole('region', { name: 'Redirects' })).toHaveLength(count);
  expect(screen.queryAllByRole('form', { name: 'New redirect' })).toHaveLength(count);
});
