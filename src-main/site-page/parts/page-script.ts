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
 * What the parts of the script share. `d` is the document, `page` its root. There are functions for the first element of a
 * selector, for what a function makes of each element, and for a call when the page is parsed. Listeners are given the
 * target and the event; where they return true, the browser does nothing itself. Not all browsers say when they are idle.
 */
const shared = js`
  const d=document,
    page=d.documentElement,
    $=(q,e=d)=>e.querySelector(q),
    $$=(q,f,e=d)=>[...e.querySelectorAll(q)].map(f),
    on=(t,f,c)=>addEventListener(t,e=>f(e.target,e)&&e.preventDefault(),c),
    ready=f=>on('DOMContentLoaded',f),
    idle=self.requestIdleCallback||(f=>setTimeout(f,1500));
`;

/** Removes photos that cannot be loaded, with their frames. */
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
 * Removes the hours of holidays that are over: the page may be older than they. Days are compared by their number, because
 * the browser's first use of a calendar takes a fast computer some 60 ms.
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

/** Finds all that parts are needed for in one pass over a body, which takes an eighth of a pass for each. */
const anyNeeded = new RegExp(parts.flatMap(({ needed }) => needed.map(literalPattern)).join('|'), 'g');

/** Bytes of script that a page has at most. */
const MOST = 4096;

/**
 * The script of a page, which works without it: the parts that its body needs. It is in the head, before the pictures that
 * it watches. A page that has a part for everything is laid out whole: there is no room for what would spread it.
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
