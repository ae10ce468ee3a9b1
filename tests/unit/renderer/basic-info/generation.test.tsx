import { screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { GenerationKind } from '#shared/ipc/content.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';
import BasicInfoScreen from '../../../../src-renderer/screens/basic-info/index.tsx';

const basicInfo = (
  <MemoryRouter>
    <BasicInfoScreen />
  </MemoryRouter>
);

afterEach(closeScreen);

const site = { company_tagline: 'Old tagline', about: 'Old about', title_tag: 'Old title', meta_description: '' };
const failure = 'Error generating: Verify that Company Name, Industry and at least one Service Area are filled.';
const generated = ({ kind }: { kind: GenerationKind }) => ({ text: `New ${kind}` });
const refused = () => {
  throw new AppError('GENERATION_FAILED', failure);
};

describe('one text', () => {
  test('[BI-15] is shown beside the present one and replaces it only when accepted, as one edit', async () => {
    const harness = await openScreen(basicInfo, site, { answers: { 'generation.text': generated } });
    await harness.user.click(screen.getByRole('button', { name: 'Generate tagline' }));
    const review = await screen.findByRole('region', { name: 'New tagline' });
    const marked = (tag: string) => [...review.querySelectorAll(tag)].map((each) => each.textContent);
    expect([marked('del'), marked('ins')]).toEqual([['Old'], ['New']]);
    expect(harness.site().company_tagline).toBe('Old tagline');
    await harness.user.click(within(review).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(harness.site().company_tagline).toBe('New tagline'));
    expect(harness.steps()).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'New tagline' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Generate tagline' })));
  });

  test('[BI-15] is compared with what is typed into the field meanwhile', async () => {
    const harness = await openScreen(basicInfo, site, { answers: { 'generation.text': generated } });
    await harness.user.click(screen.getByRole('button', { name: 'Generate tagline' }));
    const review = await screen.findByRole('region', { name: 'New tagline' });
    await harness.user.type(screen.getByRole('textbox', { name: 'Tagline' }), ' of mine');
    await waitFor(() =>
      expect([...review.querySelectorAll('del')].map(({ textContent }) => textContent).join('')).toContain('of mine'),
    );
  });

  test('[BI-15] can be changed before it is accepted', async () => {
    const harness = await openScreen(basicInfo, site, { answers: { 'generation.text': generated } });
    await harness.user.click(screen.getByRole('button', { name: 'Generate tagline' }));
    const review = within(await screen.findByRole('region', { name: 'New tagline' }));
    await harness.user.click(review.getByRole('button', { name: 'Edit' }));
    await harness.user.type(review.getByRole('textbox', { name: 'New tagline' }), '!');
    await harness.user.click(review.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(harness.site().company_tagline).toBe('New tagline!'));
  });

  test('[BI-15] is asked for again by Try again, and a failure by Retry', async () => {
    let calls = 0;
    const harness = await openScreen(basicInfo, site, {
      answers: { 'generation.text': () => (++calls === 2 ? refused() : { text: `Attempt ${calls}` }) },
    });
    await harness.user.click(screen.getByRole('button', { name: 'Generate tagline' }));
    const first = await screen.findByRole('region', { name: 'New tagline' });
    await harness.user.click(within(first).getByRole('button', { name: 'Try again' }));
    await harness.user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect((await screen.findByRole('region', { name: 'New tagline' })).textContent).toContain('Attempt 3');
  });

  test('[BI-15] is dropped when the old one is kept', async () => {
    const harness = await openScreen(basicInfo, site, { answers: { 'generation.text': generated } });
    await harness.user.click(screen.getByRole('button', { name: 'Generate about' }));
    await harness.user.click(await screen.findByRole('button', { name: 'Keep the old text' }));
    expect(screen.queryByRole('region', { name: 'New about' })).toBeNull();
    expect(harness.steps()).toEqual([]);
  });

  test('[BI-15] a failure shows its exact text at the field, and the field stays', async () => {
    const harness = await openScreen(basicInfo, site, { answers: { 'generation.text': refused } });
    await harness.user.click(screen.getByRole('button', { name: 'Generate site title' }));
    expect((await screen.findByRole('alert')).textContent).toBe(failure);
    expect(screen.getByLabelText<HTMLInputElement>('Site title').value).toBe('Old title');
  });

  test('[BI-15] a running generation is cancelled by its button, in main too', async () => {
    const harness = await openScreen(basicInfo, site, {
      answers: { 'generation.text': () => new Promise(() => undefined) },
    });
    await harness.user.click(screen.getByRole('button', { name: 'Generate tagline' }));
    await waitFor(() =>
      expect(harness.bridge.inputsOf('generation.text')).toEqual([{ slug: 'joes', kind: 'tagline' }]),
    );
    await harness.user.click(screen.getByRole('button', { name: 'Cancel: Generate tagline' }));
    expect(screen.getByRole('button', { name: 'Generate tagline' })).toBeTruthy();
    expect(harness.bridge.inputsOf('call.cancel')).toHaveLength(1);
  });

  test('[BI-15] what was typed reaches main before it generates', async () => {
    const harness = await openScreen(basicInfo, site, {
      answers: { 'generation.text': () => ({ text: `For ${String(harness.site().company_name)}` }) },
    });
    await harness.user.type(screen.getByLabelText('Company name'), 'Joe');
    await harness.user.click(screen.getByRole('button', { name: 'Generate tagline' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'New tagline' }).textContent).toContain('For Joe'));
  });

  test('[BI-15] cannot be generated offline, and the button says why', async () => {
    const harness = await openScreen(basicInfo, site, { status: { online: false } });
    const button = screen.getByRole('button', { name: 'Generate tagline' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await harness.user.click(button);
    await harness.user.hover(button);
    expect((await screen.findByRole('tooltip')).textContent).toBe('Generating needs the server: you are offline.');
    expect(harness.bridge.inputsOf('generation.text')).toEqual([]);
  });
});

describe('Update Content', () => {
  const update = () => screen.getByRole('button', { name: 'Update Content' });

  test('[BI-01] regenerates the four texts; all accepted make one edit', async () => {
    const harness = await openScreen(basicInfo, site, { answers: { 'generation.text': generated } });
    await harness.user.click(update());
    await harness.user.click(await screen.findByRole('button', { name: 'Accept all' }));
    await waitFor(() =>
      expect(harness.site()).toMatchObject({
        company_tagline: 'New tagline',
        about: 'New about',
        title_tag: 'New siteTitle',
        meta_description: 'New siteDescription',
      }),
    );
    expect(harness.steps()).toHaveLength(1);
  });

  test('[BI-01] each can be accepted by itself', async () => {
    const harness = await openScreen(basicInfo, site, { answers: { 'generation.text': generated } });
    await harness.user.click(update());
    const selected = await screen.findByRole<HTMLButtonElement>('button', { name: 'Accept selected' });
    expect(selected.disabled).toBe(true);
    await harness.user.click(screen.getByRole('checkbox', { name: 'Use the new about' }));
    await harness.user.click(selected);
    await waitFor(() => expect(harness.site().about).toBe('New about'));
    expect(harness.site().company_tagline).toBe('Old tagline');
  });

  test('[BI-01] a text that failed says why among the others, and is not accepted', async () => {
    const harness = await openScreen(basicInfo, site, {
      answers: { 'generation.text': (input) => (input.kind === 'about' ? refused() : generated(input)) },
    });
    await harness.user.click(update());
    const about = await screen.findByRole('region', { name: 'About' });
    expect(within(about).getByRole('alert').textContent).toBe(failure);
    await harness.user.click(screen.getByRole('button', { name: 'Accept all' }));
    await waitFor(() => expect(harness.site().company_tagline).toBe('New tagline'));
    expect(harness.site().about).toBe('Old about');
  });

  test('[BI-01] a failure of all is said once, without a dialog', async () => {
    const harness = await openScreen(basicInfo, site, { answers: { 'generation.text': refused } });
    await harness.user.click(update());
    expect((await screen.findByRole('alert')).textContent).toBe(failure);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
