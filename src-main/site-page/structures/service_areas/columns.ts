import type { AreasModel } from '../../content/sections/service_areas.ts';
import { html } from '../../html/html.ts';
import { heading } from '../../parts/heading.ts';
import { placeLists, placeListStyles } from '../../parts/place-lists.ts';
import { always, type Structure } from '../structure.ts';

/** Names of towns in columns, grouped by state if there are several states. */
export const columns: Structure<AreasModel> = {
  fits: always,
  shared: [placeListStyles],
  render: (model, page) =>
    html`<div class="w band">${heading('service_areas', model)} ${placeLists(model, page)}</div>`,
  css: '',
};
