import type { AboutModel } from '../../content/sections/about-us.ts';
import { covering, css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { aboutTiles } from '../../parts/about-facts.ts';
import { heading } from '../../parts/heading.ts';
import { hoursStyles } from '../../parts/hours.ts';
import { buttons } from '../../parts/link.ts';
import { picture } from '../../parts/picture.ts';
import { prose } from '../../parts/prose.ts';
import { always, type Structure } from '../structure.ts';

/** Tiles: one with the words, one with a photo, and small tiles with facts of the business. */
export const figures: Structure<AboutModel> = {
  innerGround: 'card',
  fits: always,
  shared: [hoursStyles],
  render: (model, page) => {
    const { photo } = model;
    const tiles = aboutTiles(model, page);
    return html`<div class="w band board${photo ? ' has-photo' : tiles ? ' has-tiles' : ''}">
      <div class="card t words" data-ground="card">
        ${heading('about-us', model)}
        <div class="prose">${prose(model.paragraphs)}</div>
        ${buttons(page, model.cta ? [model.cta] : [])}
      </div>
      ${photo && html`<div class="photo">${picture(page, photo, 'about', { alt: photo.alt })}</div>`} ${tiles}
    </div>`;
  },
  css: css`
    .about-us-figures .board {
      display: grid;
      gap: var(--s-3);
      grid-template-columns: minmax(0, 1fr);
    }
    .about-us-figures .t {
      padding: clamp(1.2rem, 2.2vw, 1.9rem);
    }
    .about-us-figures .head {
      margin-bottom: 1.1rem;
    }
    .about-us-figures .btns {
      margin-top: 1.2rem;
    }
    .about-us-figures .photo {
      min-height: 12rem;
      overflow: hidden;
      border-radius: var(--r-photo);
    }
    .about-us-figures .photo img {
      width: 100%;
      height: 100%;
      max-height: 16rem;
      ${covering};
    }
    .about-us-figures .side {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--s-3);
      align-content: start;
    }
    .about-us-figures .side > div,
    .about-us-figures .lone,
    .about-us-figures .where {
      grid-column: 1 / -1;
    }
    .about-us-figures .fig b {
      display: block;
      color: var(--head);
      font: var(--w-display) var(--t-5) / 1.2 var(--f-display);
      letter-spacing: var(--tracking);
      overflow-wrap: break-word;
    }
    .about-us-figures .fig span {
      color: var(--quiet);
      font-size: var(--t-1);
    }
    .about-us-figures .lone,
    .about-us-figures .where {
      display: flex;
      gap: 0.7rem;
      align-items: baseline;
    }
    .about-us-figures .where .ico {
      align-self: center;
      color: var(--link);
    }
    @container s (min-width: 60rem) {
      .about-us-figures .has-tiles {
        grid-template-columns: 1.5fr 1fr;
      }
      .about-us-figures .has-photo {
        grid-template-columns: 1.35fr 0.8fr 1fr;
      }
      .about-us-figures .photo img {
        max-height: none;
        position: absolute;
        inset: 0;
      }
      .about-us-figures .photo {
        position: relative;
      }
    }
  `,
};
