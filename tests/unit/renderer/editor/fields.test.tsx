import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { ColorField } from '../../../../src-renderer/editor/fields/color-field.tsx';
import { KeywordsField, KeywordTags } from '../../../../src-renderer/editor/fields/keywords-field.tsx';
import { ProfileField } from '../../../../src-renderer/editor/fields/profile-field.tsx';
import { SelectField } from '../../../../src-renderer/editor/fields/select-field.tsx';
import { TextField } from '../../../../src-renderer/editor/fields/text-field.tsx';
import { currentSite, edit, flushEdits, undo } from '../../../../src-renderer/state/draft.ts';
import { refusedTexts } from '../../../../src-renderer/state/refusals.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

describe('a text field', () => {
  const path = ['services', 0, 'service-name'];

  test('writes to its path, and a burst of typing is one step of undo', async () => {
    const harness = await openScreen(<TextField path={path} label="Name" />, {
      services: [{ 'service-name': 'Roof' }],
    });
    await harness.user.type(screen.getByLabelText('Name'), 's');
    await harness.user.type(screen.getByLabelText('Name'), '!');
    await waitFor(() => expect(harness.site().services).toEqual([{ 'service-name': 'Roofs!' }]));
    expect(harness.steps()).toHaveLength(1);
  });

  test('says what is wrong once it was left, not while it is typed for the first time', async () => {
    const check = (value: string) => (value === '' ? 'A name is needed.' : undefined);
    const harness = await openScreen(<TextField path={path} label="Name" check={check} />, {
      services: [{ 'service-name': 'R' }],
    });
    await harness.user.clear(screen.getByLabelText('Name'));
    expect(screen.queryByText('A name is needed.')).toBeNull();
    await harness.user.tab();
    expect(screen.getByText('A name is needed.')).toBeTruthy();
  });

  test('is drawn again alone when it is typed in', async () => {
    let drawn = 0;
    const harness = await openScreen(
      <>
        <TextField path={path} label="Name" />
        <Profiler id="about" onRender={() => drawn++}>
          <TextField path={['about']} label="About" />
        </Profiler>
      </>,
      { about: 'A', services: [{ 'service-name': 'R' }] },
    );
    drawn = 0;
    await harness.user.type(screen.getByLabelText('Name'), 'oofs');
    expect(drawn).toBe(0);
  });

  test('keeps what is typed itself: nothing of its element changes before the frame of the key', async () => {
    await openScreen(<TextField path={['about']} />, { about: 'Roofs' });
    const field = screen.getByLabelText<HTMLTextAreaElement>('About');
    Object.defineProperty(document, 'hidden', { configurable: true, value: false });
    const watching = new MutationObserver(() => undefined);
    watching.observe(field, { attributes: true, childList: true, characterData: true, subtree: true });
    fireEvent.input(field, { target: { value: 'Roofs and' } });
    expect(currentSite().about).toBe('Roofs and');
    expect(watching.takeRecords()).toEqual([]);
    watching.disconnect();
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    await act(flushEdits);
  });

  test('shows at once what is written of the typed text', async () => {
    const digits = (typed: string) => typed.replaceAll(/\D/g, '');
    const harness = await openScreen(<TextField path={['about']} clean={digits} />, { about: '1' });
    const field = screen.getByLabelText<HTMLTextAreaElement>('About');
    await harness.user.type(field, 'a');
    expect(field.value).toBe('1');
    await harness.user.type(field, '2');
    expect(field.value).toBe('12');
  });

  test('shows what the draft says after an undo, an edit from elsewhere and one that is refused', async () => {
    const locked = { services: 'not a list' as never, about: 'Roofs' };
    const harness = await openScreen(
      <>
        <TextField path={['about']} />
        <TextField path={path} label="Name" />
      </>,
      locked,
    );
    const field = screen.getByLabelText<HTMLTextAreaElement>('About');
    await harness.user.type(field, ' and');
    await waitFor(() => expect(harness.site().about).toBe('Roofs and'));
    act(() => void edit([{ op: 'set', path: ['about'], value: 'Gutters' }]));
    expect(field.value).toBe('Gutters');
    await act(undo);
    expect(field.value).toBe('Roofs and');
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    await harness.user.type(name, 'x');
    expect(name.value).toBe('');
  });
});

