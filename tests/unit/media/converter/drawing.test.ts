import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { MOST_DRAWING_BYTES } from '#shared/domain/photo/file-rules.ts';
import { convertLogo, lookAt } from '../../../../src-main/media/converter/convert.ts';
import { cleanDrawing } from '../../../../src-main/media/converter/drawing.ts';
import { hostileDrawings, hostileFiles } from '../../../support/attacks/drawings.ts';

/** Cleans a drawing with the content `inside` and the root attributes `more`, and returns its text. */
async function cleanedSvg(inside: string, more = ''): Promise<string> {
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  const { bytes } = await cleanDrawing(Buffer.from(`<svg ${names} ${more}>${inside}</svg>`));
  return Buffer.from(bytes).toString();
}

const mark =
  '<?xml version="1.0"?><!-- a mark --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80">' +
  '<path fill="#0a5" d="M0 0h8"/><path stroke="#00AA55" fill="#112233" d="M0 0h9"/></svg>';

describe('an SVG drawing', () => {
  test.each([
    ['scripts', '<script>alert(1)</script>', 'alert'],
    ['handlers', '<path d="M0 0" onload="alert(1)"/>', 'alert'],
    ['foreign content', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>', 'body'],
    ['links', '<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>', 'alert'],
    ['pictures', '<image href="https://evil.example/x.png"/>', 'evil'],
    ['pictures of filters', '<filter id="f"><feImage href="https://evil.example/x"/></filter>', 'evil'],
    ['outer uses', '<use href="https://evil.example/x.svg#a"/>', 'evil'],
    ['outer paints', '<path d="M0 0" fill="url(https://evil.example/x#a)"/>', 'evil'],
    ['outer styles', '<style>@import "https://evil.example/x.css";</style>', 'evil'],
    ['outer backgrounds', '<style>path{fill:url( "https://evil.example/x")}</style>', 'evil'],
    ['escaped addresses', '<style>path{fill:u\\72l(https://evil.example/x)}</style>', 'evil'],
    ['sets of pictures', '<style>path{fill:image-set("https://evil.example/x" 1x)}</style>', 'evil'],
    [
      'sets that begin within the drawing',
      '<style>path{mask-image:image-set("#a" 1x, "https://evil.example/x" 2x)}</style>',
      'evil',
    ],
    [
      'sets in a style attribute',
      `<path d="M0 0" style="mask-image:-webkit-image-set('#a' 1x, '//evil.example/x' 2x)"/>`,
      'evil',
    ],
    [
      'sets of an own property',
      '<style>path{--x:"https://evil.example/x";mask:image-set("#a" 1x, var(--x) 2x)}</style>',
      'evil',
    ],
    ['own properties', '<path d="M0 0" style="--x:url(https://evil.example/x);fill:var(--x)"/>', 'evil'],
    ['addresses of an own property', '<style>path{--x:"https://evil.example/x";mask:src(var(--x))}</style>', 'evil'],
    ['rules around an element', '<style>@im<g>x</g>port "https://evil.example/x.css";</style>', 'evil'],
    ['addresses around an element', '<style>path{fill:ur<g>x</g>l(https://evil.example/x)}</style>', 'evil'],
    ['escaped rules', '<style>@\\69mport "https://evil.example/x.css";</style>', 'evil'],
    ['rules in other letters', '<style>@IMPORT/**/URL(HTTPS://evil.example/x);</style>', 'evil'],
    ['rules in a CDATA section', '<style><![CDATA[@import "https://evil.example/x.css";]]></style>', 'evil'],
    ['sheets', '<?xml-stylesheet href="https://evil.example/x.css"?>', 'evil'],
    ['entities in a style', '<style>path{fill:&#117;rl(https://evil.example/x)}</style>', 'evil'],
    ['other bases', '<g xml:base="https://evil.example/x"><use href="#a"/></g>', 'evil'],
    [
      'animated references',
      '<use href="#a"><animate attributeName="href" to="https://evil.example/x#a"/></use>',
      'evil',
    ],
    ['faces', '<style>@font-face{font-family:x;src:local(x)}</style>', 'font-face'],
    ['style attributes', '<path d="M0 0" style="fill:url(//evil.example)"/>', 'evil'],
    ['animated handlers', '<set attributeName="onmouseover" to="alert(1)"/>', 'alert'],
    ['metadata', '<metadata><r:RDF xmlns:r="r"><r:li>secret</r:li></r:RDF>secret</metadata>', 'secret'],
    ['descriptions', '<title>secret</title><desc>secret</desc><path d="M0 0"><title>secret</title></path>', 'secret'],
    ['comments', '<!-- secret --><style>/* secret */ path{fill:#123}</style>', 'secret'],
    [
      'what editors keep',
      '<i:view xmlns:i="i" i:name="secret"/><path xmlns:i="i" i:file="/home/secret" d="M0 0"/>',
      'secret',
    ],
    ['data of scripts', '<path d="M0 0" data-name="secret"/>', 'secret'],
    ['text that is not drawn', '<g>secret<path d="M0 0"/></g>', 'secret'],
    [
      'uses of uses',
      '<g id="a"><path id="p" d="M0 0"/></g><g id="b"><use href="#a"/></g><use href="#b" x="666"/>',
      '666',
    ],
    ['uses of themselves', '<use id="u" href="#u" x="666"/>', '666'],
    ['entities', '<text>&#60;script&#62;</text>', '<script'],
  ])('[BI-04] [LOGO-01] loses %s', async (_, inside, forbidden) => {
    const clean = await cleanedSvg(`${inside}<circle r="3"/>`);
    expect(clean).toContain('<circle r="3"');
    expect(clean).not.toContain(forbidden);
  });

  test(`[BI-04] [LOGO-01] keeps nothing of ${String(hostileDrawings.length + hostileFiles.length)} hostile drawings`, async () => {
    const runs = /evil|\son\w+\s*=|<(?:\w+:)?(?:script|foreignObject|image|feImage|iframe|set)\b|@import|<[!?]/i;
    for (const inside of hostileDrawings) {
      const clean = await cleanedSvg(`${inside}<circle r="3"/>`).catch((error: unknown) => {
        // A drawing that is not valid XML cannot be cleaned.
        expect(error, inside).toMatchObject({ reason: 'noDrawing' });
        return '<circle r="3"';
      });
      expect(clean, inside).toContain('<circle r="3"');
      expect(clean, inside).not.toMatch(runs);
    }
    for (const file of hostileFiles) {
      const clean = await cleanDrawing(Buffer.from(file)).then(
        ({ bytes }) => Buffer.from(bytes).toString(),
        (error: unknown) => (error as { reason?: string }).reason,
      );
      expect(clean, file).toBeDefined();
      expect(clean, file).not.toMatch(runs);
    }
  });

  test('[LOGO-01] keeps what is drawn: shapes, gradients of its own, uses, texts, styles, view box', async () => {
    const clean = await cleanedSvg(
      '<defs><linearGradient id="g"><stop offset="0"/></linearGradient><path id="p" d="M1 1"/></defs><style>.a{fill:#123}</style>' +
        '<path class="a" fill="url(#g)" d="M0 0h8"/><use href="#p"/><a href="https://a.example/"><text>Acme</text></a>',
      'viewBox="0 0 8 8"',
    );
    const parts = ['viewBox="0 0 8 8"', 'linearGradient id="g"', '.a{fill:#123}', 'fill="url(#g)"', 'd="M0 0h8"'];
    for (const part of [...parts, '<use href="#p"', '<text>Acme</text>']) expect(clean).toContain(part);
  });

  test('[LOGO-01] comes out of a second cleaning as it came out of the first', async () => {
    const first = await cleanDrawing(Buffer.from(mark));
    expect(Buffer.from((await cleanDrawing(first.bytes)).bytes).equals(Buffer.from(first.bytes))).toBe(true);
  });

  test('[LOGO-03] [LOGO-04] tells its size and its colors', async () => {
    expect(await lookAt(Buffer.from(mark))).toMatchObject({
      ...{ type: 'image/svg+xml', width: 320, height: 80, hasAlpha: true },
      colors: ['#00aa55', '#112233'],
    });
    expect(await convertLogo(Buffer.from(mark))).toMatchObject({ type: 'image/svg+xml', width: 320, height: 80 });
  });

  test.each([
    ['a page', '<!doctype html><p>Hello</p>', 'noDrawing'],
    ['a broken one', '<svg xmlns="http://www.w3.org/2000/svg"><path', 'noDrawing'],
    ['an empty one', '<svg xmlns="http://www.w3.org/2000/svg"><metadata>secret</metadata></svg>', 'noDrawing'],
    ['one that is no map', `${mark}${' '.repeat(MOST_DRAWING_BYTES)}`, 'tooLargeDrawing'],
  ])('[LOGO-01] is refused where it is %s', async (_, text, reason) => {
    await expect(cleanDrawing(Buffer.from(text))).rejects.toMatchObject({ reason });
  });
});

describe('[PAGE-06] the look of an SVG logo', () => {
  const logo = (inside: string): Buffer =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">${inside}</svg>`);
  const disc = '<circle cx="50" cy="50" r="40" fill="#ffffff"/>';

  test('has the tones of its outline where nothing is behind it', async () => {
    const { outline } = await lookAt(logo(disc));
    expect(outline?.at(-1), 'white').toBeGreaterThan(0.9);
    const navy = await lookAt(logo(disc.replace('#ffffff', '#12284b')));
    expect(navy.outline?.at(-1)).toBe(0);
  });

  test('has none where the logo has a background of its own', async () => {
    expect((await lookAt(logo(`<rect width="300" height="100" fill="#123456"/>${disc}`))).outline).toBeUndefined();
  });

  test('lets nothing but cleaned drawings be drawn', async () => {
    await lookAt(logo(disc));
    const hidden = Buffer.from(logo(disc).toString(), 'utf16le');
    await expect(convertLogo(Buffer.concat([Buffer.from([0xff, 0xfe]), hidden]))).rejects.toThrow();
    await expect(sharp(logo(disc)).raw().toBuffer()).rejects.toThrow(/unsupported/);
  });
});
