import { describe, expect, test } from 'vitest';
import { checkDomain, checkRepository, checkSlug, wrongInSource } from '#shared/domain/site/identity.ts';

describe('slug', () => {
  test.each(['joes-plumbing', 'Joes_Plumbing_2', '7', '-', 'a'.repeat(100)])('[DOM-01] %s is a slug', (slug) => {
    expect(checkSlug(slug)).toEqual({ value: slug });
  });

  test('[DOM-01] spaces are stripped', () => {
    expect(checkSlug('  joes plumbing\t co ')).toEqual({ value: 'joesplumbingco' });
  });

  test.each([
    ['joes.plumbing', '.'],
    ['a/b.c', '/'],
    ['joé', 'é'],
    ['a😀b', '😀'],
    ['longſ', 'ſ'],
    ["joe's", "'"],
  ])('[DOM-01] %s names its first forbidden character', (slug, character) => {
    expect(checkSlug(slug)).toEqual({ value: slug, error: `Forbidden character "${character}"` });
  });

  test.each(['', '   '])('[DOM-01] “%s” is no slug', (slug) => {
    expect(checkSlug(slug).error).toBe('Invalid slug format. Please enter a valid slug.');
  });

  test('[DOM-01] one of more than 100 characters is refused as too long', () => {
    expect(checkSlug('a'.repeat(101)).error).toBe('Too long: a slug has at most 100 characters.');
  });

  test('[NEW-01] a site is made from a name of up to 100 whole characters', () => {
    expect(['Joe’s Plumbing & Co.', ` ${'a'.repeat(100)} `, '👩‍👧'].map(wrongInSource)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(wrongInSource('a'.repeat(101))).toMatch(/^Too long/);
    expect(wrongInSource('joes\ud83d')).toMatch(/half of a character/);
  });
});

describe('domain', () => {
  test.each(['', 'joesplumbing.com', 'WWW.Joes-Plumbing.CO.UK', 'a1.io', 'xn--bcher-kva.xn--p1ai'])(
    '[DOM-01] “%s” is a domain',
    (domain) => {
      expect(checkDomain(domain)).toEqual({ value: domain });
    },
  );

  test('[DOM-01] spaces are stripped', () => {
    expect(checkDomain(' joes plumbing .com ')).toEqual({ value: 'joesplumbing.com' });
  });

  test.each([
    ['https://joes.com', ':'],
    ['joes.com/about', '/'],
    ['joes_plumbing.com', '_'],
    ['bücher.com', 'ü'],
  ])('[DOM-01] %s names its first forbidden character', (domain, character) => {
    expect(checkDomain(domain)).toEqual({ value: domain, error: `Forbidden character "${character}"` });
  });

  test.each([
    'joes',
    'joes.c',
    'joes.1com',
    '.com',
    'joes..com',
    '-joes.com',
    'joes-.com',
    'joes.com.',
    `${'a'.repeat(64)}.com`,
  ])('[DOM-01] %s has an invalid format', (domain) => {
    expect(checkDomain(domain).error).toBe('Invalid domain format. Please enter a valid domain.');
  });
});

describe('code repository', () => {
  test.each(['', 'joes-plumbing', 'joes.github.io', 'Joes_1'])('[DOM-01] “%s” is a repository', (repository) => {
    expect(checkRepository(repository)).toEqual({ value: repository });
  });

  test('[DOM-01] an owner before a slash is refused by the slash', () => {
    expect(checkRepository('agency/joes')).toEqual({ value: 'agency/joes', error: 'Forbidden character "/"' });
  });

  test.each(['.', '..', 'a'.repeat(101)])('[DOM-01] %s is no repository', (repository) => {
    expect(checkRepository(repository).error).toBe('Invalid repository format. Please enter a valid repository.');
  });
});
