import { js, type ScriptPart } from '../html/js.ts';

/**
 * For what the page opens by its address, the lightbox and the menu: Escape closes it, arrows step through the photos.
 * Each opening is one entry of the browser's history, however many photos were looked at, and closing goes back by it.
 * The first link of either leads to where it was opened.
 */
export const overScript: ScriptPart = {
  needed: [' id="photo-1"', ' id="menu"'],
  code: js`
    let own;
    const open=()=>$('.shot:target,.menu:target');
    on('click',t=>{
      const a=t.closest('a[href^="#"]'),o=a&&open(),opens=/^#(photo-|menu$)/.test(a?.hash),
        stays=o&&(opens||a.hash==$('a',o).hash);
      if(own&&stays&&!opens){
        addEventListener('hashchange',()=>$(o.id=='menu'?'[href="#menu"]':a.hash)?.focus(),{once:1});
        history.back();
      }else if(stays)location.replace(a.hash);
      if(a)own=opens&&(!o||own);
      return stays;
    });
    on('keydown',(t,e)=>{
      const q={Escape:'a',ArrowLeft:'.shot-previous',ArrowRight:'.shot-next'}[e.key];
      if(q&&open())$(q,open())?.click();
    });
  `,
};
