import type { OthersDraft } from '#shared/ipc/others.ipc.ts';
import type { OpenedSite } from '#shared/ipc/site.ipc.ts';
import type { Difference } from '#shared/ipc/sync.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { wordsFor } from '../../store/owner-repo.ts';
import type { Person } from '../../store/person.ts';
import type { Store } from '../../store/store.ts';
import { siteChanges } from '../../sync/merge/bring-back-site.ts';
import type { SiteActor } from '../../sync/draft/site-actor.ts';
import type { HandlersOf } from '../handlers.ts';
import { describeChanges } from '../kit/differences.ts';
import type { LocalSites } from './local-sites.ts';

const BEING_SAVED = 'These edits are being saved at this moment. Try again once that is over.';
const OWN_EDITS = 'You have edits of this site too. Save them or move them to the trash first, then go on with these.';

/**
 * The unsaved edits of other users on this computer. The current user can compare them, move them to the trash of their
 * owner, or take them over.
 */
export class OthersDrafts {
  private readonly sites: LocalSites;
  private readonly store: Store;

  constructor(sites: LocalSites, store: Store) {
    this.sites = sites;
    this.store = store;
  }

  list(slug: string): OthersDraft[] {
    const persons = this.store.owners.othersOf(slug).filter((person) => this.sites.draftOf(person, slug)?.hasUnsaved);
    return persons.map((person) => ({ person, name: wordsFor(person) }));
  }

  compare(slug: string, person: Person): Difference[] {
    const { base, document, site } = this.draft(slug, person);
    const then = parseJson(base.text) as SiteDocument;
    return describeChanges(siteChanges(RawValue.alike(base.text, document), document), { then, now: site });
  }

  setAside(slug: string, person: Person): void {
    const draft = this.restingDraft(slug, person);
    draft.replaceBy(this.store.sites.find(slug) ?? draft.base, 'set-aside');
    this.sites.find(slug)?.announce();
  }

  takeOver(slug: string, person: Person): OpenedSite {
    this.restingDraft(slug, person);
    const own = this.sites.actor(slug);
    if (own.isBusy) throw new AppError('HELD', BEING_SAVED);
    if (own.hasUnsaved || this.store.outbox.of(slug).length > 0) throw new AppError('HELD', OWN_EDITS);
    this.store.owners.give(slug, person, own.person);
    own.readAgain();
    // Since the edits were made, the current user may have seen or saved a newer copy, so that copy is merged.
    const newest = this.store.sites.find(slug);
    if (newest && newest.modified !== own.base.modified) own.merge(newest);
    this.sites.summarise(own);
    return own.opened();
  }

  private draft(slug: string, person: Person): SiteActor {
    const draft = this.store.owners.othersOf(slug).includes(person) ? this.sites.draftOf(person, slug) : undefined;
    if (!draft) throw new AppError('NOT_FOUND', 'These edits are not on this computer any more.');
    return draft;
  }

  private restingDraft(slug: string, person: Person): SiteActor {
    const draft = this.draft(slug, person);
    if (draft.isBusy) throw new AppError('HELD', BEING_SAVED);
    return draft;
  }
}

export const othersHandlers = (others: OthersDrafts): HandlersOf<'others'> => ({
  'others.list': ({ slug }) => others.list(slug),
  'others.compare': ({ slug, person }) => others.compare(slug, person),
  'others.setAside': ({ slug, person }) => {
    others.setAside(slug, person);
    return {};
  },
  'others.takeOver': ({ slug, person }) => others.takeOver(slug, person),
});
