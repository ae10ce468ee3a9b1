import { ModalsProvider } from '@mantine/modals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { notSetUpText } from '#shared/domain/set-up/services.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { BusinessProfileSection } from '../../../../src-renderer/screens/domain/parts/business-profile/business-profile-section.tsx';
import { failureLines, percentOf } from '../../../../src-renderer/screens/domain/parts/business-profile/model.ts';
import { CheckoutSection } from '../../../../src-renderer/screens/domain/parts/checkout/checkout-section.tsx';
import { setField } from '../../../../src-renderer/state/draft-actions.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

const groups = [
  {
    label: 'Tier 3',
    plans: [
      { id: 'p1', name: 'core monthly $149', note: '' },
      { id: 'p2', name: 'core quarterly $420', note: '' },
    ],
  },
];

test('[CHK-01] the future plan is asked for only where the chosen one is quarterly', async () => {
  const answers = { 'checkout.plans': () => ({ groups, stale: false }) };
  await openScreen(<CheckoutSection />, { selected_plan: 'p1' }, { answers });
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Plan' }).value).toBe('core monthly $149'),
  );
  expect(screen.queryByRole('combobox', { name: 'Select future plan' })).toBeNull();
  closeScreen();
  await openScreen(<CheckoutSection />, { selected_plan: 'core quarterly $420' }, { answers });
  expect(await screen.findByRole('combobox', { name: 'Select future plan' })).toBeTruthy();
});

test('[CHK-01] the Salesloft ID takes digits alone', async () => {
  const harness = await openScreen(<CheckoutSection />, {});
  fireEvent.input(screen.getByLabelText('Salesloft ID'), { target: { value: ' 12-a3 ' } });
  await waitFor(() => expect(harness.site().salesloft_id).toBe('123'));
});

test('[CHK-03] what main finds in the saved record is shown: the link, or the hint', async () => {
  await openScreen(<CheckoutSection />, { selected_plan: 'p1', salesloft_id: '1', paid_url: 'joes.com' });
  expect(await screen.findByText(/Add a Contact and Paid URL/)).toBeTruthy();
  const parts = within(screen.getByRole('list', { name: 'What the checkout link needs' })).getAllByRole('listitem');
  const ticked = parts.filter((part) => within(part).queryByRole('img', { name: 'There:' }));
  expect(parts.map(({ textContent }) => textContent)).toEqual(['Contact', 'Paid URL', 'Plan', 'Salesloft ID', 'Saved']);
  expect(ticked.map(({ textContent }) => textContent)).toEqual(['Paid URL', 'Plan', 'Salesloft ID']);
  closeScreen();
  const link = 'https://pay.example/?site_key=k';
  const answers = { 'checkout.link': () => ({ link, toolUrl: 'https://checkout.example' }) };
  await openScreen(<CheckoutSection />, {}, { answers });
  expect((await screen.findByLabelText<HTMLInputElement>('Checkout Link')).value).toBe(link);
});

test('[CHK-01] [CHK-03] a checkout that is not set up says so at its link and its button, which opens nothing', async () => {
  const notSetUp = ['checkoutLink', 'newCheckout'] as const;
  const { user, bridge } = await openScreen(
    <CheckoutSection />,
    {},
    { answers: { 'checkout.link': () => ({}) }, notSetUp: [...notSetUp] },
  );
  const link = await screen.findByLabelText<HTMLInputElement>('Checkout Link');
  expect(link.disabled).toBe(true);
  expect(screen.getByText(notSetUpText('checkoutLink'))).toBeTruthy();
  expect(screen.queryByText(/Add a Contact and Paid URL/)).toBeNull();
  const button = screen.getByRole('button', { name: 'New checkout', description: notSetUpText('newCheckout') });
  await user.click(button);
  expect(bridge.inputsOf('app.openExternal')).toEqual([]);
});

