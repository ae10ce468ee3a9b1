// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { homeDocument, publishInput } from '../../support/site-page.ts';

test('[PAGE-05] a form takes photos of the job below the words about it, but not in the dialog or by mail', () => {
  const site = { phone: '5125550142', email: 'a@b.example' };
  const page = homeDocument(publishInput(site, { formAction: '/message' }));
  const field = page.querySelector<HTMLInputElement>('main form [type=file]');
  expect(field?.closest('fieldset')?.querySelector('[name=message]')).not.toBeNull();
  expect(field).toMatchObject({ name: 'photos', multiple: true, required: false });
  expect(field?.accept).toBe('image/jpeg,image/png,image/webp');
  expect(field?.labels?.[0]?.textContent).toBe('Photos of the job (optional, up to 4) Choose photos');
  expect(field?.form?.enctype).toBe('multipart/form-data');
  expect(page.querySelector('#text-us form')).not.toBeNull();
  expect(page.querySelectorAll('#text-us [type=file]')).toHaveLength(0);
  expect(homeDocument(publishInput(site)).querySelectorAll('[type=file]')).toHaveLength(0);
});
