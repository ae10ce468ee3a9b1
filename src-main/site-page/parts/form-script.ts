import { ELAPSED_FIELD } from '#shared/domain/message/form.ts';
import { html, nothing, raw, type Html } from '../html/html.ts';

/**
 * Sends a form without leaving the page. The dialog of thanks answers, or words in the form's place. Where sending
 * fails, what was typed stays. Without script the form posts normally and leads to the page of thanks.
 */
const script = `(()=>{const start=Date.now();for(const form of document.querySelectorAll('form[data-sent]'))form.addEventListener('submit',async event=>{event.preventDefault();form.elements.${ELAPSED_FIELD}.value=Date.now()-start;const note=form.querySelector('[role=status]'),button=form.querySelector('button');button.disabled=true;try{const answer=await fetch(form.action,{method:'POST',body:new URLSearchParams(new FormData(form)),headers:{Accept:'application/json'}});const read=await answer.json();if(!answer.ok){note.textContent=read.message;return}const thanks=document.getElementById('thank-you');if(thanks?.showModal){form.reset();note.textContent='';button.disabled=false;button.focus();form.closest('dialog')?.close();thanks.showModal()}else{note.textContent=form.dataset.sent;form.replaceChildren(note);note.tabIndex=-1;note.focus()}}catch{note.textContent=form.dataset.failed}finally{button.disabled=false}})})()`;

/** The script for forms that post to the backend; nothing on pages without one. */
export const formScript = (body: Html): Html =>
  body.value.includes('data-sent=')
    ? html`<script>
        ${raw(script)};
      </script>`
    : nothing;
