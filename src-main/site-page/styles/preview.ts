import { css } from '../html/css.ts';

/**
 * What a preview has besides the page's own sheet: it follows each edit at once, shows the section that is worked on, and
 * leaves a quiet place for a picture that cannot be had.
 */
export const previewStyles = css`
  html {
    scroll-behavior: auto;
  }
  :not(.slides > *) {
    animation-duration: 1ms;
  }
  [data-edited] {
    outline: 2px solid #228be6;
    outline-offset: -2px;
  }
  img[data-lost] {
    background: #8883;
    color: inherit;
    font:
      0.8125rem/1.4 system-ui,
      sans-serif;
  }
`;
