import type { NavigationModel } from '../../content/sections/navigation.ts';
import { barOnceScrolled, css, stickyBar } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { shortButton } from '../../parts/link.ts';
import { entryList, menu, menuStyles, smallActions } from '../../parts/menu.ts';
import { linkRoom, navMark, navStyles } from '../../parts/nav.ts';
import { always, type Structure } from '../structure.ts';

/** A full-width bar: logo or name at the left, links and buttons at the right. */
export const bar: Structure<NavigationModel> = {
  ground: 'deep',
  fits: always,
  shared: [menuStyles, navStyles],
  render: (model, page) =>
    html`<div class="w nav-row room${linkRoom(model, model.actions.length)}">
      ${navMark(model, page)}
      <nav class="links" aria-label="${page.words.mainMenu}">${entryList(model)}</nav>
      <div class="actions">${model.actions.map((cta, at) => shortButton(page, cta, at === 0 ? 'main' : 'second'))}</div>
      <div class="small">${smallActions(model, page)}</div>
    </div>`,
  overlay: menu,
  css: css`
    .navigation-bar {
      ${stickyBar};
    }
    @container s (min-width: 68rem) {
      .navigation-bar .nav-row {
        min-height: 4.75rem;
      }
    }
    ${barOnceScrolled('.navigation-bar')}
  `,
};
