import { ModalsProvider } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { removeItems } from '#shared/record-catalogue/list-engine.ts';
import { ReviewsCard } from '../../../../src-renderer/screens/reviews/parts/reviews-card.tsx';
import { editSite, setField } from '../../../../src-renderer/state/draft.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(() => {
  closeScreen();
  notifications.clean();
});

const open = (site: Partial<SiteDocument>) =>
  openScreen(
    <ModalsProvider>
      <ReviewsCard />
    </ModalsProvider>,
    site,
    {
      answers: {
        'reviews.sources': () => ({ sources: ['Google'], stale: false }),
        'reviews.categorize': () => ({ reviews: [{ index: 1, service: 'Drains' }] }),
      },
    },
  );
const reviews = (...checked: boolean[]) =>
  checked.map((isChecked, at) => ({ reviewer: `Ann ${at}`, review: 'Fine', checked: isChecked, order: at }));

test('[REV-03] nothing is asked of the server while no review is checked', async () => {
  const { user, bridge } = await open({ testimonials: reviews(false, false) });
  await user.click(screen.getByRole('button', { name: 'Categorize Reviews' }));
  expect(await screen.findByText('Please select reviews to categorize.')).toBeTruthy();
  expect(bridge.inputsOf('reviews.categorize')).toEqual([]);
});

test('[REV-03] the checked reviews get the services that were found and lose their checks, as one undo', async () => {
  const harness = await open({ testimonials: reviews(false, true, true) });
  await harness.user.click(screen.getByRole('button', { name: 'Categorize Reviews' }));
  expect(await screen.findByText('Found a service for 1 of 2')).toBeTruthy();
  expect(harness.bridge.inputsOf('reviews.categorize')).toMatchObject([{ indexes: [1, 2] }]);
  await waitFor(() =>
    expect(harness.site().testimonials).toMatchObject([
      { checked: false },
      { checked: false, service: 'Drains' },
      { checked: false },
    ]),
  );
  expect(new Set(harness.steps()).size).toBe(1);
});

test('[REV-03] while the server looks, the button keeps its words and cannot be pressed again', async () => {
  const { user, bridge } = await open({ testimonials: reviews(true) });
  const { promise, resolve } = Promise.withResolvers<{ reviews: [] }>();
  bridge.handlers['reviews.categorize'] = () => promise;
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Categorize Reviews' });
  await user.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  expect(button.disabled).toBe(true);
  resolve({ reviews: [] });
  expect(await screen.findByText('Found a service for 0 of 1')).toBeTruthy();
  expect(button.disabled).toBe(false);
});

test('[REV-03] a service that was found goes to the review that was asked about, when others are moved or deleted meanwhile', async () => {
  const harness = await open({ testimonials: reviews(false, true, true) });
  const { promise, resolve } = Promise.withResolvers<{ reviews: { index: number; service: string }[] }>();
  harness.bridge.handlers['reviews.categorize'] = () => promise;
  await harness.user.click(screen.getByRole('button', { name: 'Categorize Reviews' }));
  await waitFor(() => expect(harness.bridge.inputsOf('reviews.categorize')).toHaveLength(1));
  act(() => editSite((site) => removeItems(site, ['testimonials'], [0])));
  resolve({ reviews: [{ index: 1, service: 'Drains' }] });
  expect(await screen.findByText('Found a service for 1 of 2')).toBeTruthy();
  await waitFor(() =>
    expect(harness.site().testimonials).toMatchObject([
      { reviewer: 'Ann 1', checked: false, service: 'Drains' },
      { reviewer: 'Ann 2', checked: false },
    ]),
  );
  expect(harness.site().testimonials).toHaveLength(2);
});

test('[REV-03] a review whose text or service was changed meanwhile keeps what it has', async () => {
  const harness = await open({ testimonials: reviews(true, true, true) });
  const { promise, resolve } = Promise.withResolvers<{ reviews: { index: number; service: string }[] }>();
  harness.bridge.handlers['reviews.categorize'] = () => promise;
  await harness.user.click(screen.getByRole('button', { name: 'Categorize Reviews' }));
  await waitFor(() => expect(harness.bridge.inputsOf('reviews.categorize')).toHaveLength(1));
  act(() => {
    setField(['testimonials', 0, 'service'], 'Roofs');
    setField(['testimonials', 1, 'review'], 'They cleaned the gutters');
  });
  resolve({ reviews: [0, 1, 2].map((index) => ({ index, service: 'Drains' })) });
  expect(await screen.findByText('Found a service for 1 of 3')).toBeTruthy();
  await waitFor(() =>
    expect(harness.site().testimonials).toMatchObject([
      { checked: true, service: 'Roofs' },
      { checked: true, review: 'They cleaned the gutters' },
      { checked: false, service: 'Drains' },
    ]),
  );
  expect(harness.site().testimonials?.[1]).not.toHaveProperty('service');
});
