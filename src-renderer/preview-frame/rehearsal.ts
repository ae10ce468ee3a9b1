import { Pictures } from './pictures.ts';
import { parsed, ShownPage } from './shown-page.ts';

/**
 * Takes over a change in a hidden copy of the first section, so that the browser compiles the code that does this.
 * Otherwise the first edit would wait for the compilation.
 */
export function rehearse(page: Document): void {
  const html = page.querySelector('main > *')?.outerHTML ?? '';
  const next = parsed(html);
  next.body.firstElementChild?.append('…');
  new ShownPage(parsed(html), new Pictures()).take(next);
}
