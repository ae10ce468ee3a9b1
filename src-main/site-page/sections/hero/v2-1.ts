import { flag, text } from '#shared/domain/site/readers.ts';
import { badgeFields, badges } from '../../content/badges.ts';
import { companyName, tradeInPlace } from '../../content/copy.ts';
import { callsToAction, ctaFields } from '../../content/cta.ts';
import { heroPhotos } from '../../content/photos.ts';
import { approvedReviews, rating } from '../../content/reviews.ts';
import { excerpt } from '../../content/text.ts';
import { html } from '../../html/html.ts';
import { css } from '../../html/css.ts';
import { icon } from '../../icons.ts';
import { buttons } from '../../parts/link.ts';
import { altText, picture } from '../../parts/picture.ts';
import { stars, starStyles } from '../../parts/stars.ts';
import { defineSection } from '../../section.ts';
import { curve } from './curves.ts';
import { slideStyles } from './slides.ts';

export const heroV21 = defineSection({
  reads: [
    ...ctaFields,
    ...badgeFields,
    'company_name',
    'slug',
    'company_tagline',
    'company_type',
    'city',
    'state',
    'street_address',
    'zip_code',
    'service_areas',
    'service_area_array',
    'meta_description',
    'testimonials',
    'hero_image',
    'hero_gallery_photos',
    'custom_hero_slider_type',
    'custom_hero_curve_type',
    'custom_grayscale',
  ],
  ground: 'own',
  isPresent: () => true,
  render(site, page) {
    const name = companyName(site);
    const tagline = text(site.company_tagline).trim();
    const trade = tradeInPlace(site);
    const photos = heroPhotos(site);
    const score = rating(approvedReviews(site));
    const sliding = photos.length > 1;
    const motion = text(site.custom_hero_slider_type).trim() === 'slide' ? 'slide' : 'fade';
    const kicker = [tagline === '' ? '' : name, trade].filter(Boolean).join(' · ');
    const edge = text(site.custom_hero_curve_type).trim();
    const trust = badges(site).slice(0, 4);
    return html`<section id="hero" class="hero dark" aria-labelledby="hero-title">
      ${
        photos.length > 0 &&
        html`<div
          class="slides ${motion}${sliding ? ` slides-${photos.length}` : ''}${flag(site.custom_grayscale) ? ' gray' : ''}"
        >
          ${photos.map((photo, at) => html`<div>${picture(page, photo.url, 'hero', { alt: altText(photo.alt, ''), loading: at === 0 ? 'first' : 'lazy' })}</div>`)}
        </div>`
      }
      <div class="wrap hero-text">
        ${kicker !== '' && html`<p class="hero-kicker">${kicker}</p>`}
        <h1 id="hero-title">${tagline || name}</h1>
        ${text(site.meta_description).trim() !== '' && html`<p class="hero-lead">${excerpt(text(site.meta_description), 220)}</p>`}
        ${buttons(page, callsToAction(site, ['cta_main', 'cta_main_1'], page))}
        <ul class="hero-trust">
          ${
            score &&
            html`<li>
              ${stars(Number(score.mean))}<span
                ><b>${score.mean}</b> from ${score.count} ${score.count === 1 ? 'review' : 'reviews'}</span
              >
            </li>`
          }
          ${trust.map((badge) => html`<li>${icon('check')}<span>${badge.name}</span></li>`)}
        </ul>
      </div>
      ${sliding && html`<label class="pause"><input type="checkbox" />${icon('pause')}<span class="vh">Pause the slideshow</span></label>`}
      ${curve(edge)}
    </section>`;
  },
  styles: [
    slideStyles,
    starStyles,
    css`
      .hero {
        position: relative;
        isolation: isolate;
        display: grid;
        align-items: center;
        min-height: clamp(33rem, 80svh, 46rem);
        padding-block: clamp(4rem, 9vw, 7rem) clamp(5.5rem, 11vw, 9rem);
        background: var(--hero-solid);
        color: var(--hero-ink);
        overflow: hidden;
      }
      .hero::before {
        content: '';
        position: absolute;
        inset: 0;
        z-index: -1;
        background: var(--hero-bg);
      }
      .hero-text > * {
        max-width: 46rem;
      }
      .hero-kicker {
        display: flex;
        align-items: center;
        gap: 0.9rem;
        margin-bottom: 1.25rem;
        font-size: clamp(0.8125rem, 0.78rem + 0.2vw, 0.95rem);
        font-weight: 700;
        letter-spacing: 0.08em;
        line-height: 1.4;
        text-transform: uppercase;
      }
      .hero-kicker::before {
        content: '';
        flex: none;
        width: 2.75rem;
        height: 0.25rem;
        border-radius: 9px;
        background: var(--accent);
      }
      .hero-lead {
        margin-top: 1.4rem;
        font-size: clamp(1.1rem, 1rem + 0.5vw, 1.32rem);
        line-height: 1.55;
        max-width: 38rem;
      }
      .hero .btns {
        margin-top: 2.25rem;
      }
      .hero .btn {
        min-height: 3.6rem;
        padding-inline: 1.9rem;
        font-size: 1.075rem;
      }
      .hero-trust {
        display: flex;
        flex-wrap: wrap;
        gap: 0.65rem 1.6rem;
        margin-top: 2.25rem;
        font-size: 0.975rem;
        font-weight: 600;
        line-height: 1.35;
      }
      .hero-trust li {
        display: flex;
        align-items: center;
        gap: 0.5rem;
      }
      .hero-trust > li > .ico {
        color: var(--accent-glow);
        stroke-width: 3;
      }
      .curve {
        position: absolute;
        z-index: 1;
        left: 0;
        bottom: -1px;
        width: 100%;
        height: clamp(2.75rem, 8.3vw, 7.5rem);
        fill: #fff;
      }
      @media (max-width: 59.99rem) {
        .hero:has(.pause) {
          padding-bottom: clamp(8.25rem, 14vw, 11rem);
        }
        .hero:has(.curve) .pause {
          bottom: clamp(3.4rem, 9vw, 6rem);
        }
      }
      @media (min-width: 60rem) {
        .hero::before {
          background: linear-gradient(90deg, var(--hero-bg) 55%, var(--hero-soft));
        }
      }
      @media (max-width: 35rem) {
        .hero .btn {
          width: 100%;
        }
      }
      @media print {
        .hero {
          min-height: 0;
          background: none;
          color: #000;
        }
        .hero::before,
        .curve {
          display: none;
        }
      }
    `,
  ],
});