test('[GBP-01] signing in to Google says at its button that it is not set up, and asks nothing', async () => {
  const { user, bridge } = await openScreen(<BusinessProfileSection />, {}, { notSetUp: ['google'] });
  const description = notSetUpText('google');
  await user.click(await screen.findByRole('button', { name: 'Sign in with Google', description }));
  expect(screen.getByText(description)).toBeTruthy();
  expect(bridge.inputsOf('businessProfile.signIn')).toEqual([]);
});

test('[CHK-04] a list that failed is asked for again after a while, without a word of the user', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const lists = [{ groups: [], stale: true }];
  await openScreen(
    <CheckoutSection />,
    { selected_plan: 'p1' },
    { answers: { 'checkout.plans': () => lists.shift() ?? { groups, stale: false } } },
  );
  expect(await screen.findByText(/plans could not be refreshed/)).toBeTruthy();
  await vi.advanceTimersByTimeAsync(15_000);
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Plan' }).value).toBe('core monthly $149'),
  );
});

test('[CHK-04] lists that are empty say so, and the rest can be filled in', async () => {
  const harness = await openScreen(<CheckoutSection />, {});
  await harness.user.click(await screen.findByRole('combobox', { name: 'Plan' }));
  expect(await screen.findByText('No plans are known')).toBeTruthy();
  await harness.user.keyboard('{Escape}');
  await harness.user.type(screen.getByLabelText('Salesloft ID'), '12');
  await waitFor(() => expect(harness.site().salesloft_id).toBe('12'));
});

test('[CHK-01] [CHK-04] a plan, coupon or contact that the lists do not know stays in sight; placeholders choose nothing', async () => {
  const site = { selected_plan: 'gone', selected_coupon: 'Select a coupon', sitewright_contact_id: 99 };
  await openScreen(<CheckoutSection />, site, { answers: { 'checkout.plans': () => ({ groups, stale: false }) } });
  const shown = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name }).value;
  await waitFor(() => expect(shown('Plan')).toBe('gone'));
  expect([shown('Coupon'), shown('Contact for the checkout')]).toEqual(['', 'Contact 99']);
});

const signedIn = { 'businessProfile.account': () => ({ signedIn: true, email: 's@x.example' }) };
const location = { title: 'Joe’s', placeId: 'ChIJ1', dashboardUrl: 'https://business.google.com/1', differences: [] };

test('[GBP-02] a listing that is not verified shows its place ID, and offers verification and Add All Photos', async () => {
  const listed = {
    state: 'listed' as const,
    accountId: '1',
    location: { ...location, verifyUrl: 'https://v.example' },
  };
  await openScreen(
    <BusinessProfileSection />,
    {},
    { answers: { ...signedIn, 'businessProfile.overview': () => listed } },
  );
  expect(await screen.findByText('ChIJ1')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Verify the listing' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add All Photos' })).toBeTruthy();
});

test('[GBP-05] an update shows what the listing says and what it will say before it is sent', async () => {
  let differences = ['phone'];
  const phone = { field: 'phone' as const, label: 'phone', present: '', wanted: '(828) 555-0142' };
  const harness = await openScreen(
    <ModalsProvider>
      <BusinessProfileSection />
    </ModalsProvider>,
    {},
    {
      answers: {
        ...signedIn,
        'businessProfile.overview': () => ({ state: 'listed', accountId: '1', location: { ...location, differences } }),
        'businessProfile.compare': () => [phone],
        'businessProfile.update': () => {
          differences = [];
          return { fields: ['phone'] };
        },
      },
    },
  );
  const update = await screen.findByRole('button', { name: 'Update listing' });
  const edit = harness.bridge.handlers['site.edit']!;
  harness.bridge.handlers['site.edit'] = () => {
    throw new AppError('DISK', 'The disk is full.');
  };
  setField(['about'], 'Mine');
  await harness.user.click(update);
  await screen.findByText('The listing was not updated');
  expect(harness.bridge.inputsOf('businessProfile.compare')).toEqual([]);
  harness.bridge.handlers['site.edit'] = edit;
  await harness.user.click(update);
  const dialog = within(await screen.findByRole('dialog', { name: 'Update the listing on Google' }));
  expect(dialog.getByRole('row', { name: 'phone nothing (828) 555-0142' })).toBeTruthy();
  expect(harness.bridge.inputsOf('businessProfile.update')).toEqual([]);
  expect(dialog.getAllByRole('rowheader').length).toBeGreaterThan(0);
  await harness.user.click(dialog.getByRole('button', { name: 'Change on Google' }));
  expect(await screen.findAllByText('The listing says what the site says.')).toHaveLength(1);
  expect(harness.bridge.inputsOf('businessProfile.update')).toEqual([{ slug: 'joes', fields: ['phone'] }]);
});

