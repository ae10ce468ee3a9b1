import type { DayHours } from '../content/hours.ts';
import { DAY, type OpenDay, type Opening } from '../content/opening.ts';
import { attributes, html, type Html } from '../html/html.ts';
import { js, type ScriptPart } from '../html/js.ts';
import type { Page } from '../page.ts';

interface Hours {
  /** the first days of the week on which the company is open, with their hours */
  open: DayHours | null;
  opening: Opening | null;
}

/**
 * Returns the data attribute for an element that contains a `b` and a `span`. A script changes the texts of both, for
 * example to “open now” and “until …”.
 */
export function openData({ opening }: Pick<Hours, 'opening'>, { words }: Pick<Page, 'words'>): Html | false {
  if (opening === null) return false;
  const { openNow, until, allDay, closedNow, opensAt, weekdays } = words;
  const withWords = (day: OpenDay): OpenDay => {
    if (day === null || day.length === 0) return day;
    const [opens, closes, from, to] = day;
    return [opens, closes, from, closes - opens < DAY ? `${until} ${to}` : allDay];
  };
  const { zone, offsets = [], week, special = [] } = opening;
  const data = [
    zone,
    offsets,
    week.map(withWords),
    special.map(([first, last, day]) => [first, last, withWords(day)]),
    [openNow, closedNow, opensAt],
    weekdays,
  ];
  return attributes({ 'data-open': JSON.stringify(data) });
}

/**
 * Renders whether the company is open now. Only small screens show this line, because there the section `header` hides
 * the hours.
 */
export function openLine({ open, opening }: Hours, page: Page): Html | false {
  if (open === null || opening === null) return false;
  return html`<p class="open-now" ${openData({ opening }, page)}>
    <i aria-hidden="true"></i><b></b><span dir="auto">${open.days}: ${open.hours}</span>
  </p>`;
}

/**
 * Shows whether the company is open now, and until when or from when. Changes nothing on a day whose hours are typed as
 * text. The script runs while the page is parsed, before the text is painted, so that nothing moves. It replaces the
 * elements, because browsers do not count new elements as a layout shift.
 *
 * `now` is the company's local time as if it were UTC, in minutes since 1970. It is computed with the page's offsets,
 * or with the browser's time zones if the page has no offset for the current time. `m` is the minute of the day.
 * `day(k)` is the number of the day `k` days from today, and `hours(k)` are its hours. `turn` holds the hours, of today
 * or yesterday, that include the current time. The constant `k` is the number of days until the company opens next.
 */
export const openScript: ScriptPart = {
  needed: ['data-open='],
  code: js`
    const look=()=>$$('[data-open]',e=>{
      if(e.said||!(e.said=$('span',e)))return;
      const [zone,offsets,week,dates,[open,shut,opens],days]=JSON.parse(e.dataset.open),
        t=Date.now()/6e4,
        [,plus]=offsets.findLast(([from])=>from<=t)||[],
        now=plus?t+plus:new Date(new Date().toLocaleString('sv',{timeZone:zone}).replace(' ','T')+'Z')/6e4,
        day=k=>now/1440+k|0,
        hours=(k,i=day(k))=>(dates.find(([x,y])=>x<=i&&i<=y)||[,,week[(i+4)%7]])[2],
        m=now%1440|0,
        runs=(k,n=m-k*1440,h=hours(k))=>h?.[0]<=n&&n<h[1]&&h,
        turn=runs(0)||runs(-1),
        k=[0,1,2,3,4,5,6,7].find(k=>hours(k)?.[0]>(k?-1:m)),
        put=(...x)=>$$('b,span',(i,j)=>{
          const c=i.cloneNode();
          c.textContent=x[j];
          i.replaceWith(c);
        },e);
      if(turn){
        put(open,turn[3]);
        e.dataset.now='';
      }else if(hours(0))put(shut,k>=0?opens+' '+(k?days[(day(k)+4)%7]+' ':'')+hours(k)[2]:'');
    }),
      seen=new MutationObserver(look);
    seen.observe(d,{childList:1,subtree:1});
    ready(()=>{
      seen.disconnect();
      look();
    });
  `,
};
