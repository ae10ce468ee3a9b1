import { js, type ScriptPart } from '../html/js.ts';
import { html, nothing, raw, type Html } from '../html/html.ts';
import type { Linked } from '../page.ts';
import { compareScript } from './compare.ts';
import { slotScript } from './custom-code.ts';
import { formScript, stepsScript } from './form-script.ts';
import { modalScript } from './modal.ts';
import { openScript } from './open-now.ts';
import { overScript } from './over-script.ts';
import { filmScript } from './picture.ts';
import { laterScript } from './slides.ts';

/**
 * What the parts of the script share. `d` is the document. There are functions for the first element of a selector, for
 * what a function makes of each element, and for a call when the page is parsed. Listeners are given the target and the
 * event; where they return true, the browser does nothing itself.
 */
const shared = js`
  const d=document,
    $=(q,e=d)=>e.querySelector(q),
    $$=(q,f,e=d)=>[...e.querySelectorAll(q)].map(f),
    on=(t,f,c)=>addEventListener(t,e=>f(e.target,e)&&e.preventDefault(),c),
    ready=f=>on('DOMContentLoaded',f);
`;

/** Removes photos that cannot be loaded, with their frames. */
const lostScript: ScriptPart = {
  needed: /<img/,
  code: js`
    on('error',i=>{
      if(i.tagName!='IMG')return;
      const l=i.closest('.tiles>li,.slides>div,.photo,.foot-logo,figure,picture')||i,s=l.closest('.s'),u=l.parentElement;
      l.remove();
      if(s&&u.matches('.tiles')&&!u.children.length)s.hidden=1;
    },1);
  `,
};

/**
 * Removes the hours of holidays that are over: the page may be older than they. Days are compared by their number, because
 * the browser's first use of a calendar takes a fast computer some 60 ms.
 */
const pastScript: ScriptPart = {
  needed: /data-until=/,
  code: js`
    ready(()=>$$('[data-until]',e=>
      e.dataset.until<Date.now()/864e5-new Date().getTimezoneOffset()/1440-1&&e.remove()
    ));
  `,
};

const parts: readonly ScriptPart[] = [
  stepsScript,
  formScript,
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

/**
 * The script of a page, which works without it: the parts that its body needs. It is in the head, before the pictures that
 * it watches.
 */
export function pageScript({ mode }: Pick<Linked, 'mode'>, body: Html): Html {
  if (mode === 'preview') return nothing;
  const code = parts.flatMap((part) => (part.needed.test(body.value) ? part.code : []));
  if (code.length === 0) return nothing;
  return html`<script>
    ${raw(`{${shared}${code.join('')}}`)};
  </script>`;
}
