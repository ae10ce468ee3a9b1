import { Pictures } from './pictures.ts';
import { parsed, ShownPage } from './shown-page.ts';

/**
 * Exchanges a copy of a section that is not shown, so that the browser compiles the code of the exchange now. Otherwise
 * the first key press would wait for the compilation.
 */
export function rehearse(page: Document): void {
  const html = page.querySelector('main > *')?.outerHTML ?? '';
  const next = parsed(html);
  next.body.firstElementChild?.append('…');
  new ShownPage(parsed(html), new Pictures()).take(next);
}
