import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { basicInfo } from '#shared/record-catalogue/rows/basic-info.ts';
import { logo } from '#shared/record-catalogue/rows/layout.ts';
import { lengthHint } from '../../../../src-renderer/editor/fields/length-hint.ts';
import { NumberField } from '../../../../src-renderer/editor/fields/number-field.tsx';
import { SelectField } from '../../../../src-renderer/editor/fields/select-field.tsx';
import { SliderField } from '../../../../src-renderer/editor/fields/slider-field.tsx';
import { TextField } from '../../../../src-renderer/editor/fields/text-field.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const field = (path: readonly (string | number)[]) =>
  document.querySelector<HTMLInputElement>(`[data-path="${path.join('.')}"]`);

describe('what the row of a field says', () => {
  test('[BI-02] a length counts characters, not code units, and says when search engines cut', () => {
    const hint = lengthHint(basicInfo.title_tag);
    expect(hint?.('héllo😀')).toEqual({ isWarning: false, text: '6 of 60 characters' });
    expect(lengthHint({ ...basicInfo.title_tag, shownLength: 2 })?.('abc')).toEqual({
      isWarning: true,
      text: '3 of 2 characters: search engines cut the rest',
    });
    expect(lengthHint(basicInfo.about)).toBeUndefined();
  });

  test.each([
    [['company_tagline'], { tagName: 'INPUT' }],
    [['about'], { tagName: 'TEXTAREA' }],
    [['home_page_widget'], { tagName: 'TEXTAREA', autocomplete: 'off', spellcheck: false }],
    [['review_link'], { tagName: 'INPUT', inputMode: 'url', placeholder: 'https://' }],
    [['phone'], { type: 'tel' }],
    [['email'], { inputMode: 'email' }],
    [['form_header'], { placeholder: 'Send us a text' }],
    [['teammates', 0, 'bio'], { tagName: 'TEXTAREA', maxLength: 175, placeholder: '175 characters max' }],
  ])('%j is typed in a control of its kind', async (path, look) => {
    await openScreen(<TextField path={path} />, {});
    const control = field(path);
    const { autocomplete, inputMode, spellcheck, ...shown } = look as Record<string, unknown>;
    expect(control).toMatchObject(shown);
    if (autocomplete !== undefined) expect(control?.getAttribute('autocomplete')).toBe(autocomplete);
    if (inputMode !== undefined) expect(control?.getAttribute('inputmode')).toBe(inputMode);
    if (spellcheck !== undefined) expect(control?.getAttribute('spellcheck')).toBe(String(spellcheck));
  });

  test('an item’s field is called by its row and its item, and says in itself what it is', async () => {
    await openScreen(<TextField path={['custom_badges', 0, 'name']} number={1} />, { custom_badges: [{ name: '' }] });
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of badge 1' });
    expect(input.placeholder).toBe('Name');
  });

  test('a field is called by what its place leaves unsaid, and an item by its list', async () => {
    const products = [{ pk: 1, model: 'landing.product', fields: { title: '' } }];
    const title = ['products', 0, 'fields', 'title'];
    await openScreen(
      <>
        <TextField path={['team_header']} />
        <TextField path={title} number={1} />
      </>,
      { products },
    );
    expect(screen.getByLabelText('Title')).toBe(field(['team_header']));
    expect(screen.getByRole('textbox', { name: 'Title of partnership 1' })).toBe(field(title));
  });

  test('a number that is typed stands at its path, by which links and the preview find it, in its unit', async () => {
    const path = ['service_areas', 0, 'radius'];
    await openScreen(<NumberField path={path} aria-label="Radius" read={Number} wanted="Whole miles" name="Radius" />, {
      service_areas: [{ radius: 12 }],
    });
    expect(field(path)?.value).toBe('12');
    expect(screen.getByText('mi')).toBeTruthy();
  });

  test('a number slides in its range, in its unit, and a choice has its values', async () => {
    const { range, default: usual } = logo.custom_logo_size;
    await openScreen(
      <>
        <SliderField path={['custom_logo_size']} />
        <SelectField path={['contact_form_steps']} searchable={false} />
      </>,
      {},
    );
    const slider = screen.getByRole('slider', { name: 'Logo size' });
    const numbers = ['valuemin', 'valuemax', 'valuenow'].map((name) => Number(slider.getAttribute(`aria-${name}`)));
    expect(numbers).toEqual([...range, usual]);
    expect(screen.getByText('160 px')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('combobox').placeholder).toBe('Two steps');
  });
});
