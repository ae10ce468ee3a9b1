import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { previewPolicy, ownCodePolicy, studioPolicy } from '../../src-main/app/csp.ts';
import { createPreviewPages } from '../../src-main/app/preview-pages.ts';
import { createStudioPages } from '../../src-main/app/studio-pages.ts';

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources];
    }),
  ) as Record<string, string[] | undefined>;

describe('the policy of the studio’s pages', () => {
  const policy = directives(studioPolicy('abc'));

  test('runs no script but the app’s own files', () => {
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
  });

  test('has neither unsafe-inline nor unsafe-eval, nor a wildcard', () => {
    expect(studioPolicy('abc')).not.toMatch(/unsafe|\*/);
    expect(policy['style-src']).toEqual(["'self'", "'nonce-abc'"]);
  });

  test('talks to nobody, frames only the draft, and is framed by nobody', () => {
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy['frame-src']).toEqual(['preview:']);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
  });

  test('asks no other host for a picture', () => {
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:']);
  });
});

describe('the policy of the draft’s page', () => {
  const policy = directives(previewPolicy('own()'));

  test('runs the app’s own script alone, with an opaque origin, in whatever frame it is', () => {
    expect(policy['default-src']).toEqual(["'none'"]);
    const hash = createHash('sha256').update('own()').digest('base64');
    expect(policy['script-src']).toEqual([`'sha256-${hash}'`]);
    expect(policy['sandbox']).toEqual(['allow-scripts']);
  });

  test('asks no other host for a picture or a font', () => {
    expect(policy['img-src']).toEqual(["'self'", 'preview:', 'data:']);
    expect(policy['font-src']).toEqual(["'self'", 'preview:']);
  });

  test('is framed by the studio alone', () => {
    expect(policy['frame-ancestors']).toEqual(['app:']);
  });
});

describe('the policy of the page with the record’s own code', () => {
  const policy = directives(ownCodePolicy());

  test('gives the code an opaque origin, and no windows, forms or navigation of the app', () => {
    expect(policy['sandbox']).toEqual(['allow-scripts']);
    expect(policy['form-action']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(['app:']);
  });

  test('lets the code ask the web, and neither the app’s pages nor this computer', () => {
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['connect-src']).toEqual(['https:', 'wss:']);
    expect(policy['script-src']).toEqual(["'unsafe-inline'", 'https:']);
    expect(policy['frame-src']).toEqual(['https:']);
  });
});

describe('every answer', () => {
  const media = (type: string) => () => Promise.resolve(new Response('x', { headers: { 'content-type': type } }));
  const studio = createStudioPages({
    root: import.meta.dirname,
    serveMedia: media('image/svg+xml'),
    development: undefined,
  });
  const preview = createPreviewPages({
    safe: false,
    renderPreview: () => Promise.resolve({ status: 200, html: '<p>' }),
    renderAsPublished: () => Promise.resolve({ status: 200, html: '<p>' }),
    frameScript: '',
    serveMedia: media('image/png'),
    pageFonts: import.meta.dirname,
    onError: () => undefined,
  });

  test.each([
    'app://studio/',
    'app://studio/pages.test.ts',
    'app://studio/media/a.svg',
    'app://other/',
    'preview://draft/acme/',
    'preview://published/acme/',
    'preview://draft/a/b',
    'preview://draft/media/a.png',
    'preview://draft/picture?url=https%3A%2F%2Fphotos.example%2Fa.png',
    'app://studio/local-blob/0',
  ])('%s forbids guessing its type and telling where one came from', async (url) => {
    const answer = await (url.startsWith('app:') ? studio : preview)(new Request(url));
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test.each(['media/a.svg', 'picture?url=https%3A%2F%2Fphotos.example%2Fa.svg', 'local-blob/0'])(
    'with an SVG of %s keeps it from running by itself',
    async (path) => {
      const answer = await studio(new Request(`app://studio/${path}`));
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    },
  );
});
