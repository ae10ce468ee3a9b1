import type { NavigationModel } from '../../content/sections/navigation.ts';
import { barOnceScrolled, css, stickyBar } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { shortButton } from '../../parts/link.ts';
import { entryList, menu, menuStyles, smallActions } from '../../parts/menu.ts';
import { linkRoom, navMark, navStyles } from '../../parts/nav.ts';
import { always, type Structure } from '../structure.ts';

/** A full-width bar on the ground `page`, with only one button. */
export const float: Structure<NavigationModel> = {
  ground: 'page',
  fits: always,
  shared: [menuStyles, navStyles],
  render: (model, page) =>
    html`<div class="w nav-row room${linkRoom(model, 1)}">
      ${navMark(model, page)}
      <nav class="links" aria-label="${page.words.mainMenu}">${entryList(model)}</nav>
      <div class="actions">${model.actions.slice(0, 1).map((cta) => shortButton(page, cta, 'main'))}</div>
      <div class="small">${smallActions(model, page)}</div>
    </div>`,
  overlay: menu,
  css: css`
    .navigation-float {
      ${stickyBar};
    }
    ${barOnceScrolled('.navigation-float')}
  `,
};
