import { isBlocker } from '#shared/domain/needs/rules.ts';
import { invoke, subscribe } from '../../bridge/client.ts';
import { draftStore } from '../../state/draft-store.ts';
import type { FieldLink } from '../../state/field-link.ts';
import { needPlace } from '../../state/needs.ts';
import { tabRoute } from '../../state/tabs.ts';
import { attempt, notifySuccess } from '../../ui/notify.tsx';
import type { SaveFlow } from '../save-flow/use-save-flow.ts';

interface Surroundings {
  flow: Pick<SaveFlow, 'start'>;
  navigate: (route: string, link?: FieldLink) => void;
}

/**
 * Saves the open site, then opens another site that needs work: the one whose last opening is the longest ago. Shows
 * the field of that site's next need if the need is a blocker, else the Basic Info screen.
 */
export async function saveAndNext({ flow, navigate }: Surroundings): Promise<void> {
  let { slug: saved } = draftStore.getState();
  // The save may rename the site.
  const stop = subscribe('site.changed', ({ slug, renamedTo }) => {
    if (slug === saved && renamedTo !== undefined) saved = renamedTo;
  });
  const isSaved = await flow.start('save').finally(stop);
  // A user who closed the site or opened another one during the save stays where they are.
  if (!isSaved || saved === null || draftStore.getState().slug !== saved) return;
  await attempt('The next site could not be found', async () => {
    const [first, second] = await invoke('site.recent', { toDo: true, limit: 2 });
    const next = first?.slug === saved ? second : first;
    if (!next) return notifySuccess({ title: 'Nothing else is left to do', subject: 'next site' });
    const [standing] = await invoke('site.standings', { slugs: [next.slug] });
    const need = standing?.next;
    if (!need || !isBlocker(need)) return navigate(tabRoute('basicInfo', next.slug));
    const { route, link } = needPlace(need, next.slug);
    navigate(route, link);
  });
}
