import { describe, expect, test } from 'vitest';
import { copyContent } from '#shared/domain/site/duplicate.ts';
import { editRaw } from '#shared/record/edit-raw.ts';
import { RawValue } from '#shared/record/raw-value.ts';

const source = `{
  "sitePk":1,"slug":"acme","id_key":"k1","sitewright_contact_id":"7","crm_account_ref":12345678901234567890,
  "company_name":"Acme","logo":"/media/acme.png","phone":"(801) 555-0101","street_address":"1 Main","city":"Reno","state":"NV",
  "paid_url":"acme.com","github_repo":"r","load_balancer_config":{"host":"acme.com"},"redirects":[{"source":"/a"}],
  "facebook_url":"facebook.com/acme","gmb_account_id":"9","google_analytics_tag":"<script>","cta_main_link":"8015550101",
  "cta_header":"Acme is ready","about":"Acme serves Reno. Call (801) 555-0101!","lead_score":1.50,
  "services":[{"service_id":12345678901234567890,"service-name":"Drains by Acme","price":1.10,"note":"ACME, Acmeville"}],
  "gallery":[{"photo_pk":4,"id":5,"photo":"https://cdn.example/Acme/1.webp","weight":2.00}],
  "products":[{"pk":3,"model":"landing.product","fields":{"name":"Acme pipes","worth":1.10}}],
  "custom_layout":{"hero":{"version":"v3","order":1}},"version":"v3","only_there":"x"}`;
const target = `{
  "sitePk":2,"slug":"bolt","id_key":"k2","sitewright_contact_id":null,"crm_account_ref":2,
  "company_name":"Bolt & Sons","logo":"/media/bolt.png","phone":"(970) 555-0102","street_address":"2 Oak","city":"Elko","state":"NV",
  "paid_url":"","github_repo":"","load_balancer_config":null,"redirects":[],
  "facebook_url":"","gmb_account_id":"","google_analytics_tag":"","cta_main_link":"9705550102",
  "cta_header":"","about":"","lead_score":9,"services":[],"gallery":[],"products":[],
  "custom_layout":null,"version":"v2.1"}`;

const copied = () =>
  copyContent(RawValue.parse(source), RawValue.parse(target)).reduce(
    (document, operation) => editRaw(document, operation).document,
    RawValue.parse(target),
  );
const member = (key: string) => copied().child(key)?.toText();

describe('[NEW-07] a duplicate', () => {
  test('has the content and the look', () => {
    expect(member('version')).toBe('"v3"');
    expect(member('custom_layout')).toBe('{"hero":{"version":"v3","order":1}}');
    expect(copied().child('gallery')?.items()).toHaveLength(1);
  });

  test.each([
    ...['sitePk', 'slug', 'id_key', 'sitewright_contact_id', 'crm_account_ref', 'company_name', 'logo', 'phone'],
    ...['street_address', 'city', 'paid_url', 'github_repo', 'load_balancer_config', 'redirects', 'facebook_url'],
    ...['gmb_account_id', 'google_analytics_tag', 'cta_main_link'],
  ])('keeps its own %s', (key) => {
    expect(member(key)).toBe(RawValue.parse(target).child(key)?.toText());
  });

  test('does not get what only the other record has', () => {
    expect(member('only_there')).toBeUndefined();
  });

  test('names itself in its texts, by whole words, and no address is touched', () => {
    expect(member('about')).toBe('"Bolt & Sons serves Elko. Call (970) 555-0102!"');
    expect(member('cta_header')).toBe('"Bolt & Sons is ready"');
    expect(copied().get(['services', 0, 'note'])?.toValue()).toBe('ACME, Acmeville');
    expect(copied().get(['gallery', 0, 'photo'])?.toValue()).toBe('https://cdn.example/Acme/1.webp');
  });

  test('has items without the server’s keys, and every number as it was written', () => {
    expect(member('services')).toBe('[{"service-name":"Drains by Bolt & Sons","price":1.10,"note":"ACME, Acmeville"}]');
    expect(member('gallery')).toBe('[{"photo":"https://cdn.example/Acme/1.webp","weight":2.00}]');
    expect(member('products')).toBe('[{"model":"landing.product","fields":{"name":"Bolt & Sons pipes","worth":1.10}}]');
    expect(member('lead_score')).toBe('1.50');
  });
});
