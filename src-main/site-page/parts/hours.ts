import type { DayHours, HolidayHours } from '../content/hours.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';

/** Renders the hours of the week, and below them those of coming holidays. */
export function hoursTable(hours: readonly DayHours[], holidays: readonly HolidayHours[], page: Page): Html {
  return html`<table class="hours">
    <caption>
      ${icon('clock')}${page.words.hours}
    </caption>
    <tbody>
      ${hours.map(
        (day) =>
          html`<tr>
            <th scope="row">${day.days}</th>
            <td dir="auto">${day.hours}</td>
          </tr>`,
      )}
      ${holidays.map(
        ({ name, days, hours, until }) =>
          html`<tr data-until="${until}">
            <th scope="row" dir="auto">${name === '' ? days : html`${name} <small>${days}</small>`}</th>
            <td dir="auto">${hours}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

export const hoursStyles = css`
  .hours {
    width: 100%;
    border-collapse: collapse;
  }
  .hours caption {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin-bottom: 0.35rem;
    font-weight: var(--w-bold);
    text-align: start;
  }
  .hours .ico {
    color: var(--link);
  }
  .hours th {
    padding: 0.2rem 0;
    padding-inline-end: 0.75rem;
    font-weight: inherit;
    text-align: start;
    vertical-align: baseline;
  }
  /* Names of holidays, and hours typed as text, may contain long words. */
  .hours [data-until] th,
  .hours td {
    overflow-wrap: anywhere;
  }
  .hours small {
    color: var(--quiet);
    /* Below the name: beside the name, the days would take space from the hours. */
    display: block;
    font-size: inherit;
  }
  .hours tr:not([data-until]) + [data-until] > * {
    padding-top: 0.7rem;
  }
  .hours td {
    padding: 0.2rem 0;
    font-variant-numeric: tabular-nums;
    vertical-align: baseline;
    text-align: end;
  }
`;
