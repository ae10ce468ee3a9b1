import type { DayHours } from '../content/hours.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';

export function hoursTable(hours: readonly DayHours[], page: Page): Html {
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
    </tbody>
  </table>`;
}

export const hoursStyles = css`
  .hours {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
    overflow-wrap: break-word;
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
  .hours td {
    padding: 0.2rem 0;
    font-variant-numeric: tabular-nums;
    vertical-align: baseline;
    text-align: end;
  }
`;
