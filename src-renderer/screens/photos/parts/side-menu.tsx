import { useNeeds } from '../../../state/needs.ts';
import { useSite } from '../../../state/draft.ts';
import { list } from '#shared/record/readers.ts';
import { countsOf, fieldsOfViews, type View, viewKinds } from '../model.ts';
import { Galleries } from './galleries.tsx';
import { MenuLink } from './menu-link.tsx';
import classes from './side-menu.module.css';

/** Menu of the views of the photo library. Galleries can be arranged, renamed and deleted in it. */
export function SideMenu({ view }: { view: View }) {
  const counts = useSite((site): Partial<Record<View['kind'], number>> => {
    const { all, homepage, archived } = countsOf(site);
    return { hero: list(site.hero_gallery_photos).length, all, homepage, archived };
  });
  const needs = useNeeds((all) => all.filter(({ tab }) => tab === 'photos'));
  return (
    <>
      <h2 className={classes.title}>Photos</h2>
      <ul className={classes.list}>
        {viewKinds.map((kind) => (
          <li key={kind} className={classes.item}>
            <MenuLink
              view={{ kind }}
              current={view}
              count={counts[kind]}
              needs={needs.filter(({ places: [place = []] }) => place[0] === fieldsOfViews[kind])}
            />
          </li>
        ))}
      </ul>
      <Galleries view={view} />
    </>
  );
}
