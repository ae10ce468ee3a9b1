import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { pageRows } from '#shared/layout/pages.ts';
import { adsPagePaths, pageLack } from '#shared/layout/site-pages.ts';
import { companyName } from '../../content/copy.ts';
import { readForm } from '../../content/form.ts';
import { items, orderedItems } from '../../content/items.ts';
import { homePlace } from '../../content/place.ts';
import { readPhoto } from '../../content/photos.ts';
import { mainPhone } from '../../content/phone.ts';
import { approvedReviews, rating } from '../../content/reviews.ts';
import { serviceCards } from '../../content/services.ts';
import { paragraphs } from '../../content/text.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { form, formStyles } from '../../parts/form.ts';
import { gridStyle } from '../../parts/grid.ts';
import { lightboxes, lightboxStyles, tile, tileStyles } from '../../parts/lightbox.ts';
import { prose } from '../../parts/prose.ts';
import { reviewCard, reviewStyles } from '../../parts/review.ts';
import type { RenderInput } from '../../types.ts';
import type { Words } from '../../words/words.ts';
import type { InnerPage } from './inner-page.ts';

/**
 * Makes the pages for advertisements. Each is about one service, has the form beside its title and no menu, and is
 * hidden from search engines.
 */
export function adsPages(site: SiteDocument, words: Words, input: RenderInput): InnerPage[] {
  if (pageLack(site, 'ads')) return [];
  const ads = items(site.ads_landing_pages);
  const paths = adsPagePaths(ads.map((ad) => text(ad.selected_service)));
  return ads.flatMap((ad, at): InnerPage[] => {
    const path = paths[at];
    if (!path) return [];
    const service = text(ad.selected_service).trim();
    const card = serviceCards(site, words).find((each) => each.name === service);
    const photos = orderedItems(ad.best_work_photos).flatMap(readPhoto);
    const chosen = new Set(keysOf(ad.testimonials_ids));
    const reviews = approvedReviews(site).filter(({ id }) => id !== '' && chosen.has(id));
    const lines = paragraphs(text(ad.about_us)).concat(
      text(ad.about_us).trim() === '' ? paragraphs(card?.long ?? '') : [],
    );
    const model = readForm(site, { words, formAction: input.formAction });
    const place = homePlace(site);
    const phone = mainPhone(site);
    const title = place === '' ? service : words.inPlace(service, place);
    return [
      {
        path,
        key: pageRows.ads.like,
        name: title,
        title,
        subtitle: card?.short ?? '',
        description: card?.short ?? title,
        photo: photos[0] ?? card?.photos[0],
        actions: () => (phone ? [{ label: phone.label, href: `tel:${phone.number}`, icon: 'phone' }] : []),
        proof: { score: rating(approvedReviews(site)), license: text(site.license_number).trim() },
        beside: (page) => model && form(model, page, 'ad'),
        blocks: (page) => [
          lines.length > 0 && html`<div class="prose">${prose(lines)}</div>`,
          photos.length > 0 &&
            html`<h2>${words.bestWork}</h2>
              <ul class="g tiles" style="${gridStyle(photos.length)}">
                ${photos.map((photo, at) => tile({ ...photo, alt: photo.alt || words.workBy(companyName(site), at + 1) }, at, page))}
              </ul>`,
          reviews.length > 0 &&
            html`<h2>${words.saying}</h2>
              <ul class="g" style="${gridStyle(reviews.length)}">
                ${reviews.map((review) => reviewCard(review, page))}
              </ul>`,
        ],
        overlay: (page) => lightboxes(photos, page),
        sheets: [formStyles, reviewStyles, lightboxStyles, tileStyles, styles],
        follow: ['logo-w-text-grid', 'final-cta'],
        alone: true,
        noindex: true,
      },
    ];
  });
}

const keysOf = (ids: unknown): string[] => (Array.isArray(ids) ? ids.map(text) : []);

const styles = css`
  .page-head .form-title {
    margin: 0;
    font-size: var(--t-5);
  }
  .page-part h2 {
    margin-bottom: 1.5rem;
  }
`;
