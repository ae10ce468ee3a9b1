import { literalPattern } from '#shared/domain/site/literal-pattern.ts';
import { js, type ScriptPart } from '../html/js.ts';
import { html, nothing, raw, type Html } from '../html/html.ts';
import type { Linked } from '../page.ts';
import { compareScript } from './compare.ts';
import { slotScript } from './custom-code.ts';
import { filesScript } from './form.ts';
import { formScript, stepsScript } from './form-script.ts';
import { modalScript } from './modal.ts';
import { openScript } from './open-now.ts';
import { overScript } from './over-script.ts';
import { filmScript } from './picture.ts';
import { sectionLayoutScript } from './section-layout.ts';
import { laterScript } from './slides.ts';

/**
 * Helpers for all parts of the script. `d` is the document and `page` its root element. `$` returns the first element
 * of a selector; `$$` calls a function with each element and returns the results. `on` adds a listener that is called
 * with the target and the event; if the listener returns a truthy value, the browser's default action is prevented.
 * `ready` calls a function once the page is parsed. `idle` calls a function when the browser is idle, but at the latest
 * after `t` milliseconds, because a browser may never be idle on a page that is always animated. In browsers that do
 * not report idle time the function is called after `t`.
 */
const shared = js`
  const d=document,
    page=d.documentElement,
    $=(q,e=d)=>e.querySelector(q),
    $$=(q,f,e=d)=>[...e.querySelectorAll(q)].map(f),
    on=(t,f,c)=>addEventListener(t,e=>f(e.target,e)&&e.preventDefault(),c),
    ready=f=>on('DOMContentLoaded',f),
    idle=(f,t)=>self.requestIdleCallback?.(f,{timeout:t})||setTimeout(f,t);
`;

/** Removes photos that cannot be loaded, with their frames. Hides a section that has lost its last tile. */
const lostScript: ScriptPart = {
  needed: ['<img'],
  code: js`
    on('error',i=>{
      if(i.tagName!='IMG')return;
      const l=i.closest('.tiles>li,.slides>div,.photo,.foot-logo,figure')||i.closest('picture')||i,
        u=l.parentNode;
      l.remove();
      if(u?.matches('.s .tiles:not(:has(*))'))u.closest('.s').hidden=1;
    },1);
  `,
};

/**
 * Removes the hours of holidays that are over, because a holiday may end after the page is published. Days are compared
 * by their number since 1970, because formatting dates takes some 60 ms at its first use, even on a fast computer.
 */
const pastScript: ScriptPart = {
  needed: ['data-until='],
  code: js`
    ready(()=>$$('[data-until]',e=>
      e.dataset.until<Date.now()/864e5-new Date().getTimezoneOffset()/1440-1&&e.remove()
    ));
  `,
};

const parts: readonly ScriptPart[] = [
  stepsScript,
  formScript,
  filesScript,
  modalScript,
  overScript,
  compareScript,
  lostScript,
  laterScript,
  filmScript,
  openScript,
  pastScript,
  slotScript,
];

/** Finds all texts of `needed` in one pass over a body. Separate searches take eight times as long. */
const anyNeeded = new RegExp(parts.flatMap(({ needed }) => needed.map(literalPattern)).join('|'), 'g');

/** Maximum number of characters of a page's script that includes `sectionLayoutScript`. */
const MOST = 4096;

/**
 * Returns the script of a page, with the parts that the page's body needs. The page also works without script. The
 * script is in the head, before the pictures whose errors it handles. If the parts leave no room for
 * `sectionLayoutScript`, the browser lays out the whole page at once.
 */
export function pageScript({ mode }: Pick<Linked, 'mode'>, body: Html): Html {
  if (mode === 'preview') return nothing;
  const met = new Set(body.value.match(anyNeeded));
  const needed = parts.filter((part) => part.needed.some((markup) => met.has(markup)));
  const code = `{${shared}${needed.map((part) => part.code).join('')}`;
  const layout = code.length + sectionLayoutScript.length + 2 <= MOST ? sectionLayoutScript : '';
  return html`<script>
    ${raw(`${code}${layout}}`)};
  </script>`;
}
