/** A way for a page to escape from its frame: a name, and markup that requests the given address. */
type Escape = readonly [name: string, markup: (to: string) => string];

const scripts: readonly Escape[] = [
  ['a script', (to) => `<script>${ask(to)}</script>`],
  ['a module', (to) => `<script type=module>${ask(to)}</script>`],
  ['a script from outside', (to) => `<script src="${to}"></script>`],
  ['a module from outside', (to) => `<script type=module src="${to}"></script>`],
  ['a drawing’s script', (to) => `<svg><script>${ask(to)}</script></svg>`],
  ['a picture that fails', (to) => `<img src="data:," onerror="${ask(to)}">`],
  ['a drawing that loads', (to) => `<svg onload="${ask(to)}"></svg>`],
  ['an animation of a drawing', (to) => `<svg><animate attributeName=x dur=1s onbegin="${ask(to)}"></svg>`],
  ['details that open', (to) => `<details open ontoggle="${ask(to)}">x</details>`],
  ['a style that loads', (to) => `<style onload="${ask(to)}">p{}</style>`],
  [
    'an animation that starts',
    (to) => `<style>@keyframes k{}</style><p style="animation:k 1s" onanimationstart="${ask(to)}">x</p>`,
  ],
  ['a film that fails', (to) => `<video src="data:," onerror="${ask(to)}"></video>`],
  ['a sound that fails', (to) => `<audio src="data:," onerror="${ask(to)}"></audio>`],
  ['a field that takes the focus', (to) => `<input id=go onfocus="${ask(to)}">`],
  ['a click', (to) => `<p id=go onclick="${ask(to)}">x</p>`],
  ['a pointer', (to) => `<p id=go onpointermove="${ask(to)}">x</p>`],
  ['a link that is code', (to) => `<a id=go href="javascript:${ask(to)}">x</a>`],
  ['a drawing’s link that is code', (to) => `<svg><a id=go href="javascript:${ask(to)}"><text y=20>x</text></a></svg>`],
  ['a form that is code', (to) => `<form action="javascript:${ask(to)}"><button id=go>x</button></form>`],
  ['a frame that is code', (to) => `<iframe src="javascript:${ask(to)}"></iframe>`],
  ['a frame with a script in it', (to) => `<iframe srcdoc="<script>${ask(to)}</script>"></iframe>`],
  ['a frame of data', (to) => `<iframe src="data:text/html,<script>${ask(to)}</script>"></iframe>`],
  ['an object of data', (to) => `<object data="data:text/html,<script>${ask(to)}</script>"></object>`],
  ['a template of a shadow', (to) => `<p><template shadowrootmode=open><script>${ask(to)}</script></template></p>`],
  ['a script that moves the window', (to) => `<script>top.location='${to}'</script>`],
  ['a script that moves its frame', (to) => `<script>location='${to}'</script>`],
  ['a script that opens a window', (to) => `<script>open('${to}')</script>`],
  ['a worker', (to) => `<script>new Worker(URL.createObjectURL(new Blob(["fetch('${to}')"])))</script>`],
  ['a socket', (to) => `<script>new WebSocket('${to}'.replace('http','ws'))</script>`],
  ['a beacon', (to) => `<script>navigator.sendBeacon('${to}')</script>`],
];

const journeys: readonly Escape[] = [
  ['a refresh', (to) => `<meta http-equiv=refresh content="0;url=${to}">`],
  ['a link', (to) => `<a id=go href="${to}">x</a>`],
  ['a link for the window', (to) => `<a id=go target=_top href="${to}">x</a>`],
  ['a link for what is around', (to) => `<a id=go target=_parent href="${to}">x</a>`],
  ['a link for a new window', (to) => `<a id=go target=_blank href="${to}">x</a>`],
  ['a link for a window with its opener', (to) => `<a id=go target=_blank rel=opener href="${to}">x</a>`],
  ['a link for a named window', (to) => `<a id=go target=other href="${to}">x</a>`],
  ['a base for all links', (to) => `<base target=_top href="${to}"><a id=go href="?">x</a>`],
  ['a file to keep', (to) => `<a id=go download href="${to}">x</a>`],
  ['a call beside a link', (to) => `<a id=go ping="${to}" href="#x">x</a>`],
  ['a place in a picture', (to) => `${dot('usemap=#m id=go')}<map name=m><area coords=0,0,99,99 href="${to}"></map>`],
  ['a drawing’s link', (to) => `<svg><a id=go target=_top href="${to}"><text y=20>x</text></a></svg>`],
  ['a form', (to) => `<form action="${to}"><button id=go>x</button></form>`],
  ['a form that posts', (to) => `<form method=post action="${to}"><input name=a><button id=go>x</button></form>`],
  ['a form for the window', (to) => `<form target=_top action="${to}"><button id=go>x</button></form>`],
  ['a form for a new window', (to) => `<form target=_blank action="${to}"><button id=go>x</button></form>`],
  ['a button of a form elsewhere', (to) => `<form id=f></form><button id=go form=f formaction="${to}">x</button>`],
  ['a picture that sends a form', (to) => `<form action="${to}">${dot('id=go', 'input type=image')}</form>`],
];

const reads: readonly Escape[] = [
  ['a frame', (to) => `<iframe src="${to}"></iframe>`],
  ['a frame in a frame', (to) => `<iframe srcdoc="<iframe src='${to}'></iframe>"></iframe>`],
  ['an object', (to) => `<object data="${to}"></object>`],
  ['an embedded page', (to) => `<embed src="${to}">`],
  ['a picture', (to) => `<img src="${to}">`],
  ['a picture of several', (to) => `<img srcset="${to} 1x">`],
  ['a source of a picture', (to) => `<picture><source srcset="${to}"><img></picture>`],
  ['a picture in a drawing', (to) => `<svg><image href="${to}" width=9 height=9 /></svg>`],
  ['a picture on a button', (to) => `<input type=image src="${to}">`],
  ['a film', (to) => `<video src="${to}"></video>`],
  ['a still of a film', (to) => `<video poster="${to}"></video>`],
  ['a sound', (to) => `<audio src="${to}" preload=auto></audio>`],
  ['a style sheet', (to) => `<link rel=stylesheet href="${to}">`],
  ['a style sheet in a style', (to) => `<style>@import '${to}'</style>`],
  ['a background', (to) => `<p style="background:url('${to}')">x</p>`],
  ['a mark of a list', (to) => `<ul style="list-style:url('${to}')"><li>x</ul>`],
  ['a mask', (to) => `<p style="mask:url('${to}')">x</p>`],
  ['a font', (to) => `<style>@font-face{font-family:f;src:url('${to}')}</style><p style="font-family:f">x</p>`],
  [
    'a filter of a drawing',
    (to) => `<svg><filter id=f><feImage href="${to}"/></filter><rect filter=url(#f) width=9 height=9 /></svg>`,
  ],
  ['a picture read ahead', (to) => `<link rel=preload as=image href="${to}">`],
  ['a module read ahead', (to) => `<link rel=modulepreload href="${to}">`],
  ['a page read ahead', (to) => `<link rel=prefetch href="${to}">`],
];

/** The markup requests the address if the page has no protection. Tests click the element `go` if there is one. */
export const escapes: readonly Escape[] = [...scripts, ...journeys, ...reads];

/** Returns a script that requests the address. */
function ask(to: string): string {
  return `void(new Image().src='${to}')`;
}

function dot(attributes: string, element = 'img'): string {
  return `<${element} ${attributes} width=99 height=99 src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">`;
}
