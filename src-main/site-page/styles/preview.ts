import { css } from '../html/css.ts';

/** What a preview has besides the page's own sheet: it is drawn anew with each edit, and has to look the same at once. */
export const previewStyles = css`
  html {
    scroll-behavior: auto;
  }
  :not(.slides > *) {
    animation-duration: 1ms;
  }
`;
