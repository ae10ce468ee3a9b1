import { css } from '../html/css.ts';

/** Reset, type scale, bands, headings, buttons and cards: what every section stands on. */
export const baseStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    scroll-behavior: smooth;
    scroll-padding-top: 6rem;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body {
    margin: 0;
    background: #fff;
    color: var(--ink);
    font: 400 1.0625rem/1.65 var(--font);
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
  }
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
  fieldset {
    margin: 0;
    padding: 0;
  }
  h1,
  h2,
  h3 {
    font-family: var(--font-heading);
    font-weight: 800;
    letter-spacing: -0.022em;
    line-height: 1.12;
    text-wrap: balance;
  }
  h1 {
    font-size: clamp(2.35rem, 1.55rem + 3.4vw, 4.1rem);
    letter-spacing: -0.03em;
    line-height: 1.05;
  }
  h2 {
    font-size: clamp(1.85rem, 1.4rem + 1.9vw, 2.85rem);
  }
  h3 {
    font-size: 1.25rem;
    letter-spacing: -0.012em;
    line-height: 1.3;
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
  a {
    color: var(--strong);
    text-underline-offset: 0.2em;
  }
  a:not([href]) {
    cursor: default;
  }
  button,
  input,
  textarea {
    font: inherit;
    color: inherit;
  }
  summary {
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  :focus-visible {
    outline: 3px solid var(--focus, var(--strong));
    outline-offset: 3px;
    border-radius: 4px;
  }
  main:focus {
    outline: none;
  }
  .skip {
    position: absolute;
    left: 1rem;
    top: -6rem;
    z-index: 60;
    padding: 0.8rem 1.4rem;
    background: #fff;
    color: #111;
    font-weight: 700;
    border-radius: 0 0 8px 8px;
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
  .wrap {
    width: min(100% - 2 * clamp(1.15rem, 4vw, 2.5rem), 75rem);
    margin-inline: auto;
  }
  .band {
    padding-block: clamp(3.75rem, 2.2rem + 5.6vw, 7rem);
    position: relative;
  }
  .plain {
    background: #fff;
  }
  .tint {
    background: var(--tint);
  }
  .dark {
    --focus: #fff;
  }
  .ico {
    width: 1.25em;
    height: 1.25em;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .head {
    max-width: 44rem;
    margin-bottom: clamp(2rem, 1.4rem + 2vw, 3.5rem);
  }
  .head::before {
    content: '';
    display: block;
    width: 3.25rem;
    height: 0.3rem;
    margin-bottom: 1.35rem;
    border-radius: 9px;
    background: var(--rule);
  }
  .center .head {
    margin-inline: auto;
    text-align: center;
  }
  .center .head::before {
    margin-inline: auto;
  }
  .kicker {
    color: var(--accent-strong);
    font-size: 0.8125rem;
    font-weight: 700;
    letter-spacing: 0.12em;
    line-height: 1.4;
    margin-bottom: 0.7rem;
    text-transform: uppercase;
  }
  .sub {
    text-wrap: pretty;
    color: var(--muted);
    font-size: clamp(1.0625rem, 1rem + 0.35vw, 1.2rem);
    line-height: 1.6;
    margin-top: 1rem;
  }
  .btns {
    display: flex;
    flex-wrap: wrap;
    gap: 0.85rem;
  }
  .center .btns {
    justify-content: center;
  }
  .btn {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.65rem;
    min-height: 3.375rem;
    padding: 0.8rem 1.6rem;
    border: 2px solid transparent;
    border-radius: 10px;
    font-weight: 700;
    line-height: 1.2;
    text-decoration: none;
    text-align: center;
    cursor: pointer;
    transition:
      transform 0.18s,
      box-shadow 0.18s,
      background-color 0.18s;
  }
  .btn-accent {
    background: var(--accent);
    color: var(--accent-ink);
    box-shadow:
      0 1px 2px rgb(0 0 0 / 18%),
      0 8px 20px -10px rgb(0 0 0 / 45%);
  }
  .band .btn-accent,
  .deal .btn-accent {
    background: var(--action);
    color: var(--action-ink);
  }
  .btn-solid {
    background: var(--strong);
    color: #fff;
  }
  .btn-ghost {
    border-color: currentColor;
    color: inherit;
  }
  .btn[href]:hover,
  button.btn:hover {
    transform: translateY(-2px);
    box-shadow:
      0 2px 4px rgb(0 0 0 / 16%),
      0 14px 26px -12px rgb(0 0 0 / 50%);
  }
  .btn-ghost[href]:hover {
    background: rgb(255 255 255 / 12%);
  }
  .card {
    background: #fff;
    border: 1px solid var(--line);
    border-radius: 16px;
    box-shadow:
      0 1px 2px rgb(16 24 40 / 5%),
      0 18px 38px -26px rgb(16 24 40 / 32%);
  }
  .more > summary {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    color: var(--strong);
    font-weight: 700;
  }
  .more > summary::after {
    content: '';
    width: 0.5em;
    height: 0.5em;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: translateY(-0.15em) rotate(45deg);
    transition: transform 0.2s;
  }
  .more[open] > summary::after {
    transform: translateY(0.15em) rotate(225deg);
  }
  .centered-more {
    margin-top: 2.25rem;
  }
  .centered-more > summary {
    display: flex;
    width: fit-content;
    margin-inline: auto;
    padding: 0.7rem 1.6rem;
    border: 2px solid var(--strong);
    border-radius: 10px;
  }
  .centered-more[open] > summary {
    margin-bottom: 2.25rem;
  }
  dd a,
  .areas-home a {
    display: inline-block;
    padding-block: 0.2rem;
  }
  .code-slot {
    margin-top: 2rem;
  }
  p.code-slot {
    padding: 1.5rem;
    border: 2px dashed var(--field);
    border-radius: 12px;
    color: var(--muted);
    text-align: center;
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
    body {
      font-size: 11pt;
      color: #000;
    }
    .band,
    .band > * {
      padding-block: 8pt;
    }
    .btns,
    .skip,
    [popover] {
      display: none !important;
    }
    .card,
    details {
      break-inside: avoid;
      box-shadow: none;
    }
    * {
      background-image: none !important;
    }
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;
