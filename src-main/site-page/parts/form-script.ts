import { ELAPSED_FIELD } from '#shared/domain/message/form.ts';
import { js, type ScriptPart } from '../html/js.ts';

/**
 * Sends a form without leaving the page. The dialog of thanks answers, or words in the form's place. Where sending
 * fails, what was typed stays. A note says what of the message was not kept. Without script the form posts normally and
 * leads to the page of thanks.
 */
export const formScript: ScriptPart = {
  needed: ['data-sent='],
  code: js`
    const send=async f=>{
      const n=$('[role=status]',f),b=$('[type=submit]',f),done=$('#thank-you');
      f.elements.${ELAPSED_FIELD}.value=performance.now()|0;
      b.disabled=1;
      const [ok,read]=await fetch(f.action,{method:'POST',body:new FormData(f),headers:{Accept:'application/json'}})
        .then(async a=>[a.ok,await a.json()])
        .catch(()=>[0,{message:f.dataset.failed}]);
      b.disabled=0;
      if(!ok)n.textContent=read.message;
      else if(done){
        f.reset();
        n.textContent=read.note;
        $('.btn:not([hidden])',f).focus();
        f.closest('dialog')?.close();
        done.showModal();
      }else{
        n.textContent=read.note??f.dataset.sent;
        f.replaceChildren(n);
        n.focus();
      }
    };
    on('submit',f=>f.dataset.sent&&send(f));
  `,
};

/**
 * Shows a form's steps one at a time. A step stays until its fields are valid; Enter goes to the next step. The focus
 * goes to the step's first field, so that screen readers say the name and number of the step. The mark lets the style
 * sheet show the first step alone before the form is parsed: nothing moves when the steps begin.
 */
export const stepsScript: ScriptPart = {
  needed: [' data-steps'],
  code: js`
    page.dataset.script='';
    ready(()=>$$('[data-steps]',f=>{
      let at;
      const sets=$$('fieldset',s=>s,f),next=$('.next',f),back=$('.back',f),
        show=to=>{
          f.dataset.at=at=to;
          sets.map((s,i)=>s.hidden=i!=at);
          back.hidden=!at;
          next.hidden=!sets[at+1];
          $$('.consent,[type=submit]',e=>e.hidden=!next.hidden,f);
        },
        go=by=>{
          show(at+by);
          sets[at].elements[0].focus();
        };
      next.onclick=()=>[...sets[at].elements].every(e=>e.reportValidity())&&go(1);
      back.onclick=()=>go(-1);
      f.onkeydown=e=>e.key!='Enter'||e.target.tagName!='INPUT'||next.hidden||(next.click(),!1);
      f.onreset=()=>show(0);
      show(0);
    }));
  `,
};