test('a link that is pasted whole loses its scheme', async () => {
  const harness = await openScreen(<ProfileField path={['yelp_url']} />, { yelp_url: '' });
  await harness.user.click(screen.getByLabelText('Yelp'));
  await harness.user.paste('https://www.yelp.com/biz/joes');
  await waitFor(() => expect(harness.site().yelp_url).toBe('www.yelp.com/biz/joes'));
});

test.each([
  ['partner site', 'Please enter a valid web address'],
  ['javascript:alert(1)', 'Please enter a valid web address'],
  ['https://example.com/a?b#c', undefined],
  ['bücher.example/büro', undefined],
])('the address %s of a profile is judged once its field was left', async (typed, message) => {
  const harness = await openScreen(<ProfileField path={['yelp_url']} />, { yelp_url: '' });
  await harness.user.click(screen.getByLabelText('Yelp'));
  await harness.user.paste(typed);
  expect(screen.queryByText('Please enter a valid web address')).toBeNull();
  await harness.user.tab();
  expect(screen.queryByText('Please enter a valid web address')?.textContent).toBe(message);
});

test('[PART-01, REV-01] a link keeps the scheme that it is given with', async () => {
  const harness = await openScreen(<TextField path={['review_link']} />, { review_link: '' });
  await harness.user.click(screen.getByLabelText('Google review link'));
  await harness.user.paste('https://g.page/r/joes');
  await waitFor(() => expect(harness.site().review_link).toBe('https://g.page/r/joes'));
});

test.each([
  ['learn more', false],
  ['javascript:alert(1)', false],
  ['tel:+18285550176', true],
  ['mailto:a@b.example', true],
  ['/services/', true],
  ['#faq', true],
  ['example.com', true],
])('[CPAGE-01] whether %s is a link is said once its field was left', async (typed, isLink) => {
  const harness = await openScreen(<TextField path={['custom_page_cta_link']} label="CTA link" />, {});
  await harness.user.click(screen.getByLabelText('CTA link'));
  await harness.user.paste(typed);
  await harness.user.tab();
  expect(screen.queryByText(/^Please enter a valid link: /) === null).toBe(isLink);
});

describe('a color', () => {
  const color = () => screen.getByLabelText<HTMLInputElement>('Text');

  test.each(['#44556', '#4455', 'blu'])('[BI-09] %s, half typed, never reaches the record', async (half) => {
    const harness = await openScreen(<ColorField path={['custom_text_color']} label="Text" />, {
      custom_text_color: '#112233',
    });
    await harness.user.clear(color());
    await harness.user.type(color(), half);
    expect(screen.queryByText('Type a color such as #204060')).toBeNull();
    expect(refusedTexts()).toEqual(['Text: Type a color such as #204060.']);
    await harness.user.tab();
    expect(screen.getByText('Type a color such as #204060')).toBeTruthy();
    expect(color().value).toBe(half);
    expect(harness.steps()).toEqual([]);
    await harness.user.clear(color());
    await harness.user.tab();
    expect(color().value).toBe('#112233');
    expect(refusedTexts()).toEqual([]);
  });

  test('[BI-09] that is typed short or as words of a style sheet is written whole on leaving the field', async () => {
    const harness = await openScreen(<ColorField path={['custom_text_color']} label="Text" />, {
      custom_text_color: '#112233',
    });
    await harness.user.clear(color());
    await harness.user.type(color(), '#fa0');
    await harness.user.tab();
    await waitFor(() => expect(harness.site().custom_text_color).toBe('#ffaa00'));
    expect(color().value).toBe('#ffaa00');
  });

  test('[BI-09] is not taken away by emptying the field on the way to another', async () => {
    const harness = await openScreen(<ColorField path={['announcement', 'text_color']} label="Text" optional />, {
      announcement: { text_color: '#112233' },
    });
    await harness.user.clear(color());
    await harness.user.type(color(), '#445');
    expect(harness.steps()).toEqual([]);
  });

  test('may be taken away where it is optional alone', async () => {
    const harness = await openScreen(<ColorField path={['announcement', 'text_color']} label="Text" optional />, {
      announcement: { text_color: '#112233' },
    });
    await harness.user.clear(color());
    await harness.user.tab();
    await waitFor(() => expect(harness.site().announcement).toMatchObject({ text_color: '' }));
  });
});

