import { describe, expect, test } from 'vitest';
import { legalText } from '#shared/domain/legal/texts.ts';
import { renderHome, renderSite } from '../../../src-main/site-page/index.ts';
import { publishInput } from '../../support/site-page.ts';
import { plumber } from '../../support/sites/index.ts';
import { versions } from '../../support/sites/kinds.ts';

const pageOf = (path: string, more: object = {}) =>
  renderSite(publishInput({ ...plumber, ...more })).find((file) => file.path === `${path}index.html`)?.body ?? '';

describe('the pages about privacy and terms', () => {
  test('[PAGE-02] say what the record holds, and nothing of services that it does not have', () => {
    const bare = { company_name: 'Joe’s', phone: '(512) 555-0100', about: 'We fix the pipes of your home.' };
    const text = legalText('privacy', bare);
    expect(text).toContain('Joe’s may text you');
    expect(text).toContain('at (512) 555-0100.');
    expect(text).not.toMatch(/cookies|chat|undefined|, ,|@/i);
    expect(legalText('privacy', { ...bare, google_analytics_tag: 'G-1' })).toContain('cookies');
    expect(legalText('privacy', { ...bare, so_tell_us_chat_code: '<script></script>' })).toContain('## Chat');
    expect(legalText('privacy', { ...bare, contact_chat_message: 'Have a question?' })).not.toContain('## Chat');
    expect(legalText('terms', {})).not.toMatch(/undefined|reach us at \./);
  });

  test('[PAGE-02] are in the language of the site', () => {
    const site = {
      company_name: 'Casa Limpia',
      about: 'Limpiamos las casas de la ciudad con cuidado y para su familia.',
    };
    expect(legalText('privacy', site)).toContain('cuida lo que usted nos cuenta');
    expect(pageOf('privacy/', { ...site, services: [], meta_description: '', company_tagline: '' })).toMatch(
      /<h1[^>]*>Privacidad<\/h1>/,
    );
  });

  test('[PAGE-02] say what staff wrote in their place, with its headings', () => {
    const html = pageOf('terms/', { terms_text: '## Our word\n\nWe come <b>when</b> we say.' });
    expect(html).toMatch(/<h2[^>]*>Our word<\/h2><p[^>]*>We come &lt;b&gt;when&lt;\/b&gt; we say\.<\/p>/);
    expect(html).not.toContain('Estimates and prices');
  });

  test('[PAGE-02] leave their address to a custom page of that name', () => {
    const own = {
      multipage: true,
      custom_page: true,
      custom_page_tab_name: 'Privacy',
      custom_page_body: 'Our own rules.',
    };
    const files = renderSite(publishInput({ ...plumber, ...own })).filter(({ path }) => path === 'privacy/index.html');
    expect(files).toHaveLength(1);
    expect(files[0]?.body).toContain('Our own rules.');
  });

  test.each(versions)(
    '[PAGE-05] are linked in %s beside the consent of each form, which names the company, and in the footer',
    (version) => {
      const html = renderHome(publishInput({ ...plumber, version }, { formAction: '/message' }));
      const consents = html.match(/<p class="consent">[^]*?<\/p>/g) ?? [];
      expect(consents.length).toBeGreaterThan(0);
      // The wording that is stored with a message must be the one that the visitor read beside the checkbox.
      const kept = /name="consent_wording"\s+value="([^"]+)"/.exec(html)?.[1];
      for (const consent of consents) {
        expect(consent.replace(/\s+/g, ' ')).toContain(kept);
        expect(consent).toContain(`texts from ${String(plumber.company_name).replace('&', '&amp;')}`);
        expect(consent).toMatch(/<\/label\s*> <span class="legal"\s*><a href="privacy\/"[^]*href="terms\/"/);
        expect(consent).not.toMatch(/\schecked/);
      }
      expect(html.slice(html.indexOf('class="foot-end"'))).toMatch(/href="privacy\/"[^]*href="terms\/"/);
      const inner = pageOf('text-us/', { version });
      expect(inner.slice(inner.indexOf('class="foot-end"'))).toContain('href="../privacy/"');
    },
  );
});
