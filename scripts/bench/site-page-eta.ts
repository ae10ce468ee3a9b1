import { Eta } from 'eta';
import { text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { safeImageUrl, safeUrl } from '../../src-main/site-page/html/url.ts';
import { icon } from '../../src-main/site-page/icons.ts';
import { imageShapes } from '../../src-main/site-page/index.ts';
import type { Page } from '../../src-main/site-page/page.ts';
import { stars } from '../../src-main/site-page/parts/stars.ts';
import { faqsOf, phoneOf, reviewLinksOf, reviewsOf, servicesOf } from './site-page-eta-content.ts';

/**
 * Three sections as Eta templates, one partial for each function that makes markup on our side, over what the reference
 * itself reads of the record. Icons and stars are cached drawings on both sides. The bench checks that the markup is the
 * same.
 */
const templates = {
  heading: `<div class="head"><h2 id="<%= it.id %>-title"><%= it.title %></h2><% if (it.subtitle !== '') { %><p class="sub"><%= it.subtitle %></p><% } %></div>`,
  link: `<% const href = it.safeUrl(it.target) %><a href="<%= href %>"<% if (href.startsWith('http')) { %> target="_blank" rel="noopener"<% } %><% if (it.style) { %> class="<%= it.style %>"<% } %>><%~ it.content %></a>`,
  label: `<%~ it.icon %><span><%= it.text %></span>`,
  button: `<%~ include('@link', { safeUrl: it.safeUrl, target: it.target, style: 'btn btn-' + it.style, content: include('@label', { icon: it.icon, text: it.text }) }) %>`,
  question: `<details class="qa" name="faq"<% if (it.first) { %> open<% } %>><summary><h3><%= it.question %></h3></summary><div class="prose"><% it.lines.forEach(function (line) { %><p><%= line %></p><% }) %></div></details>`,
  picture: `<img src="<%= it.src %>" alt="<%= it.alt %>" width="<%= it.width %>" height="<%= it.height %>" loading="lazy" decoding="async" />`,
  item: `<li><b><%= it.name %></b><b><%= it.price %></b><% if (it.description !== '') { %><p><%= it.description %></p><% } %></li>`,
  package: `<div class="package<% if (it.wide) { %> package-wide<% } %>"><h4><%= it.title %></h4><ul><% it.items.forEach(function (item) { %><%~ include('@item', item) %><% }) %></ul><% it.notes.forEach(function (note) { %><p class="package-notes"><%= note %></p><% }) %></div>`,
  service: `<li id="<%= it.card.anchor %>" class="card service"><% if (it.pictured) { %><div class="service-top"><% if (it.picture) { %><%~ include('@picture', it.picture) %><% } %><h3><%= it.card.name %></h3></div><% } %>
<div class="service-body"><% if (!it.pictured) { %><h3><%= it.card.name %></h3><% } %><% if (it.intro !== '') { %><p><%= it.intro %></p><% } %>
<% if (it.rest.length > 0 || it.card.packages.length > 0) { %><details class="more"><summary><%= it.card.packages.length > 0 ? 'Details and prices' : 'Learn more' %><span class="vh"> about <%= it.card.name %></span></summary>
<div class="service-long"><% it.rest.forEach(function (line) { %><p><%= line %></p><% }) %></div><% it.card.packages.forEach(function (item) { %><%~ include('@package', item) %><% }) %></details><% } %></div></li>`,
  review: `<li class="card quote"><%~ it.drawn %><blockquote><% it.lines.forEach(function (line) { %><p><%= line %></p><% }) %></blockquote>
<div class="quote-by"><span aria-hidden="true"><%= it.initial %></span><div><b><%= it.reviewer %></b><small><%= it.source %></small></div></div></li>`,
  faq: `<section id="faq" class="faq band <%= it.tone %>" aria-labelledby="faq-title"><div class="wrap faq-row"><div>
<%~ include('@heading', { id: 'faq', title: it.title, subtitle: it.subtitle }) %>
<% if (it.phone) { %><p class="faq-ask"><%~ it.icon %><span>Something else on your mind?<br /><%~ include('@link', { safeUrl: it.safeUrl, target: 'tel:' + it.phone.number, style: '', content: 'Ask us at ' + it.phone.label }) %></span></p><% } %></div>
<div><% it.items.forEach(function (item, at) { %><%~ include('@question', { first: at === 0, question: item.question, lines: item.lines }) %><% }) %></div></div></section>`,
  services: `<section id="our-services" class="services band <%= it.tone %>" aria-labelledby="our-services-title"><div class="wrap">
<%~ include('@heading', { id: 'our-services', title: it.title, subtitle: it.subtitle }) %>
<ul class="cards<% if (it.cards.length === 2 || it.cards.length === 4) { %> cards-2<% } %>"><% it.cards.slice(0, 9).forEach(function (card) { %><%~ include('@service', card) %><% }) %></ul>
<% if (it.cards.length > 9) { %><details class="more centered-more"><summary><%= it.more %></summary><ul class="cards"><% it.cards.slice(9).forEach(function (card) { %><%~ include('@service', card) %><% }) %></ul></details><% } %></div></section>`,
  reviews: `<section id="reviews" class="reviews band <%= it.tone %>" aria-labelledby="reviews-title"><div class="wrap"><div class="reviews-top">
<%~ include('@heading', { id: 'reviews', title: it.title, subtitle: it.subtitle }) %>
<% if (it.score) { %><p class="score"><b><%= it.score.mean %></b><span><%~ it.stars(Number(it.score.mean)) %><span><%= it.score.count %> <%= it.score.count === 1 ? 'review' : 'reviews' %></span></span></p><% } %></div>
<ul class="quotes"><% it.cards.slice(0, 6).forEach(function (card) { %><%~ include('@review', card) %><% }) %></ul>
<% if (it.cards.length > 6) { %><details class="more centered-more"><summary>Read more reviews</summary><ul class="quotes"><% it.cards.slice(6, 30).forEach(function (card) { %><%~ include('@review', card) %><% }) %></ul></details><% } %><% if (it.links.length > 0) { %><p class="btns review-links"><% it.links.forEach(function (item) { %><%~ include('@button', { safeUrl: it.safeUrl, target: item.href, icon: it.icon, text: item.label, style: 'ghost' }) %><% }) %></p><% } %></div></section>`,
};

const eta = new Eta({ autoTrim: false, cache: true });
for (const [name, template] of Object.entries(templates)) eta.loadTemplate(`@${name}`, template);

const titled = (typed: unknown, otherwise: string): string => text(typed).trim() || otherwise;

export function faqInEta(site: SiteDocument, { tone }: Page): string {
  const title = titled(site.faq_header, 'Frequently Asked Questions');
  const subtitle = text(site.faq_subtitle).trim();
  const model = { title, subtitle, tone, items: faqsOf(site), phone: phoneOf(site), icon: icon('message'), safeUrl };
  return eta.render('@faq', model);
}

export function servicesInEta(site: SiteDocument, page: Page): string {
  const title = titled(site.service_header, 'Our Services');
  const subtitle = text(site.service_subtitle).trim();
  const company = text(site.company_name).trim() || text(site.slug).trim() || 'Our company';
  const found = servicesOf(site);
  const pictured = found.some(({ photo }) => photo !== '');
  const cards = found.map((card) => ({
    card,
    pictured,
    picture: pictureModel(page, card.photo, `${card.name} by ${company}`),
    intro: card.short || (card.lines[0] ?? ''),
    rest: card.short === '' ? card.lines.slice(1) : card.lines,
  }));
  const more = titled(site.service_link_text, 'See more services');
  return eta.render('@services', { title, subtitle, tone: page.tone, cards, more });
}

function pictureModel(page: Page, source: string, alt: string): object | null {
  if (source === '') return null;
  const { src, width = 800, height = Math.round(width / imageShapes.card.ratio) } = page.image(source, 'card');
  return { src: safeImageUrl(src), alt, width, height };
}

export function reviewsInEta(site: SiteDocument, { tone }: Page): string {
  const title = titled(site.testimonial_header, 'What Our Customers Say');
  const subtitle = text(site.testimonial_subtitle).trim();
  const cards = reviewsOf(site);
  const mean = cards.reduce((sum, review) => sum + review.stars, 0) / cards.length;
  const score = cards.length > 0 ? { mean: mean.toFixed(1), count: cards.length } : null;
  const links = reviewLinksOf(site);
  const model = { title, subtitle, tone, cards, score, stars, links, icon: icon('star'), safeUrl };
  return eta.render('@reviews', model);
}
