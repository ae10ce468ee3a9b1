import type { AwardsModel } from '../../content/sections/logo-grid.ts';
import { html } from '../../html/html.ts';
import { picture } from '../../parts/picture.ts';
import { quietLine, quietLineStyles } from '../../parts/quiet-line.ts';
import { always, type Structure } from '../structure.ts';

/** Logos on one line after the section's title, on the ground of the page. */
export const line: Structure<AwardsModel> = {
  ground: 'page',
  fits: always,
  shared: [quietLineStyles],
  render: (model, page) =>
    quietLine(
      'logo-grid',
      model,
      model.logos.map(({ url, alt }) => html`<li>${picture(page, url, 'award', { alt })}</li>`),
    ),
  css: '',
};
