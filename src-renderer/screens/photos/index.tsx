import { useLocation } from 'react-router-dom';
import { useScreenSection } from '../../editor/preview-section.ts';
import { useSlug } from '../../state/draft.ts';
import { viewId, viewOf } from './model.ts';
import { AboutView, HeroView } from './parts/cover-views.tsx';
import { LibraryView } from './parts/library-view.tsx';
import { SideMenu } from './parts/side-menu.tsx';
import classes from './photos.module.css';

const shownIn = { hero: 'hero', about: 'about-us' } as const;

/** The site's photos: a menu of views, and beside it the view that the address names. */
export default function PhotosScreen() {
  const slug = useSlug();
  const view = viewOf(useLocation().hash);
  const section = view.kind === 'hero' || view.kind === 'about' ? shownIn[view.kind] : 'our-best-work';
  return (
    <div className={classes.frame} {...useScreenSection(section)}>
      <div className={classes.columns}>
        <SideMenu view={view} />
        <div className={classes.view} key={`${slug} ${viewId(view)}`}>
          {view.kind === 'hero' && <HeroView />}
          {view.kind === 'about' && <AboutView />}
          {view.kind !== 'hero' && view.kind !== 'about' && <LibraryView view={view} />}
        </div>
      </div>
    </div>
  );
}
