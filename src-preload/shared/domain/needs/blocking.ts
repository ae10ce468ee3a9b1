import { fieldLabel } from '../../record-catalogue/catalogue.ts';
import { flag, isBlank, text } from '../../record/readers.ts';
import { checkDomain, identityChecks, type IdentityFieldName } from '../site/identity.ts';
import { hasServiceArea } from '../site/service-areas.ts';
import { at, type RuleInput, type Found, type Rule } from './need.ts';

const identity = (field: IdentityFieldName): Rule => ({
  id: field,
  title: `The field ${fieldLabel(field)} holds no usable value`,
  severity: 'save',
  find({ site, ownSlug }) {
    if (field === 'slug' && ownSlug !== undefined && text(site.slug) === ownSlug) return undefined;
    const { error } = identityChecks[field](text(site[field]));
    return error
      ? { id: field, title: `${fieldLabel(field)}: ${error}`, section: 'address', places: at(field) }
      : undefined;
  },
});

function contact({ site, contactField }: RuleInput): Found | undefined {
  if (!isBlank(site[contactField])) return undefined;
  return { id: 'contact', title: 'Choose a contact on the Domain tab.', section: 'contact', places: at(contactField) };
}

function area({ site }: RuleInput): Found | undefined {
  if (hasServiceArea(site)) return undefined;
  const title = 'Add a service area with city and state on the Basic Info tab.';
  return { id: 'area', title, places: at('service_areas') };
}

function domain({ site }: RuleInput): Found | undefined {
  const typed = text(site.paid_url);
  const found = (title: string): Found => ({ id: 'domain', title, section: 'address', places: at('paid_url') });
  if (typed.trim() === '') return found('Enter a domain on the Domain tab.');
  const isBare = !/\s/u.test(typed) && !/^www\./i.test(typed);
  if (isBare || checkDomain(typed).error) return undefined;
  return found('Enter the domain on the Domain tab without www, protocol or spaces.');
}

function singlePage({ site }: RuleInput): Found | undefined {
  if (text(site.version) !== 'vC' || flag(site.multipage)) return undefined;
  return {
    id: 'layout',
    title: 'A single-page site cannot be published with version vC: choose multi-page or another version.',
    places: at('multipage'),
  };
}

/** First the rules for needs that prevent a save, then the rules for needs that prevent only publishing. */
export const blockingRules: readonly Rule[] = [
  identity('slug'),
  identity('github_repo'),
  identity('paid_url'),
  { id: 'contact', title: 'No contact is chosen', severity: 'save', tab: 'domain', find: contact },
  { id: 'area', title: 'No service area has city and state', severity: 'save', find: area, refusedBySave: true },
  { id: 'domain', title: 'No usable domain is given', severity: 'publish', find: domain },
  { id: 'layout', title: 'Version vC cannot be published as a single page', severity: 'publish', find: singlePage },
];
