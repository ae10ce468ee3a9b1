import { isBlank } from '../../record/readers.ts';
import { obstaclesTo } from '../needs/rules.ts';
import type { SiteDocument } from './schema.ts';

const blockers =
  (kind: 'save' | 'publish') =>
  (site: SiteDocument, contactField: string, ownSlug?: string): string[] =>
    obstaclesTo(kind, { site, contactField, ownSlug }).map(({ title }) => title);

/**
 * Returns the reasons why the site cannot be saved yet, each as a sentence. Needs that do not disable the buttons
 * (`refusedBySave`) are left out.
 */
export const saveBlockers = blockers('save');

/**
 * Returns the reasons why the site cannot be published yet, each as a sentence. Needs that do not disable the buttons
 * (`refusedBySave`) are left out.
 */
export const publishBlockers = blockers('publish');

export const hasContact = (site: SiteDocument, contactField: string): boolean => !isBlank(site[contactField]);
