import { js, type ScriptPart } from '../html/js.ts';

/**
 * Handles keys and the browser's history for what opens by the page's address: the large photos and the menu. Escape
 * closes them, and the arrow keys step through the photos. Opening one of them adds a single entry to the history, even
 * if several photos are viewed, and closing goes back over this entry. The first link inside a large photo or the menu
 * closes it and leads to where it was opened.
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
