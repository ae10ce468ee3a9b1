import { useLocation } from 'react-router-dom';
import { useScreenSection } from '../../editor/preview-section.ts';
import { useSlug } from '../../state/draft.ts';
import { viewId, viewOf } from './model.ts';
import { AboutView, HeroView } from './parts/cover-views.tsx';
import { LibraryView } from './parts/library-view.tsx';
import { SideMenu } from './parts/side-menu.tsx';
import classes from './photos.module.css';

/** The field that each view edits; the other views edit the gallery. */
const fields = { hero: 'hero_gallery_photos', about: 'about_upload' } as const;

/** The site's photos: a menu of views, and beside it the view that the address names. */
export default function PhotosScreen() {
  const slug = useSlug();
  const view = viewOf(useLocation().hash);
  const field = view.kind === 'hero' || view.kind === 'about' ? fields[view.kind] : 'gallery';
  return (
    <div className={classes.frame} {...useScreenSection(field)}>
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
