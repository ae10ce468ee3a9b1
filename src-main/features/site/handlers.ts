import type { Store } from '../../store/store.ts';
import type { RecordMarks } from '../domain/record-marks.ts';
import type { Handlers } from '../handlers.ts';
import type { SiteService } from './service.ts';

export function siteHandlers(
  service: SiteService,
  recordMarks: Pick<RecordMarks, 'edit'>,
  dictionary: Store['dictionary'],
): Pick<Handlers, Exclude<Extract<keyof Handlers, `site.${string}`>, 'site.review'> | 'dictionary.add'> {
  return {
    'site.recent': ({ search, limit }) => service.recent(search, limit),
    'site.open': ({ slug, again }, { signal, page }) => service.open(slug, signal, { again, page }),
    'site.look': async ({ slug }) => {
      await service.look(slug);
      return {};
    },
    'site.fetch': ({ slug, accept }, { signal }) => service.fetch(slug, accept, signal),
    'site.clearCache': ({ slug }, { signal }) => service.clearCache(slug, signal),
    'site.edit': ({ slug, step, operations, on, was }, { tellOthers }) => {
      const edited = recordMarks.edit(service.actor(slug), step, operations, { on, was });
      tellOthers('site.changed', { slug: edited.status.slug, version: edited.version });
      return edited;
    },
    'site.undo': ({ slug }) => service.undo(slug),
    'site.redo': ({ slug }) => service.redo(slug),
    'site.save': async ({ slug, confirmed }, context) => {
      const saved = await service.sending.save(slug, confirmed, context);
      if (saved.question) return { outcome: 'question', question: saved.question };
      if ('queued' in saved) return { outcome: 'queued' };
      const { slug: at, savedAt, unchanged, waiting } = saved;
      return { outcome: 'saved', slug: at, savedAt, ...(unchanged && { unchanged }), ...(waiting && { waiting }) };
    },
    'site.publish': async ({ slug, confirmed }, context) => {
      const published = await service.sending.publish(slug, confirmed, context);
      if (published.question) return { outcome: 'question', question: published.question };
      if ('queued' in published) return { outcome: 'queued' };
      const { slug: at, savedAt, url = '', waiting } = published;
      return { outcome: 'published', slug: at, savedAt, url, ...(waiting && { waiting }) };
    },
    'dictionary.add': ({ word }) => {
      dictionary.add(word);
      return {};
    },
  };
}
