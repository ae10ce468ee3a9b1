import { useLocation, useNavigate } from 'react-router-dom';
import { text } from '#shared/record/readers.ts';
import { useScreenSection } from '../../editor/preview-section.ts';
import { useWantedField } from '../../editor/wanted-field.ts';
import { currentSite, useSlug } from '../../state/draft.ts';
import { type View, viewId, viewOf } from './model.ts';
import { AboutView, HeroView } from './parts/cover-views.tsx';
import { LibraryView } from './parts/library-view.tsx';
import { SideMenu } from './parts/side-menu.tsx';
import classes from './photos.module.css';

/** The field that each view edits; the other views edit the gallery. */
const fields = { hero: 'hero_gallery_photos', about: 'about_upload' } as const;

/** The site's photos: a menu of views, and beside it the view that the address names. */
export default function PhotosScreen() {
  const slug = useSlug();
  const { hash, state } = useLocation();
  const view = viewOf(hash);
  const navigate = useNavigate();
  // The link to the field stays, so that it gets the focus once its view is there.
  const show = (wanted: View): void => {
    if (viewId(wanted) !== viewId(view)) void navigate({ hash: viewId(wanted) }, { replace: true, state });
  };
  useWantedField([['hero_gallery_photos'], ['hero_image']], () => show({ kind: 'hero' }));
  useWantedField([['about_upload']], () => show({ kind: 'about' }));
  useWantedField([['gallery_names']], ([index = '0']) => {
    const name = text(currentSite().gallery_names?.[Number(index)]?.['gallery-name']);
    if (name !== '') show({ kind: 'gallery', name });
  });
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
