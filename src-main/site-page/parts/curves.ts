import { curveOutlines } from '#shared/layout/hero-curves.ts';
import { html, nothing, raw, type Html } from '../html/html.ts';

const outlines: Readonly<Record<string, string>> = curveOutlines;

export function curve(type: string): Html {
  const outline = outlines[type];
  if (outline === undefined) return nothing;
  return html`<svg class="curve" viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
    <path d="${raw(outline)}" />
  </svg>`;
}
