import type { DayHours } from '../content/hours.ts';
import { DAY, type OpenDay, type Opening } from '../content/opening.ts';
import { attributes, html, type Html } from '../html/html.ts';
import { js, type ScriptPart } from '../html/js.ts';
import type { Page } from '../page.ts';

interface Hours {
  /** the first days on which it is open */
  open: DayHours | null;
  opening: Opening | null;
}

/** Data for an element with `b` and `span` about the hours: a script changes them to “open now until …”. */
export function openData({ opening }: Pick<Hours, 'opening'>, { words }: Pick<Page, 'words'>): Html | false {
  if (opening === null) return false;
  const { openNow, until, allDay, closedNow, opensAt, weekdays } = words;
  const withWords = (day: OpenDay): OpenDay => {
    if (day === null || day.length === 0) return day;
    const [opens, closes, from, to] = day;
    return [opens, closes, from, closes - opens < DAY ? `${until} ${to}` : allDay];
  };
  const { zone, week, special } = opening;
  const data = {
    zone,
    week: week.map(withWords),
    special: special?.map(([first, last, day]) => [first, last, withWords(day)]),
    words: { open: openNow, closed: closedNow, opens: opensAt, days: weekdays },
  };
  return attributes({ 'data-open': JSON.stringify(data) });
}

/** Whether it is open now, for a hero on phones, where the line of facts has no room for the hours. */
export function openLine({ open, opening }: Hours, page: Page): Html | false {
  if (open === null || opening === null) return false;
  return html`<p class="open-now" ${openData({ opening }, page)}>
    <i aria-hidden="true"></i><b></b><span dir="auto">${open.days}: ${open.hours}</span>
  </p>`;
}

/**
 * Says beside the hours whether the company is open now; nothing on a day whose hours are words. It does so while the page is
 * parsed, before the place is painted, so that nothing beside it moves: a new element counts as no shift.
 *
 * `now` is the company's clock as if it were UTC and `m` its minute of the day; `hours` are those of the day after `k` days,
 * `shift` those of today, or of yesterday, that last until now, and `k` is the next day on which it opens.
 */
export const openScript: ScriptPart = {
  needed: /data-open=/,
  code: js`
    const look=()=>$$('[data-open]',e=>{
      if(e.said||!$('span',e))return;
      e.said=1;
      const {zone,week,special=[],words:w}=JSON.parse(e.dataset.open),
        now=+new Date(new Date().toLocaleString('sv',{timeZone:zone}).replace(' ','T')+'Z'),
        after=k=>new Date(now+k*864e5),
        hours=k=>{
          const i=after(k).toISOString().slice(0,10),s=special.find(([x,y])=>x<=i&&i<=y);
          return s?s[2]:week[after(k).getUTCDay()];
        },
        m=now/6e4%1440|0,
        lasts=(h,m)=>h?.[0]<=m&&m<h[1]&&h,
        shift=lasts(hours(0),m)||lasts(hours(-1),m+1440),
        k=[0,1,2,3,4,5,6,7].find(k=>hours(k)?.[0]>(k?-1:m)),
        put=(...x)=>['b','span'].forEach((q,j)=>{
          const i=$(q,e),c=i.cloneNode();
          c.textContent=x[j];
          i.replaceWith(c);
        });
      if(shift){
        put(w.open,shift[3]);
        e.classList.add('is-open');
      }else if(hours(0))put(w.closed,k>=0?w.opens+' '+(k?w.days[after(k).getUTCDay()]+' ':'')+hours(k)[2]:'');
    }),
      seen=new MutationObserver(look);
    seen.observe(d,{childList:1,subtree:1});
    ready(()=>{
      seen.disconnect();
      look();
    });
  `,
};
