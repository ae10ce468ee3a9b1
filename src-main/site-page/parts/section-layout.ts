import { css } from '../html/css.ts';
import { js } from '../html/js.ts';

/**
 * Sections below the first screens, until the script has had them laid out: to lay out a whole page before its first paint
 * takes a phone a quarter of a second. Those near the screen are laid out anyway.
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
 * Once the page has loaded, has one section after the other laid out, each in a task of its own. Who scrolls, clicks or
 * types gets all at once, before the browser looks for where they want to go; who comes to a place within the page or back
 * to it, from the beginning.
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
