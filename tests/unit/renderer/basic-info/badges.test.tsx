import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { pictureAddress } from '#shared/domain/site/picture-address.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { renderHome } from '../../../../src-main/site-page/index.ts';
import { BadgesCard } from '../../../../src-renderer/screens/basic-info/parts/badges-card.tsx';
import { sanitizeSvg } from '../../../../src-renderer/editor/fields/svg-icon.ts';
import { undo } from '../../../../src-renderer/state/draft.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';
import { previewInput } from '../../../support/site-page.ts';

afterEach(closeScreen);

const site = {
  version: 'v2.1',
  custom_badges: [
    { name: 'Green', icon: '/media/green.svg', show: true },
    { name: 'Fast', icon: '', show: false },
  ],
};
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
const svgFile = (text: string, name = 'icon.svg') => new File([text], name, { type: 'image/svg+xml' });
const iconFile = (name: string) => screen.getByLabelText<HTMLInputElement>(`Icon file of ${name}`);
const names = () => screen.getAllByLabelText<HTMLInputElement>(/^Name of badge/).map(({ value }) => value);

describe('the list', () => {
  test('[BI-04] a badge is added, named, shown and hidden', async () => {
    const harness = await openScreen(<BadgesCard />, site);
    await harness.user.click(screen.getByRole('button', { name: 'Add badge' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Name of badge 3'));
    await harness.user.keyboard('Licensed');
    await harness.user.click(screen.getByRole('switch', { name: 'Show Licensed' }));
    await harness.user.click(screen.getByRole('switch', { name: 'Show Fast' }));
    await waitFor(() =>
      expect(harness.site().custom_badges?.slice(1)).toEqual([
        { name: 'Fast', icon: '', show: true },
        { name: 'Licensed', icon: '', show: false },
      ]),
    );
  });

  test('[BI-04] a removed badge is brought back to its place', async () => {
    const harness = await openScreen(<BadgesCard />, site);
    await harness.user.click(screen.getByRole('button', { name: 'Remove Green' }));
    expect(names()).toEqual(['Fast']);
    await harness.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(['Green', 'Fast']);
    await waitFor(() => expect(harness.site().custom_badges).toEqual(site.custom_badges));
  });

  test('[BI-04] [NAV-08] one that undo has brought back meanwhile is not brought back twice', async () => {
    const harness = await openScreen(<BadgesCard />, site);
    await harness.user.click(screen.getByRole('button', { name: 'Remove Green' }));
    await waitFor(() => expect(harness.site().custom_badges).toHaveLength(1));
    await act(() => undo());
    expect(names()).toEqual(['Green', 'Fast']);
    await harness.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(['Green', 'Fast']);
  });

  test('[BI-04] [NAV-11] the focus stays in the list when a badge is removed, and on what adds one when it was the last', async () => {
    const harness = await openScreen(<BadgesCard />, site);
    screen.getByRole('button', { name: 'Remove Green' }).focus();
    await harness.user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Fast' }));
    await harness.user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add badge' }));
  });
});

describe('an icon', () => {
  test('[BI-04] is taken from an .svg file, cleaned, kept to be uploaded, and shown as an image, on the page too', async () => {
    const icon = `local-blob:${'ab'.repeat(32)}`;
    const harness = await openScreen(<BadgesCard />, site, { answers: { 'photos.keepIcon': () => ({ photo: icon }) } });
    await harness.user.upload(iconFile('Green'), svgFile(drawing));
    await waitFor(() => expect(harness.site().custom_badges?.[0]?.icon).toBe(icon));
    expect(harness.bridge.inputsOf('photos.keepIcon')).toEqual([
      { name: 'icon.svg', svg: expect.stringMatching(/^<svg (?!.*script)/) as string },
    ]);
    const button = screen.getByRole('button', { name: 'Choose the icon of Green' });
    expect(button.querySelector('img')?.getAttribute('src')).toBe(pictureAddress(icon));
    const image = (url: string) => ({ src: pictureAddress(url) });
    const page = new DOMParser().parseFromString(renderHome(previewInput(harness.site(), { image })), 'text/html');
    expect(page.querySelector('#logo-w-text-grid img')?.getAttribute('src')).toBe(pictureAddress(icon));
    expect(page.querySelector('#logo-w-text-grid script')).toBeNull();
  });

  test('[BI-04] that cannot be kept is refused at its badge', async () => {
    const full = () => {
      throw new AppError('DISK', 'The disk is full.');
    };
    const harness = await openScreen(<BadgesCard />, site, { answers: { 'photos.keepIcon': full } });
    await harness.user.upload(iconFile('Green'), svgFile(drawing));
    expect(await screen.findByText('The disk is full.')).toBeTruthy();
    expect(harness.steps()).toEqual([]);
  });

  test.each([
    ['another kind of file', svgFile(drawing, 'icon.png'), 'Only .svg files can be icons'],
    ['a file without a drawing', svgFile('<p>Hello</p>'), 'This file holds no SVG drawing'],
    ['a broken file', svgFile('<svg xmlns="http://www.w3.org/2000/svg"><path'), 'This file holds no SVG drawing'],
    ['a large file', svgFile(drawing + ' '.repeat(40_000)), 'This file is larger than 32 KB'],
  ])('[BI-04] %s is refused at its badge', async (_what, file, message) => {
    const harness = await openScreen(<BadgesCard />, site);
    fireEvent.change(iconFile('Green'), { target: { files: [file] } });
    expect(await screen.findByText(message, { exact: false })).toBeTruthy();
    expect(harness.steps()).toEqual([]);
  });
});

describe('sanitising', () => {
  const svg = (inside: string, more = '') =>
    sanitizeSvg(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${more}>${inside}</svg>`,
    );

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
    ['entities', '<text>&#60;script&#62;</text>', '<script'],
  ])('[BI-04] %s are taken out', (_what, inside, forbidden) => {
    const clean = svg(`${inside}<circle r="3"/>`);
    expect(clean).toContain('<circle r="3"');
    expect(clean).not.toContain(forbidden);
  });

  test('[BI-04] the drawing itself stays: shapes, gradients of its own, styles, view box', () => {
    const clean = svg(
      '<defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs><style>.a{fill:#123}</style>' +
        '<path class="a" fill="url(#g)" d="M0 0h8"/>',
      'viewBox="0 0 8 8"',
    );
    for (const part of [
      'viewBox="0 0 8 8"',
      'linearGradient id="g"',
      '.a{fill:#123}',
      'fill="url(#g)"',
      'd="M0 0h8"',
    ]) {
      expect(clean).toContain(part);
    }
    expect(new DOMParser().parseFromString(clean ?? '', 'image/svg+xml').querySelector('parsererror')).toBeNull();
  });
});
