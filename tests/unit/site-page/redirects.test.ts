import { expect, test } from 'vitest';
import { redirectFiles, redirectsOf } from '../../../src-main/site-page/index.ts';

const redirect = (source: string, destination: string) => ({ source, destination, redirect_type: '301' });

test('[RED-01] a destination never leads to another site, however browsers read its slashes', () => {
  const redirects = ['//evil.example', '/\\evil.example', 'https://evil.example'].map((to) => redirect('/old', to));
  expect(redirectsOf({ redirects })).toEqual([]);
});

test('[RED-01] white space in a path adds no rule to the file', () => {
  const published = redirectsOf({ redirects: [redirect('/old page\n/*', '/new\thome')] });
  expect(redirectFiles(published, new Set())[0]?.body).toBe('/old%20page%20/* /new%20home 301\n');
});

test('[RED-01] a destination is text in the page that leads on', () => {
  const files = redirectFiles(redirectsOf({ redirects: [redirect('/old', '/"><script>1</script>')] }), new Set());
  expect(files[1]?.path).toBe('old/index.html');
  expect(files[1]?.body).not.toContain('<script>');
});
