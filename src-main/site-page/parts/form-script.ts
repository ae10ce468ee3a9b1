import { ELAPSED_FIELD } from '#shared/domain/message/form.ts';
import { html, nothing, raw, type Html } from '../html/html.ts';

/**
 * Sends a form without leaving the page. The dialog of thanks answers, or words in the form's place. Where sending
 * fails, what was typed stays. Without script the form posts normally and leads to the page of thanks.
 */
const script = `(()=>{const start=Date.now();for(const form of document.querySelectorAll('form[data-sent]'))form.addEventListener('submit',async event=>{event.preventDefault();form.elements.${ELAPSED_FIELD}.value=Date.now()-start;const note=form.querySelector('[role=status]'),button=form.querySelector('[type=submit]');button.disabled=true;try{const answer=await fetch(form.action,{method:'POST',body:new FormData(form),headers:{Accept:'application/json'}});const read=await answer.json();if(!answer.ok){note.textContent=read.message;return}const thanks=document.getElementById('thank-you');if(thanks?.showModal){form.reset();note.textContent='';button.disabled=false;form.querySelector('.btn:not([hidden])').focus();form.closest('dialog')?.close();thanks.showModal()}else{note.textContent=form.dataset.sent;form.replaceChildren(note);note.tabIndex=-1;note.focus()}}catch{note.textContent=form.dataset.failed}finally{button.disabled=false}})})()`;

/**
 * Shows a form's steps one at a time. A step stays until its fields are valid; Enter goes to the next step. The focus
 * goes to the step's first field, so that screen readers say the name and number of the step.
 */
const steps = `for(const form of document.querySelectorAll('form[data-steps]')){const all=q=>[...form.querySelectorAll(q)],sets=all('fieldset'),end=sets.length-1,[next]=all('.next'),[back]=all('.back');let at=0;const show=to=>{at=form.dataset.at=to;sets.forEach((s,i)=>s.hidden=i!==at);for(const e of all('.consent,[type=submit]'))e.hidden=at<end;back.hidden=!at;next.hidden=at===end},go=to=>{show(to);sets[to].querySelector('input,textarea').focus()};next.onclick=()=>[...sets[at].elements].every(f=>f.reportValidity())&&go(at+1);back.onclick=()=>go(at-1);form.addEventListener('keydown',e=>{if(e.key==='Enter'&&e.target.tagName==='INPUT'&&at<end){e.preventDefault();next.click()}});form.addEventListener('reset',()=>show(0));show(0)}`;

const inSteps = (body: Html): boolean => body.value.includes(' data-steps');

/** Lets the style sheet show the first step alone before the form is parsed: nothing moves when the steps begin. */
export const stepsMark = (body: Html): string => (inSteps(body) ? `document.documentElement.dataset.script='';` : '');

/** The script for forms that post to the backend; nothing on pages without one. */
export const formScript = (body: Html): Html =>
  body.value.includes('data-sent=')
    ? html`<script>
        ${raw(inSteps(body) ? `${script};${steps}` : script)};
      </script>`
    : nothing;
