import { css } from '../html/css.ts';

/**
 * Further styles of a preview: it shows each edit without transitions, marks the section that is edited, and shows a
 * placeholder for a picture that cannot be loaded.
 */
export const previewStyles = css`
  /* The first section is led to with what stands above it, which the sticky header would cover otherwise. */
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