test('[GBP-03] what is entered of a new listing stays while another screen is shown, until it is created; nothing leads to a verification that is done', async () => {
  let overview: unknown = { state: 'none', unknownCreation: false };
  const created = { locationId: '7', verifyUrl: 'https://v.example' };
  const Tabs = () => {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <button onClick={() => setShown(!isShown)}>Other tab</button>
        {isShown && <BusinessProfileSection />}
      </>
    );
  };
  const { user } = await openScreen(
    <Tabs />,
    { company_type: 'Plumbing' },
    {
      answers: {
        ...signedIn,
        'businessProfile.overview': () => overview as never,
        'businessProfile.create': () => {
          overview = { state: 'listed', accountId: '1', location };
          return created as never;
        },
      },
    },
  );
  const address = () => screen.getByLabelText<HTMLInputElement>('Business address');
  await screen.findByLabelText('Business address');
  await user.clear(address());
  await user.type(address(), '1 Main St, Reno, NV 89501, United States');
  await user.click(screen.getByRole('button', { name: 'Other tab' }));
  expect(screen.queryByLabelText('Business address')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Other tab' }));
  await screen.findByLabelText('Business address');
  expect(address().value).toBe('1 Main St, Reno, NV 89501, United States');
  await user.click(screen.getByRole('combobox', { name: 'Primary category' }));
  await user.click((await screen.findAllByRole('option'))[0]!);
  await user.clear(screen.getByLabelText('Admin email'));
  await user.type(screen.getByLabelText('Admin email'), 'joe@joes.example');
  await user.click(screen.getByRole('button', { name: 'Create listing' }));
  // The overview that is loaded after the creation has no `verifyUrl`: Google has verified the listing.
  expect(await screen.findByText('verified')).toBeTruthy();
  expect(screen.queryByText('Listing created')).toBeNull();
  closeScreen();
  const none = { state: 'none' as const, accountId: '1', unknownCreation: false };
  await openScreen(
    <BusinessProfileSection />,
    {},
    { answers: { ...signedIn, 'businessProfile.overview': () => none } },
  );
  expect((await screen.findByLabelText<HTMLInputElement>('Business address')).value).toBe('');
});

