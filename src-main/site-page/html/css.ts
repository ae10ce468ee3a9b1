import { focusOf, UNSET } from '#shared/domain/photo/focal-point.ts';

/** Returns a style sheet without comments, indentation and needless spaces. */
export function css(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return compact(String.raw({ raw: strings.raw }, ...values));
}

function compact(sheet: string): string {
  return sheet
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();
}

// CSS that several sheets share:

/** For a photo that its box crops. The element's own style may override the focal point. */
export const covering = `object-fit: cover; object-position: ${focusOf(UNSET)}`;
/** For a picture that fills its box. */
export const filled = `width: 100%; height: 100%; ${covering}`;
/** For a block that clips its layers and whose z-indexes do not mix with those outside. */
export const clippedStage = 'position: relative; isolation: isolate; overflow: hidden';
/**
 * Returns a gradient for words at the bottom of a photo: solid behind the words, and fading out above them.
 * @param fade height of the upper part, which has no words
 */
export const scrim = (color: string, fade: string): string =>
  `linear-gradient(0deg, ${color} calc(100% - ${fade}), transparent)`;
/** Fine lines as in an engraving. They differ so little from the ground that words on them are readable. */
export const engraved =
  'repeating-linear-gradient(color-mix(in srgb, var(--bg), var(--ink) 26%) 0 1px, transparent 1px 5px)';
/** For the curve at the lower edge of a hero. */
export const curveAtFoot = 'position: absolute; z-index: 1; inset-inline: 0; bottom: -1px; width: 100%';
/** For a navigation bar that stays at the top while the page scrolls. */
export const stickyBar = 'position: sticky; top: 0; z-index: 20; scroll-margin-top: -6rem';

/**
 * Returns rules that give a sticky bar the background `--bar`, which may be translucent, once the page is scrolled.
 * The rules do not apply while the page has `data-loading` (`parts/section-layout.ts`), because a scroll-driven
 * animation makes browsers compute styles again for each frame.
 */
export const barOnceScrolled = (bar: string): string => css`
  @supports (animation-timeline: scroll()) {
    :root:not([data-loading]) ${bar} {
      animation: bar-once-scrolled linear both;
      animation-timeline: scroll();
      animation-range: 0 5rem;
    }
  }
  @keyframes bar-once-scrolled {
    to {
      background-color: var(--bar);
      backdrop-filter: blur(14px);
    }
  }
`;

const rule = /([^{};]+)\{/g;

/** Splits a selector list at its top-level commas; commas within `:is(…)` are part of a selector. */
function selectors(list: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < list.length; at++) {
    const char = list.charAt(at);
    if (char === '(') depth++;
    else if (char === ')') depth--;
    else if (char === ',' && depth === 0) {
      found.push(list.slice(from, at));
      from = at + 1;
    }
  }
  return [...found, list.slice(from)];
}

/**
 * Puts `root` before every selector of a compact sheet: `.head` becomes `root .head`, `&.wide` becomes `root.wide`.
 * At-rules and keyframe steps stay as they are.
 */
export function scoped(sheet: string, root: string): string {
  return sheet.replace(rule, (whole, list: string) => {
    if (list.trim().startsWith('@') || /^(?:from|to|[\d.]+%)(?:,|$)/.test(list.trim())) return whole;
    const under = selectors(list).map((one) => {
      const selector = one.trim();
      return selector.includes('&') ? selector.replaceAll('&', root) : `${root} ${selector}`;
    });
    return `${under.join(',')}{`;
  });
}
