import { Pictures } from './pictures.ts';
import { parsed, ShownPage } from './shown-page.ts';

/**
 * Exchanges a copy of a section out of sight. The browser compiles code when it first runs, and the first key would wait for
 * that.
 */
export function rehearse(page: Document): void {
  const html = page.querySelector('main > *')?.outerHTML ?? '';
  const next = parsed(html);
  next.body.firstElementChild?.append('…');
  new ShownPage(parsed(html), new Pictures()).take(next);
}
