import { css } from '../html/css.ts';

/**
 * Further styles of a preview. They shorten animations, turn off smooth scrolling, and mark the edited section and
 * pictures that cannot be loaded.
 */
export const previewStyles = css`
  /*
   * Scrolling to the first section of the main element goes to the top of the page. Otherwise the sticky navigation
   * would cover what is above the main element.
   */
  main > :first-child {
    scroll-margin-top: 100vh;
  }
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
