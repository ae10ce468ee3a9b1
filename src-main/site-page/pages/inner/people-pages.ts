import { flag, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { callToAction } from '../../content/cta.ts';
import { companyName, or } from '../../content/copy.ts';
import { heroPhotos, homePhotos, pictureOfField } from '../../content/photos.ts';
import { altText, isShown } from '../../content/picture.ts';
import { job } from '../../content/job.ts';
import { people, type Person } from '../../content/team.ts';
import { initial, paragraphs } from '../../content/text.ts';
import { covering, css } from '../../html/css.ts';
import { html, type Html } from '../../html/html.ts';
import { imageAddress, safeUrl } from '../../html/url.ts';
import type { Page } from '../../page.ts';
import { gridStyle } from '../../parts/grid.ts';
import { button } from '../../parts/link.ts';
import { picture } from '../../parts/picture.ts';
import { prose } from '../../parts/prose.ts';
import { jobPosting } from '../../structured-data/job.ts';
import type { Words } from '../../words/words.ts';
import type { InnerPage, PagePlace } from './inner-page.ts';

export function teamPage(place: PagePlace, site: SiteDocument, words: Words): InnerPage {
  const company = companyName(site);
  const columns = [1, 2].flatMap((at) => {
    const title = text(site[`team_col_${at}_header`]).trim();
    const lines = paragraphs(text(site[`team_col_${at}`]));
    return title === '' && lines.length === 0 ? [] : [{ title, lines }];
  });
  const upload = imageAddress(text(site.about_upload));
  const about = upload === '' ? homePhotos(site)[0] : pictureOfField(site, upload);
  return {
    ...place,
    title: or(site.team_header, words.pages.team),
    subtitle: text(site.team_subtitle).trim(),
    description: text(site.team_subtitle).trim() || `${words.pages.team}: ${company}`,
    photo: heroPhotos(site)[0],
    blocks: (page) => [
      html`<ul class="g page-people" style="${gridStyle(people(site).length)}">
        ${people(site).map((person) => personCard(person, page))}
      </ul>`,
      (columns.length > 0 || flag(site.team_show_image)) &&
        html`<div class="page-columns">
          ${columns.map(
            ({ title, lines }) =>
              html`<div>
                ${title !== '' && html`<h2 dir="auto">${title}</h2>`}
                <div class="prose">${prose(lines)}</div>
              </div>`,
          )}
          ${
            flag(site.team_show_image) &&
            about !== undefined &&
            isShown(page, about.url, 'about') &&
            html`<div class="photo">${picture(page, about, 'about', { alt: words.atWork(company) })}</div>`
          }
        </div>`,
    ],
    sheets: [peopleStyles],
  };
}

function personCard({ name, role, bio, photo, alt }: Person, page: Page): Html {
  return html`<li class="card" data-ground="card">
    ${
      isShown(page, photo, 'card')
        ? html`<div class="photo">${picture(page, photo, 'card', { alt: altText(alt, name) })}</div>`
        : html`<div class="photo none" aria-hidden="true">${initial(name)}</div>`
    }
    <div class="body">
      <h2 dir="auto">${name}</h2>
      ${role !== '' && html`<p class="role" dir="auto">${role}</p>`} ${bio !== '' && html`<p dir="auto">${bio}</p>`}
    </div>
  </li>`;
}

export function jobsPage(place: PagePlace, site: SiteDocument, words: Words): InnerPage {
  const lines = paragraphs(text(site.jobs_description));
  const { title, posted } = job(site);
  return {
    ...place,
    title: or(site.jobs_header, words.jobsTitle),
    subtitle: text(site.jobs_subtitle).trim(),
    description: lines.join(' '),
    photo: homePhotos(site)[0],
    blocks: (page) => {
      const apply = callToAction(site, 'cta_recruiting', page);
      return [
        html`${title !== '' && html`<h2 dir="auto">${title}</h2>`}
          ${posted !== '' && html`<p class="page-posted"><time datetime="${posted}">${words.posted(posted)}</time></p>`}
          <div class="prose">${prose(lines)}</div>
          ${apply && html`<p class="btns page-btns">${button(page, apply, 'main')}</p>`}`,
      ];
    },
    sheets: [peopleStyles],
    data: (input) => jobPosting(input, place.path),
    follow: ['get_a_quote'],
  };
}

export function customPage(place: PagePlace, site: SiteDocument): InnerPage {
  const { name } = place;
  const lines = paragraphs(text(site.custom_page_body));
  const photo = imageAddress(text(site.custom_page_photo));
  const ctas = (['custom_page_cta', 'custom_page_cta_secondary'] as const).flatMap((field) => {
    const [label, href] = [text(site[field]).trim(), safeUrl(text(site[`${field}_link`]).trim())];
    return label === '' || href === '' ? [] : [{ label, href, icon: 'arrow' as const }];
  });
  return {
    ...place,
    title: or(site.custom_page_header, name),
    subtitle: text(site.custom_page_subheader).trim(),
    description: text(site.custom_page_subheader).trim() || lines.join(' ') || name,
    photo: pictureOfField(site, photo),
    blocks: (page) => [
      html`<div class="page-columns">
        <div>
          <div class="prose">${prose(lines)}</div>
          ${ctas.length > 0 && html`<p class="btns page-btns">${ctas.map((cta, at) => button(page, cta, at === 0 ? 'main' : 'second'))}</p>`}
        </div>
        ${isShown(page, photo, 'about') && html`<div class="photo">${picture(page, photo, 'about', { alt: name })}</div>`}
      </div>`,
    ],
    sheets: [peopleStyles],
  };
}

const peopleStyles = css`
  .page-people li {
    overflow: hidden;
  }
  /* If there are only two people, their cards are no wider than with three people. */
  @container s (min-width: 62rem) {
    .page-part .page-people {
      grid-template-columns: repeat(var(--cols, 3), minmax(0, 24rem));
    }
  }
  .page-people .photo img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    object-position: 50% 20%;
  }
  .page-people .none {
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    background: var(--wash);
    color: var(--link);
    font: var(--w-display) 5rem/1 var(--f-display);
  }
  .page-people .body {
    padding: 1.2rem 1.3rem 1.4rem;
  }
  .page-people h2 {
    font-size: var(--t-5);
  }
  .page-people p {
    margin-top: 0.4rem;
    color: var(--quiet);
  }
  .page-people .role {
    color: var(--link);
    font-weight: var(--w-bold);
  }
  .page-columns {
    display: grid;
    gap: 2rem clamp(2rem, 5cqi, 5rem);
  }
  .page-columns h2 {
    margin-bottom: 0.8rem;
    font-size: var(--t-5);
  }
  .page-columns .photo {
    overflow: hidden;
    border-radius: var(--r-photo);
  }
  .page-columns img {
    width: 100%;
    aspect-ratio: 4 / 3;
    ${covering};
  }
  .page-posted {
    margin: 0.4rem 0 1rem;
    color: var(--quiet);
    font-size: var(--t-2);
  }
  .page-btns {
    margin-top: 1.8rem;
  }
  @container s (min-width: 48rem) {
    .page-columns {
      grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
    }
  }
`;
