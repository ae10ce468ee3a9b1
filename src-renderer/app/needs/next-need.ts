import { nextNeed } from '#shared/domain/needs/rules.ts';
import { draftStore } from '../../state/draft-store.ts';
import type { FieldLink } from '../../state/field-link.ts';
import { needPlace, needsNow } from '../../state/needs.ts';
import { settleTyping } from '../../state/refusals.ts';
import { notifySuccess } from '../../ui/notify.tsx';

/** The need that was shown last. If the site still has this need, the next call shows the need after it. */
let last: { slug: string; id: string } | undefined;

/** Shows the field of the open site's next need. */
export function goToNextNeed(contactField: string, navigate: (route: string, link: FieldLink) => void): void {
  const { slug } = draftStore.getState();
  if (slug === null) return;
  settleTyping();
  const need = nextNeed(needsNow(contactField), last?.slug === slug ? last.id : undefined);
  if (!need) return notifySuccess({ title: 'Nothing is missing', subject: 'what is missing', site: slug });
  last = { slug, id: need.id };
  const { route, link } = needPlace(need, slug);
  navigate(route, link);
}
