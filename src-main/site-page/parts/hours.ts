import type { DayHours, HolidayHours } from '../content/hours.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';

/** The hours of the week, and below them those of coming holidays. */
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
  /* names of holidays and hours in words may have long ones */
  .hours [data-until] th,
  .hours td {
    overflow-wrap: anywhere;
  }
  .hours small {
    color: var(--quiet);
    /* below the name, which would take the width of the hours otherwise */
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
