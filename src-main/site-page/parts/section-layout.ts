import { css } from '../html/css.ts';
import { js } from '../html/js.ts';

/**
 * Delays the layout of sections below the first screens until the script below asks for it. The layout of a whole page
 * before its first paint would take a phone a quarter of a second. Sections near the viewport are laid out anyway.
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
 * Has the sections laid out one after the other once the page has loaded, each when the browser is idle, or 50 ms after
 * the one before: programs that take a picture of the page or audit it wait about 2 s. If a visitor
 * scrolls, clicks or presses a key, all sections are laid out at once, so that jumps to a section end at its true
 * position. All sections are laid out from the beginning if the URL has a hash, and after a reload or ‘Back’.
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
    idle(lay,50);
  });
`;
