import { type FindDraft, openDraft } from '../kit/open-draft.ts';
import type { HandlersOf } from '../handlers.ts';
import type { PreviewService } from './service.ts';

export interface PreviewPorts {
  draft: FindDraft;
  /** returns the version number of an open site's draft */
  versionOf(slug: string): number;
  preview: Pick<PreviewService, 'follow' | 'leftOut' | 'sectionsLeftOut'>;
  /** Opens a page of the draft in the system's browser. */
  openInBrowser(slug: string, path: string): Promise<void>;
}

export function previewFeature({ draft, versionOf, preview, openInBrowser }: PreviewPorts): HandlersOf<'preview'> {
  return {
    'preview.page': ({ slug, path, since }) => {
      openDraft(draft, slug);
      return { ...preview.follow(slug, path, since), version: versionOf(slug) };
    },
    async 'preview.leftOut'({ slug }, { signal }) {
      openDraft(draft, slug);
      return (await preview.leftOut(slug, signal)).map((path) => [...path]);
    },
    'preview.sectionsLeftOut': ({ slug }) => {
      openDraft(draft, slug);
      return [...preview.sectionsLeftOut(slug)];
    },
    async 'preview.inBrowser'({ slug, path }) {
      openDraft(draft, slug);
      await openInBrowser(slug, path);
      return {};
    },
  };
}
