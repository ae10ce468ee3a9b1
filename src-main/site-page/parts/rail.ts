import { css } from '../html/css.ts';

/**
 * Returns the styles of a row that is as wide as the page, scrolls sideways and snaps. The first and the last item stop
 * in line with the edges of the page's text.
 */
export const railStyles = (section: string, rail: string): string => css`
  ${section} {
    overflow: hidden;
  }
  ${section} ${rail} {
    --out: max(clamp(1.15rem, 4cqi, 2.5rem), (100cqi - 76rem) / 2);
    display: grid;
    grid-auto-flow: column;
    gap: var(--s-3);
    margin-inline: calc(-1 * var(--out));
    padding-inline: var(--out);
    padding-bottom: 0.5rem;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scroll-padding-inline: var(--out);
    scrollbar-width: thin;
  }
`;
