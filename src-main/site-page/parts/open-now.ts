import type { DayHours } from '../content/hours.ts';
import type { Opening } from '../content/opening.ts';
import { attributes, html, type Html } from '../html/html.ts';
import type { Page } from '../page.ts';

interface Hours {
  /** the first days on which it is open */
  open: DayHours | null;
  opening: Opening | null;
}

/** Data for an element with `b` and `span` about the hours: a script changes them to “open now until …”. */
export function openData({ opening }: Pick<Hours, 'opening'>, { words }: Pick<Page, 'words'>): Html | false {
  if (opening === null) return false;
  const { openNow, until, closedNow, opensAt, weekdays } = words;
  const data = { ...opening, words: { open: openNow, until, closed: closedNow, opens: opensAt, days: weekdays } };
  return attributes({ 'data-open': JSON.stringify(data) });
}

/** Whether it is open now, for a hero on phones, where the line of facts has no room for the hours. */
export function openLine({ open, opening }: Hours, page: Page): Html | false {
  if (open === null || opening === null) return false;
  return html`<p class="open-now" ${openData({ opening }, page)}>
    <i aria-hidden="true"></i><b></b><span dir="auto">${open.days}: ${open.hours}</span>
  </p>`;
}
