import { css } from '../html/css.ts';
import { js } from '../html/js.ts';

/**
 * Keeps sections below the first screens from being laid out until the script marks them with `data-laid`. The layout
 * of a whole page before its first paint would take a phone a quarter of a second. Sections near the viewport are laid
 * out anyway.
 */
export const sectionLayoutStyles = css`
  @media screen {
    [data-loading] :is(main > .s:nth-child(n + 4), main ~ .s:not(#text-us-button)):not([data-laid]) {
      content-visibility: auto;
      contain-intrinsic-block-size: 50rem;
    }
  }
`;

/**
 * Has the sections laid out one after the other once the page has loaded, each when the browser is idle. If a visitor
 * scrolls, clicks or types, all sections are laid out at once, before the browser computes a scroll position. All
 * sections are laid out from the beginning if a visit starts at a place within the page or returns to the page.
 */
export const sectionLayoutScript = js`
  const whole=()=>{
    delete page.dataset.loading;
  };
  if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type=='navigate')page.dataset.loading='';
  ['scroll','click','keydown'].map(t=>on(t,whole,1));
  on('load',function lay(){
    const s=$('.s:not([data-laid])');
    if(!s)return whole();
    s.dataset.laid='';
    idle(lay);
  });
`;
