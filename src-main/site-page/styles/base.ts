import { css } from '../html/css.ts';

export const resetStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body,
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote,
  fieldset {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  fieldset {
    border: 0;
    min-width: 0;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  img {
    height: auto;
  }
  picture {
    display: contents;
  }
  source {
    display: none;
  }
  a {
    color: inherit;
  }
  button,
  input,
  textarea,
  select {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  summary {
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
`;

/** Styles of the page, its sections, grounds and typography. */
export const baseStyles = css`
  html {
    scroll-behavior: smooth;
    scroll-padding-top: 6rem;
  }
  body {
    position: relative;
    background: var(--page);
    color: var(--page-ink);
    font: 400 1.0625rem/1.6 var(--f-text);
    -webkit-font-smoothing: antialiased;
  }
  [data-ground] {
    background-color: var(--bg);
    color: var(--ink);
  }
  [data-v] {
    font-size: var(--t-3);
    font-weight: var(--w-text);
  }
  .s {
    position: relative;
  }
  .in {
    container: s / inline-size;
  }
  .w {
    width: min(100% - 2 * clamp(1.15rem, 4vw, 2.5rem), 76rem);
    margin-inline: auto;
  }
  @media (min-width: 100rem) {
    .w {
      width: min(100% - 5rem, 84rem);
    }
  }
  .band {
    padding-block: var(--s-section);
  }
  /* Items of rows and grids may be narrower than their longest word, which then breaks. */
  .s :where(div, nav, form, fieldset, ul, ol, li, dl, dt, dd, p, span, b, h1, h2, h3, h4, figure, blockquote, .mark) {
    min-width: 0;
  }
  .btn span,
  .num {
    min-width: auto;
  }
  .small,
  .actions {
    flex: none;
  }
  .row {
    grid-template-columns: minmax(0, 1fr);
  }
  .over {
    display: contents;
  }
  h1,
  h2,
  h3,
  h4 {
    color: var(--head);
    font-family: var(--f-display);
    font-weight: var(--w-display);
    letter-spacing: var(--tracking);
    line-height: var(--lh-display);
    text-transform: var(--case);
    text-wrap: balance;
    overflow-wrap: break-word;
  }
  h1 {
    font-size: var(--t-7);
  }
  h1.long {
    font-size: calc(var(--t-7) * 0.8);
  }
  h2 {
    font-size: var(--t-6);
  }
  h3 {
    font-size: var(--t-5);
    line-height: 1.2;
  }
  h4 {
    font-size: var(--t-3);
    line-height: 1.3;
  }
  p,
  li,
  dd,
  blockquote {
    overflow-wrap: break-word;
  }
  .prose {
    max-width: var(--measure);
    hyphens: auto;
  }
  .prose p + p {
    margin-top: 1em;
  }
  .lead {
    font-size: var(--t-4);
    line-height: 1.5;
    max-width: 38rem;
    text-wrap: pretty;
  }
  .prose a,
  .link {
    color: var(--link);
    text-underline-offset: 0.2em;
  }
  a:not([href]) {
    cursor: default;
  }
  :focus-visible {
    outline: 3px solid var(--focus, currentColor);
    outline-offset: 3px;
  }
  main:focus {
    outline: none;
  }
  .skip {
    position: absolute;
    inset-inline-start: 1rem;
    top: -6rem;
    z-index: 60;
    padding: 0.8rem 1.4rem;
    font-weight: var(--w-bold);
  }
  .skip:focus {
    top: 0;
  }
  .vh {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    html {
      scroll-behavior: auto;
    }
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
    }
  }
  @media print {
    /*
     * Browsers print no backgrounds by default, so all text is printed black, whatever its color is on the screen.
     */
    *,
    *::before,
    *::after {
      background: none !important;
      color: #000 !important;
      box-shadow: none !important;
      text-shadow: none !important;
    }
    body {
      font-size: 11pt;
    }
    .band {
      padding-block: 8pt;
    }
    .btns,
    .skip,
    .over {
      display: none !important;
    }
    .card,
    details {
      break-inside: avoid;
    }
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;
