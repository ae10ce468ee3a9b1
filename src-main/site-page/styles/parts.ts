import { css } from '../html/css.ts';

/** Styles of parts that many sections share, such as headings, buttons, cards, icons and stars. */
export const partStyles = css`
  .head {
    max-width: 44rem;
    margin-bottom: clamp(1.8rem, 1.2rem + 2vw, 3.2rem);
  }
  .kick {
    margin-bottom: 0.8rem;
    color: var(--mark);
    font-size: var(--kick-size);
    font-weight: var(--kick-w);
    letter-spacing: var(--kick-tracking);
    line-height: 1.4;
    text-transform: var(--kick-case);
  }
  .sub {
    margin-top: 0.7rem;
    color: var(--quiet);
    font-size: var(--t-4);
    line-height: 1.5;
    text-wrap: pretty;
  }
  .proof,
  .proof > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 1.2rem;
    font-size: var(--t-2);
  }
  .proof > span,
  .license {
    display: flex;
    flex-wrap: nowrap;
    align-items: center;
    gap: 0.5rem;
  }
  .open-now {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 0.5rem;
    align-items: center;
    margin-top: 0.9rem;
    font-size: var(--t-2);
  }
  .open-now i {
    flex: none;
    width: 0.65rem;
    height: 0.65rem;
    border-radius: 50%;
    background: currentcolor;
    opacity: 0.6;
  }
  .open-now[data-now] i {
    background: var(--open);
    opacity: 1;
  }
  [data-open] b:empty {
    display: none;
  }
  @container s (min-width: 60rem) {
    .open-now {
      display: none;
    }
  }
  .btns {
    display: flex;
    flex-wrap: wrap;
    gap: 0.8rem;
  }
  .btn {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.65rem;
    min-height: 3.25rem;
    padding: 0.55rem 1.5rem;
    border: var(--l-bold) solid transparent;
    border-radius: var(--r-button);
    font-family: inherit;
    font-size: 1.02rem;
    font-weight: var(--w-bold);
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
  }
  .btn.main {
    background: var(--fill);
    border-color: var(--edge);
    color: var(--on-fill);
  }
  .btn.second {
    border-color: currentColor;
    color: inherit;
    background: none;
  }
  .btn small {
    display: block;
    font-size: 0.78em;
    font-weight: var(--w-text);
  }
  .num {
    white-space: nowrap;
  }
  /* Keeps the links together: if they do not fit on the line of the words before them, all move to the next line. */
  .legal {
    display: inline-block;
  }
  .ico {
    flex: none;
    width: 1.2em;
    height: 1.2em;
    fill: none;
    stroke: currentColor;
    stroke-width: var(--stroke);
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .card {
    border: var(--card-line);
    border-radius: var(--r-card);
    box-shadow: var(--shadow);
  }
  .stars {
    flex: none;
    width: 5.8em;
    height: 1.1em;
    color: var(--star);
    fill: currentColor;
  }
  .stars .off {
    opacity: 0.28;
  }
  .score {
    display: flex;
    align-items: center;
    gap: 1rem;
    line-height: 1.35;
  }
  .score > b {
    color: var(--head);
    font: var(--w-display) 3.2rem/1 var(--f-display);
    letter-spacing: var(--tracking);
    white-space: nowrap;
  }
  .more > summary {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    color: var(--link);
    font-weight: var(--w-bold);
  }
  .more > summary::after {
    content: '';
    width: 0.5em;
    height: 0.5em;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: translateY(-0.15em) rotate(45deg);
  }
  .more[open] > summary::after {
    transform: translateY(0.15em) rotate(225deg);
  }
  .rest,
  .all {
    margin-top: var(--s-5);
  }
  .all {
    text-align: center;
  }
  .rest > summary {
    display: flex;
    width: fit-content;
    margin-inline: auto;
    padding: 0.6rem 1.5rem;
    border: var(--l-bold) solid currentColor;
    border-radius: var(--r-button);
  }
  .rest[open] > summary {
    margin-bottom: var(--s-5);
  }
  .go {
    display: inline-flex;
    align-items: center;
    gap: 0.45rem;
    min-height: 2.75rem;
    color: var(--link);
    font-weight: var(--w-bold);
    text-decoration: none;
  }
  .code-slot {
    margin-top: 2rem;
  }
  p.code-slot {
    padding: 1.5rem;
    border: 2px dashed var(--field);
    color: var(--quiet);
    text-align: center;
  }
  @media (max-width: 40rem) {
    .btns .btn {
      width: 100%;
    }
    /*
     * Two buttons are side by side, so that the rating below them is on the first screen. If the labels do not
     * fit on one line, the buttons are one below the other.
     */
    #hero .btns:has(> .btn + .btn:last-child) {
      gap: 0.6rem;
    }
    #hero .btns:has(> .btn + .btn:last-child) > .btn {
      flex: auto;
      width: auto;
    }
    #hero .btns:has(> .btn + .btn) > .btn {
      padding-inline: 0.5rem;
    }
    #hero .btns:has(> .btn + .btn) .ico {
      display: none;
    }
  }
`;

/** Styles of the phone bar: up to three buttons side by side, in sizes that skins cannot change. */
export const phoneBarStyles = css`
  .phone-bar {
    display: none;
  }
  @media (max-width: 40rem) {
    .phone-bar {
      position: fixed;
      inset: auto 0 0;
      z-index: 30;
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
      gap: 0.5rem;
      padding: 0.5rem 0.75rem calc(0.5rem + env(safe-area-inset-bottom));
      border-top: 1px solid var(--line);
    }
    .phone-bar .btn {
      min-height: 3rem;
      min-width: 0;
      padding: 0.3rem 0.4rem;
      gap: 0.45rem;
      font-size: 1.05rem;
    }
    body:has(.phone-bar) {
      padding-bottom: calc(4.1rem + env(safe-area-inset-bottom));
    }
    body:has(:is(input:not([type='checkbox']), textarea, select):focus) .phone-bar,
    body:has(dialog[open]) .phone-bar,
    body:has(:target:is(.menu, .shot)) .phone-bar {
      display: none;
    }
  }
  @media print {
    .phone-bar {
      display: none;
    }
  }
`;
