import { text } from '../record/readers.ts';
import type { SiteDocument } from '../record-catalogue/site-document.ts';
import { black, mix, parseColor, type Rgb, white } from './color.ts';

/** Returns the background of the announcement: its own color, else the site's secondary color, else nearly black. */
export const announcementBackground = ({
  announcement,
  custom_secondary,
}: Pick<SiteDocument, 'announcement' | 'custom_secondary'>): Rgb =>
  parseColor(text(announcement?.background_color)) ?? parseColor(text(custom_secondary)) ?? mix(white, black, 0.9);
