import { isBlocker } from '#shared/domain/needs/rules.ts';
import { invoke } from '../../bridge/client.ts';
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
 * Saves the open site, then opens another site that needs work: the one that was last opened the longest time ago.
 * Opens the field of the site's next need if that need is a blocker, else the Basic Info screen.
 */
export async function saveAndNext({ flow, navigate }: Surroundings): Promise<void> {
  const { slug: saved } = draftStore.getState();
  if (!(await flow.start('save'))) return;
  const { slug: open } = draftStore.getState();
  // A user who closed the site during the save stays where they are.
  if (saved === null || open === null) return;
  await attempt('The next site could not be found', async () => {
    const [first, second] = await invoke('site.recent', { toDo: true, limit: 2 });
    const next = first?.slug === open ? second : first;
    if (!next) return notifySuccess({ title: 'Nothing else is left to do', subject: 'next site' });
    const [standing] = await invoke('site.standings', { slugs: [next.slug] });
    const need = standing?.next;
    if (!need || !isBlocker(need)) return navigate(tabRoute('basicInfo', next.slug));
    const { route, link } = needPlace(need, next.slug);
    navigate(route, link);
  });
}
