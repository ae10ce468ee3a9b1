import { ELAPSED_FIELD } from '#shared/domain/message/form.ts';
import { html, nothing, raw, type Html } from '../html/html.ts';
import { STEP_AT } from './form.ts';

/**
 * Sends a form without leaving the page. The dialog of thanks answers, or words in the form's place. Where sending
 * fails, what was typed stays. Without script the form posts normally and leads to the page of thanks.
 */
const script = `(()=>{const start=Date.now();for(const form of document.querySelectorAll('form[data-sent]'))form.addEventListener('submit',async event=>{event.preventDefault();form.elements.${ELAPSED_FIELD}.value=Date.now()-start;const note=form.querySelector('[role=status]'),button=form.querySelector('[type=submit]');button.disabled=true;try{const answer=await fetch(form.action,{method:'POST',body:new URLSearchParams(new FormData(form)),headers:{Accept:'application/json'}});const read=await answer.json();if(!answer.ok){note.textContent=read.message;return}const thanks=document.getElementById('thank-you');if(thanks?.showModal){form.reset();note.textContent='';button.disabled=false;button.focus();form.closest('dialog')?.close();thanks.showModal()}else{note.textContent=form.dataset.sent;form.replaceChildren(note);note.tabIndex=-1;note.focus()}}catch{note.textContent=form.dataset.failed}finally{button.disabled=false}})})()`;

/**
 * Shows a form's steps one at a time, with Back and Next. A step whose fields will not do is not left, Enter leads on, and the
 * number of the step is said.
 */
const steps = `for(const form of document.querySelectorAll('form[data-steps]')){const sets=[...form.querySelectorAll('fieldset')],end=sets.length-1,send=form.querySelector('[type=submit]'),make=(tag,name)=>Object.assign(document.createElement(tag),{className:name,textContent:form.dataset[name.split(' ').pop()]}),step=make('p','form-note step'),[next,back]=['btn main next','btn second back'].map(name=>Object.assign(make('button',name),{type:'button'}));let at=0;step.ariaLive='polite';sets[0].before(step);send.before(next);send.after(back);const show=to=>{at=to;sets.forEach((s,i)=>s.hidden=i!==at);for(const e of [send,...form.querySelectorAll('.consent')])e.hidden=at<end;back.hidden=!at;next.hidden=at===end;step.textContent=form.dataset.steps.replace('${STEP_AT}',at+1)},go=by=>{show(at+by);sets[at].querySelector('input,textarea').focus()};next.onclick=()=>[...sets[at].elements].every(f=>f.reportValidity())&&go(1);back.onclick=()=>go(-1);form.addEventListener('keydown',e=>{if(e.key==='Enter'&&e.target.tagName==='INPUT'&&at<end){e.preventDefault();next.click()}});form.addEventListener('reset',()=>show(0));show(0)}`;

/** The script for forms that post to the backend; nothing on pages without one. */
export const formScript = (body: Html): Html =>
  body.value.includes('data-sent=')
    ? html`<script>
        ${raw(body.value.includes('data-steps=') ? `${script};${steps}` : script)};
      </script>`
    : nothing;
