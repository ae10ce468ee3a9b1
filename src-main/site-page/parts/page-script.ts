import { html, nothing, raw, type Html } from '../html/html.ts';
import type { Linked } from '../page.ts';
import { compareScript } from './compare.ts';
import { stepsMark } from './form-script.ts';

/**
 * The parts of the page's script; the page works without them. This one removes photos that cannot be loaded, with
 * their frames.
 */
const lost = `addEventListener('error',e=>{const i=e.target;if(i.tagName!=='IMG')return;const l=i.closest('.tiles>li,.slides>div,.photo,.foot-logo,figure,picture')||i,s=l.closest('.s'),u=l.parentElement;l.remove();if(u&&u.matches('.tiles')&&!u.children.length&&s)s.hidden=true},true);`;

/** Loads the hero's other slides some seconds after everything else. */
const later = `addEventListener('load',()=>setTimeout(()=>document.querySelectorAll('template[data-later]').forEach(t=>t.replaceWith(t.content)),4e3));`;

/**
 * Plays films once, for five seconds: WCAG lets nothing move longer by itself. Does nothing for visitors who want
 * reduced motion.
 */
const film = `addEventListener('load',()=>{if(!matchMedia('(prefers-reduced-motion:reduce)').matches)document.querySelectorAll('[data-film]').forEach(v=>{v.play().catch(()=>{});setTimeout(()=>v.pause(),5e3)})});`;

/**
 * Says beside the hours whether the company is open now; nothing on a day whose hours are words. It does so while the page is
 * parsed, before the place is painted, so that nothing beside it moves.
 */
const open = `(()=>{const t=m=>((m/60|0)%12||12)+(m%60?':'+(m%60+'').padStart(2,0):'')+(m/60%24<12?' AM':' PM'),say=e=>{const{zone,week,special=[],words:w}=JSON.parse(e.dataset.open),now=new Date(new Date().toLocaleString('sv',{timeZone:zone}).replace(' ','T')+'Z'),n=now.getUTCHours()*60+now.getUTCMinutes(),at=k=>new Date(+now+k*864e5),on=k=>{const i=at(k).toISOString().slice(0,10),f=special.find(([x,y])=>x<=i&&i<=y);return f?f[2]:week[at(k).getUTCDay()]},a=k=>Array.isArray(on(k))&&on(k),o=[0,1].map(k=>a(-k)&&a(-k).map(m=>m-k*1440)).find(o=>o&&n>=o[0]&&n<o[1]),k=[0,1,2,3,4,5,6,7].find(k=>a(k)&&(k||n<a(k)[0])),put=(...x)=>['b','span'].forEach((q,j)=>{const i=e.querySelector(q),c=i.cloneNode();c.textContent=x[j];i.replaceWith(c)});if(o){put(w.open,w.until+' '+t(o[1]));e.classList.add('is-open')}else if(on(0)!=='words')put(w.closed,k>=0?w.opens+' '+(k?w.days[at(k).getUTCDay()]+' ':'')+t(a(k)[0]):'')},look=()=>document.querySelectorAll('[data-open]').forEach(e=>{if(!e.said&&e.querySelector('span'))e.said=1,say(e)}),o=new MutationObserver(look);o.observe(document,{childList:true,subtree:true});addEventListener('DOMContentLoaded',()=>{o.disconnect();look()})})();`;

/** Removes the hours of holidays that are over: the page may be older than they. */
const past = `addEventListener('DOMContentLoaded',()=>document.querySelectorAll('[data-until]').forEach(e=>{if(e.dataset.until<new Date().toLocaleDateString('sv'))e.remove()}));`;

/**
 * For what the page opens by its address, the lightbox and the menu: Escape closes it, arrows step through the photos.
 * Each opening is one entry of the browser's history, however many photos were looked at, and closing goes back by it.
 */
const over = `(()=>{let own=0;const open=()=>document.querySelector('.shot:target,.menu:target'),close=o=>{const menu=o.id==='menu',n=o.id.slice(6),b=document.querySelector(menu?'a[href="#menu"]':'#tile-'+n);if(own){own=0;addEventListener('hashchange',()=>b&&b.focus(),{once:true});history.back()}else location.replace(menu?'#navigation':'#tile-'+n)};addEventListener('click',e=>{const a=e.target.closest('a[href^="#"]');if(!a)return;const o=open();if(!o)own=/^#(photo-\\d+|menu)$/.test(a.hash);else if(a.matches('.shot-close,[href="#navigation"]')){e.preventDefault();close(o)}else if(/^#photo-/.test(a.hash)){e.preventDefault();location.replace(a.hash)}else own=0});addEventListener('keydown',e=>{const o=open(),k={ArrowLeft:'.shot-previous',ArrowRight:'.shot-next'}[e.key];if(!o)return;if(e.key==='Escape')close(o);else if(k)o.querySelector(k)?.click()})})();`;

/** The parts that the page needs. In published pages the script is in the head, before the pictures that it watches. */
export function pageScript(page: Pick<Linked, 'mode'>, body: Html): Html {
  if (page.mode === 'preview') return nothing;
  const code =
    stepsMark(body) +
    (body.value.includes('<img') ? lost : '') +
    (body.value.includes('template data-later') ? later : '') +
    (body.value.includes('data-film') ? film : '') +
    (body.value.includes('data-open=') ? open : '') +
    (body.value.includes('data-until=') ? past : '') +
    (body.value.includes('class="compare"') ? compareScript : '') +
    (/ id="(?:photo-1|menu)"/.test(body.value) ? over : '');
  return code === ''
    ? nothing
    : html`<script>
        ${raw(code)};
      </script>`;
}
