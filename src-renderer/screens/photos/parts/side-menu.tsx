import { useSite } from '../../../state/draft.ts';
import { list } from '#shared/domain/site/readers.ts';
import { countsOf, type View } from '../model.ts';
import { Galleries } from './galleries.tsx';
import { MenuLink } from './menu-link.tsx';
import classes from './side-menu.module.css';

const photos: readonly View[] = [
  { kind: 'hero' },
  { kind: 'about' },
  { kind: 'all' },
  { kind: 'homepage' },
  { kind: 'archived' },
];

/** The views of the library; galleries can be arranged, renamed and deleted where they are listed. */
export function SideMenu({ view }: { view: View }) {
  const counts = useSite((site) => {
    const { all, homepage, archived } = countsOf(site);
    return { hero: list(site.hero_gallery_photos).length, all, homepage, archived };
  });
  return (
    <nav className={classes.menu} aria-label="Photo views">
      <h2 className={classes.title}>Photos</h2>
      <ul className={classes.list}>
        {photos.map((each) => (
          <li key={each.kind} className={classes.item}>
            <MenuLink view={each} current={view} count={counts[each.kind as keyof typeof counts]} />
          </li>
        ))}
      </ul>
      <Galleries view={view} />
    </nav>
  );
}