test('[GBP-03] a created listing is said to be, with the link that verifies it, once Google processes it', async () => {
  let state: 'none' | 'processing' = 'none';
  const verifyUrl = 'https://v.example';
  const { user } = await openScreen(
    <BusinessProfileSection />,
    { company_type: 'Plumbing' },
    {
      answers: {
        ...signedIn,
        'businessProfile.overview': () =>
          state === 'none'
            ? { state, accountId: '1', unknownCreation: false }
            : { state, accountId: '1', location: { ...location, placeId: '', verifyUrl } },
        'businessProfile.create': () => {
          state = 'processing';
          return { verifyUrl };
        },
      },
    },
  );
  await user.type(await screen.findByLabelText('Business address'), '1 Main St, Reno, NV 89501, United States');
  await user.click(screen.getByRole('combobox', { name: 'Primary category' }));
  await user.click((await screen.findAllByRole('option'))[0]!);
  await user.type(screen.getByLabelText('Admin email'), 'joe@joes.example');
  await user.click(screen.getByRole('button', { name: 'Create listing' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The listing and its location were created, and an admin invitation was sent. Follow the link to verify the listing.',
  );
});

test('[GBP-03] an admin who was not invited is told with the reason, and the invitation sent again', async () => {
  let uninvited: { email: string; reason: string } | undefined = { email: 'joe@joes', reason: 'Unknown user.' };
  const harness = await openScreen(
    <BusinessProfileSection />,
    {},
    {
      answers: {
        ...signedIn,
        'businessProfile.overview': () => ({
          state: 'processing',
          accountId: '1',
          location: { ...location, placeId: '', ...(uninvited && { uninvited }) },
        }),
        'businessProfile.invite': () => {
          uninvited = undefined;
          return {};
        },
      },
    },
  );
  const form = within(await screen.findByRole('form', { name: 'Admin invitation' }));
  expect(form.getByText('Unknown user.')).toBeTruthy();
  const again = form.getByRole('button', { name: 'Send the invitation again' });
  await harness.user.click(again);
  expect(form.getByText('Please enter a valid email')).toBeTruthy();
  await harness.user.type(form.getByLabelText('Admin email'), '.com');
  await harness.user.click(again);
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Admin invitation' })).toBeNull());
  expect(harness.bridge.inputsOf('businessProfile.invite')).toEqual([{ slug: 'joes', adminEmail: 'joe@joes.com' }]);
  expect(screen.getByText('joe@joes.com is invited as manager.')).toBeTruthy();
});

test('[GBP-02] [GBP-04] uploading shows how far it is, can be cancelled, and says what failed', async () => {
  type Uploaded = { added: number; known: number; failures: string[] };
  let end = Promise.withResolvers<Uploaded>();
  const listed = { state: 'listed' as const, accountId: '1', location };
  const harness = await openScreen(
    <BusinessProfileSection />,
    {},
    {
      answers: {
        ...signedIn,
        'businessProfile.overview': () => listed,
        'businessProfile.addPhotos': (_input, { progress }) => {
          progress('3 of 12');
          return end.promise;
        },
      },
    },
  );
  await harness.user.click(await screen.findByRole('button', { name: 'Add All Photos' }));
  expect(await screen.findByText('Uploading photos: 3 of 12')).toBeTruthy();
  await harness.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(harness.bridge.inputsOf('call.cancel')).toHaveLength(1);
  end.reject(new AppError('CANCELLED', 'Cancelled.'));
  end = Promise.withResolvers<Uploaded>();
  await harness.user.click(await screen.findByRole('button', { name: 'Add All Photos' }));
  end.resolve({ added: 1, known: 3, failures: ['Error uploading photo', 'Error uploading photo'] });
  expect(await screen.findByText('1 photo added. 3 photos had been added before.')).toBeTruthy();
  expect(screen.getByText('Error uploading photo (2 times)')).toBeTruthy();
});

test('[GBP-04] each failure is named once with its count; progress is a share', () => {
  expect(failureLines(['Error uploading logo', 'Error uploading photo', 'Error uploading photo'])).toEqual([
    'Error uploading logo',
    'Error uploading photo (2 times)',
  ]);
  expect(percentOf('3 of 12')).toBe(25);
  expect(percentOf('soon')).toBeUndefined();
});

test('[GBP-01] [GBP-04] lost access shows the sign-in with its words', async () => {
  const refused = () => {
    throw new AppError('PROFILE_ACCESS', 'No access.');
  };
  await openScreen(<BusinessProfileSection />, {}, { answers: { ...signedIn, 'businessProfile.overview': refused } });
  const words = 'Please sign into Sitewright Support gmail using the button at the bottom of the screen.';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeTruthy();
});
