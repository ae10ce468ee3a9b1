import * as comparing from '../record/bring-back.ts';
import * as following from '../record/follow-path.ts';
import * as forms from '../record/list-forms.ts';
import * as merging from '../record/merge.ts';
import * as ordering from '../record/order-like.ts';
import type { Policies } from '../record/policies.ts';
import type { RawValue } from '../record/raw-value.ts';
import { isAtomic, jsonTextLists, listPolicy } from './list-policy.ts';
import { fieldAt } from './lookup.ts';

/** The catalogue's policies for a site's fields. */
const policies: Policies = {
  listPolicy,
  textLists: jsonTextLists,
  isAtomic,
  isProse: (path) => fieldAt(path)?.kind === 'prose',
};

const ofSites =
  <A extends unknown[], R>(work: (policies: Policies, ...rest: A) => R) =>
  (...rest: A): R =>
    work(policies, ...rest);

// The functions of `record/`, with the policies of sites.
export const bringBack = ofSites(comparing.bringBack);
export const compareDocuments = ofSites(comparing.compareDocuments);
export const followPath = ofSites(following.followPath);
export const mergeDocuments = ofSites(merging.mergeDocuments);
export const mergeMember = ofSites(merging.mergeMember);
export const withInnerLists = ofSites(forms.withInnerLists);

/** @param field name of the member that holds the list */
export const orderLike = (list: RawValue, model: RawValue, field: string): RawValue =>
  ordering.orderLike(list, model, listPolicy(field));
