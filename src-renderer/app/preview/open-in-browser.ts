import { invoke } from '../../bridge/client.ts';
import { previewedPage, sectionStore } from '../../editor/preview-section.ts';
import { flushEdits } from '../../state/draft.ts';
import { attempt } from '../../ui/notify.tsx';

/** Opens the previewed page of the draft in the system's browser, as visitors would get it. */
export function openPreviewInBrowser(slug: string): Promise<void> {
  return attempt('The page could not be opened in the browser', async () => {
    await flushEdits(slug);
    await invoke('preview.inBrowser', { slug, path: previewedPage(sectionStore.getState()) });
  });
}
