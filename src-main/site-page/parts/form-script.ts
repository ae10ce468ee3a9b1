import { ELAPSED_FIELD } from '#shared/domain/message/form.ts';
import { js, type ScriptPart } from '../html/js.ts';

/**
 * Sends a form without leaving the page. Then the thank-you dialog opens, or on a page without that dialog a text
 * replaces the form. If sending fails, the fields keep what was typed. If the backend could not keep the photos, its
 * answer contains a note, which is shown. Without script the form posts normally and leads to the thank-you page.
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
 * Shows a form's steps one at a time. The next step is shown only if all fields of the current step are valid. Pressing
 * Enter in a one-line field has the same effect as the button for the next step. The first field of a new step gets the
 * focus, so that screen readers read out the step's name and number. The root element gets `data-script` before the
 * form is parsed. This makes the style sheet show only the first step, so that nothing moves when the script sets up
 * the steps.
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
