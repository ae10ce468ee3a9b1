import { type FindDraft, openDraft } from '../kit/open-draft.ts';
import type { HandlersOf } from '../handlers.ts';
import type { PreviewService } from './service.ts';

export interface PreviewPorts {
  draft: FindDraft;
  preview: Pick<PreviewService, 'render'>;
}

export function previewFeature({ draft, preview }: PreviewPorts): HandlersOf<'preview'> {
  return {
    'preview.page': ({ slug, path }) => {
      openDraft(draft, slug);
      return { html: preview.render(slug, path).html };
    },
  };
}