test('a keyword with a comma is refused with the reason, and the list stays a list', async () => {
  const harness = await openScreen(<KeywordsField path={['services', 0, 'keywords']} />, {
    services: [{ keywords: ['roof'] }],
  });
  await harness.user.type(screen.getByLabelText('Keyword 2'), 'tin,');
  expect(screen.getByText('A keyword cannot contain a comma')).toBeTruthy();
  await waitFor(() => expect(harness.site().services).toEqual([{ keywords: ['roof', 'tin'] }]));
});

test('a select with 5,000 options draws a hundred, and finds the others by what is typed', async () => {
  const options = Array.from({ length: 5000 }, (_, at) => ({ value: `c${at}`, label: `City ${at}` }));
  const harness = await openScreen(<SelectField path={['selected_coupon']} label="City" options={options} />, {
    selected_coupon: 'c4711',
  });
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });
  expect(input.value).toBe('City 4711');
  await harness.user.clear(input);
  expect((await screen.findAllByRole('option')).length).toBe(100);
  await harness.user.type(input, 'City 4999');
  await harness.user.click(await screen.findByRole('option', { name: 'City 4999' }));
  await waitFor(() => expect(harness.site().selected_coupon).toBe('c4999'));
});

test('keywords as tags are called as the catalogue calls their list', async () => {
  await openScreen(<KeywordTags path={['services', 0, 'keywords']} action={<button>Suggest</button>} />, {
    services: [{ 'service-name': 'Drains', keywords: ['drain'] }],
  });
  expect(screen.getByLabelText('Keywords')).toBeTruthy();
});

test('[BI-01] a keyword with a comma is refused where it is typed or pasted, and stays there', async () => {
  const { user, site } = await openScreen(<KeywordTags path={['services', 0, 'keywords']} />, {
    services: [{ 'service-name': 'Drains', keywords: ['drain'] }],
  });
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Keywords' });
  await user.type(input, 'sewer, pipe{Enter}');
  expect(screen.getByText('A keyword cannot contain a comma')).toBeTruthy();
  await user.tab();
  expect([input.value, site().services?.[0]?.keywords]).toEqual(['sewer, pipe', ['drain']]);
  await user.clear(input);
  await user.paste('leak, burst');
  expect([input.value, site().services?.[0]?.keywords]).toEqual(['leak, burst', ['drain']]);
  await user.clear(input);
  await user.paste('leak');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(site().services?.[0]?.keywords).toEqual(['drain', 'leak']));
});

test('[NEW-01] choosing the option that is chosen keeps it', async () => {
  const { user, site } = await openScreen(
    <SelectField
      path={['company_type']}
      label="Industry"
      options={[{ value: 'Plumbing', label: 'Plumbing' }]}
      clearable
    />,
    { company_type: 'Plumbing' },
  );
  await user.click(screen.getByRole('combobox', { name: 'Industry' }));
  await user.click(await screen.findByRole('option', { name: 'Plumbing' }));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Industry' }).value).toBe('Plumbing');
  expect(site().company_type).toBe('Plumbing');
});

test('[DOM-05] a choice is taken away when its text is emptied and the field is left', async () => {
  const { user, site } = await openScreen(
    <SelectField path={['country']} label="Country" options={[{ value: 'US', label: 'United States' }]} clearable />,
    { country: 'US' },
  );
  await user.clear(screen.getByRole('combobox', { name: 'Country' }));
  expect(site().country).toBe('US');
  await user.tab();
  await waitFor(() => expect(site().country).toBe(''));
});
