import { Eta } from 'eta';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { text } from '#shared/domain/site/readers.ts';
import { or } from '../../src-main/site-page/content/copy.ts';
import { questions } from '../../src-main/site-page/content/faqs.ts';
import { paymentMethods } from '../../src-main/site-page/content/payments.ts';
import { mainPhone } from '../../src-main/site-page/content/phone.ts';
import { reviewButtons } from '../../src-main/site-page/content/review-links.ts';
import { approvedReviews, rating } from '../../src-main/site-page/content/reviews.ts';
import { initial, paragraphs } from '../../src-main/site-page/content/text.ts';
import { safeUrl } from '../../src-main/site-page/html/url.ts';
import { icon } from '../../src-main/site-page/icons.ts';
import { stars } from '../../src-main/site-page/parts/stars.ts';
import type { Tone } from '../../src-main/site-page/page.ts';

/**
 * Three sections as Eta templates over the same content functions, one partial for each function that makes markup on
 * our side. Icons and stars are cached drawings on both sides. The bench checks that the markup is the same.
 */
const templates = {
  heading: `<div class="head"><h2 id="<%= it.id %>-title"><%= it.title %></h2><% if (it.subtitle !== '') { %><p class="sub"><%= it.subtitle %></p><% } %></div>`,
  link: `<% const href = it.safeUrl(it.target) %><a href="<%= href %>"<% if (href.startsWith('http')) { %> target="_blank" rel="noopener"<% } %><% if (it.style) { %> class="<%= it.style %>"<% } %>><%~ it.content %></a>`,
  label: `<%~ it.icon %><span><%= it.text %></span>`,
  button: `<%~ include('@link', { safeUrl: it.safeUrl, target: it.target, style: 'btn btn-' + it.style, content: include('@label', { icon: it.icon, text: it.text }) }) %>`,
  question: `<details class="qa" name="faq"<% if (it.first) { %> open<% } %>><summary><h3><%= it.question %></h3></summary><div class="prose"><% it.lines.forEach(function (line) { %><p><%= line %></p><% }) %></div></details>`,
  method: `<li class="card pay"><span class="pay-mark pay-<%= it.name.toLowerCase() %>" aria-hidden="true"><%= it.name.slice(0, 1) %></span><h3><%= it.name %></h3>
<p><% if (it.href === '') { %>Send to <b><%= it.account %></b> in your banking app<% } else { %><%= it.account %><% } %></p>
<% if (it.href !== '') { %><%~ include('@button', { safeUrl: it.safeUrl, target: it.href, icon: it.icon, text: 'Pay with ' + it.name, style: 'solid' }) %><% } %></li>`,
  review: `<li class="card quote"><%~ it.stars %><blockquote><% it.lines.forEach(function (line) { %><p><%= line %></p><% }) %></blockquote>
<div class="quote-by"><span aria-hidden="true"><%= it.initial %></span><div><b><%= it.reviewer %></b><small><%= it.source %></small></div></div></li>`,
  faq: `<section id="faq" class="faq band <%= it.tone %>" aria-labelledby="faq-title"><div class="wrap faq-row"><div>
<%~ include('@heading', { id: 'faq', title: it.title, subtitle: it.subtitle }) %>
<% if (it.phone) { %><p class="faq-ask"><%~ it.icon %><span>Something else on your mind?<br /><%~ include('@link', { safeUrl: it.safeUrl, target: 'tel:' + it.phone.number, style: '', content: 'Ask us at ' + it.phone.label }) %></span></p><% } %></div>
<div><% it.items.forEach(function (item, at) { %><%~ include('@question', { first: at === 0, question: item.question, lines: it.paragraphs(item.answer) }) %><% }) %></div></div></section>`,
  pay: `<section id="pay-online" class="band center <%= it.tone %>" aria-labelledby="pay-online-title"><div class="wrap">
<%~ include('@heading', { id: 'pay-online', title: it.title, subtitle: it.subtitle }) %>
<ul class="pays"><% it.methods.forEach(function (method) { %><%~ include('@method', { name: method.name, account: method.account, href: method.href, icon: it.icon, safeUrl: it.safeUrl }) %><% }) %></ul></div></section>`,
  reviews: `<section id="reviews" class="reviews band <%= it.tone %>" aria-labelledby="reviews-title"><div class="wrap"><div class="reviews-top">
<%~ include('@heading', { id: 'reviews', title: it.title, subtitle: it.subtitle }) %>
<% if (it.score) { %><p class="score"><b><%= it.score.mean %></b><span><%~ it.stars(Number(it.score.mean)) %><span><%= it.score.count %> <%= it.score.count === 1 ? 'review' : 'reviews' %></span></span></p><% } %></div>
<ul class="quotes"><% it.cards.slice(0, 6).forEach(function (card) { %><%~ include('@review', card) %><% }) %></ul>
<% if (it.cards.length > 6) { %><details class="more centered-more"><summary>Read more reviews</summary><ul class="quotes"><% it.cards.slice(6, 30).forEach(function (card) { %><%~ include('@review', card) %><% }) %></ul></details><% } %><% if (it.links.length > 0) { %><p class="btns review-links"><% it.links.forEach(function (item) { %><%~ include('@button', { safeUrl: it.safeUrl, target: item.href, icon: it.icon, text: item.label, style: 'ghost' }) %><% }) %></p><% } %></div></section>`,
};

const eta = new Eta({ autoTrim: false, cache: true });
for (const [name, template] of Object.entries(templates)) eta.loadTemplate(`@${name}`, template);

export function faqInEta(site: SiteDocument, tone: Tone): string {
  const title = or(site.faq_header, 'Frequently Asked Questions');
  const subtitle = text(site.faq_subtitle).trim();
  const items = questions(site);
  const phone = mainPhone(site);
  return eta.render('@faq', { title, subtitle, tone, items, phone, icon: icon('message'), safeUrl, paragraphs });
}

export function payOnlineInEta(site: SiteDocument, tone: Tone): string {
  const title = or(site.payment_header, 'Pay Online');
  const subtitle = text(site.payment_subtitle).trim();
  return eta.render('@pay', { title, subtitle, tone, methods: paymentMethods(site), icon: icon('wallet'), safeUrl });
}

export function reviewsInEta(site: SiteDocument, tone: Tone): string {
  const title = or(site.testimonial_header, 'What Our Customers Say');
  const subtitle = text(site.testimonial_subtitle).trim();
  const all = approvedReviews(site);
  const cards = all.map(({ reviewer, stars: count, words, place, service, source }) => ({
    reviewer,
    initial: initial(reviewer),
    stars: stars(count),
    lines: paragraphs(words),
    source: [service, place, source].filter(Boolean).join(' · '),
  }));
  const links = reviewButtons(site);
  const model = { title, subtitle, tone, cards, score: rating(all), stars, links, icon: icon('star'), safeUrl };
  return eta.render('@reviews', model);
}
