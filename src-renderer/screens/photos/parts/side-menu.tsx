import { useSite } from '../../../state/draft.ts';
import { list } from '#shared/record/readers.ts';
import { countsOf, type View, viewKinds } from '../model.ts';
import { Galleries } from './galleries.tsx';
import { MenuLink } from './menu-link.tsx';
import classes from './side-menu.module.css';

/** The views of the library; galleries can be arranged, renamed and deleted where they are listed. */
export function SideMenu({ view }: { view: View }) {
  const counts = useSite((site): Partial<Record<View['kind'], number>> => {
    const { all, homepage, archived } = countsOf(site);
    return { hero: list(site.hero_gallery_photos).length, all, homepage, archived };
  });
  return (
    <nav className={classes.menu} aria-label="Photo views">
      <h2 className={classes.title}>Photos</h2>
      <ul className={classes.list}>
        {viewKinds.map((kind) => (
          <li key={kind} className={classes.item}>
            <MenuLink view={{ kind }} current={view} count={counts[kind]} />
          </li>
        ))}
      </ul>
      <Galleries view={view} />
    </nav>
  );
}
