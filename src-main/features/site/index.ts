import type { SettingsView } from '#shared/domain/settings/settings.ts';
import type { Confirmed } from '#shared/domain/site/save-questions.ts';
import type { Store } from '../../store/store.ts';
import type { HandlersOf } from '../handlers.ts';
import type { ResponseCache } from '../kit/cached-list.ts';
import { createRecordMarks } from '../kit/record-marks.ts';
import { othersHandlers } from './others.ts';
import type { SiteService } from './service.ts';

export interface SitePorts {
  sites: SiteService;
  store: Pick<Store, 'dictionary'>;
  cache: ResponseCache;
  settings: { view(): SettingsView };
}

export function siteFeature({
  sites,
  store,
  cache,
  settings,
}: SitePorts): HandlersOf<'site' | 'others' | 'dictionary'> {
  const recordMarks = createRecordMarks(cache);
  /** Returns what the user has confirmed. If the spell-check is off, all misspellings count as accepted. */
  const withSettings = (confirmed: Confirmed): Confirmed =>
    settings.view().spelling.value ? confirmed : { ...confirmed, spelling: true };
  return {
    ...othersHandlers(sites.others),
    'site.recent': ({ search, limit, toDo }) => (toDo ? sites.toDo(search, limit) : sites.recent(search, limit)),
    'site.standings': ({ slugs }) => sites.standings(slugs),
    'site.open': ({ slug, again }, { signal, page }) => sites.open(slug, signal, { again, page }),
    'site.look': async ({ slug }) => {
      await sites.checkServerCopy(slug);
      return {};
    },
    'site.fetch': ({ slug, accept }, { signal }) => sites.fetch(slug, accept, signal),
    'site.clearCache': ({ slug }, { signal }) => sites.clearCache(slug, signal),
    'site.edit': ({ slug, step, operations, on }, { page, tellOthers }) => {
      const edited = recordMarks.edit(sites.actor(slug), step, operations, { on, by: page });
      tellOthers('site.changed', { slug: edited.status.slug, version: edited.version });
      return edited;
    },
    'site.review': ({ slug, accept }, { signal }) => sites.review(slug, accept, signal),
    'site.undo': ({ slug }) => sites.undo(slug),
    'site.redo': ({ slug }) => sites.redo(slug),
    'site.save': async ({ slug, confirmed }, context) => {
      const saved = await sites.sending.save(slug, withSettings(confirmed), context);
      if (saved.question) return { outcome: 'question', question: saved.question };
      if ('queued' in saved) return { outcome: 'queued' };
      const { slug: at, savedAt, unchanged, waiting } = saved;
      return { outcome: 'saved', slug: at, savedAt, ...(unchanged && { unchanged }), ...(waiting && { waiting }) };
    },
    'site.publish': async ({ slug, confirmed }, context) => {
      const published = await sites.sending.publish(slug, withSettings(confirmed), context);
      if (published.question) return { outcome: 'question', question: published.question };
      if ('queued' in published) return { outcome: 'queued' };
      const { slug: at, savedAt, url = '', compared, waiting } = published;
      return {
        outcome: 'published',
        slug: at,
        savedAt,
        url,
        ...(compared && { compared: [...compared] }),
        ...(waiting && { waiting }),
      };
    },
    'dictionary.add': ({ word }) => {
      store.dictionary.add(word);
      return {};
    },
  };
}
