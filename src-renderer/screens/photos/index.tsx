import { useLocation, useNavigate } from 'react-router-dom';
import { text } from '#shared/record/readers.ts';
import { ScreenIndex } from '../../editor/screen-index.tsx';
import { useScreenSection } from '../../editor/preview-section.ts';
import { useWantedField } from '../../editor/wanted-field.ts';
import { currentSite, useSlug } from '../../state/draft.ts';
import { fieldsOfViews, type View, viewId, viewOf } from './model.ts';
import { AboutView, HeroView } from './parts/cover-views.tsx';
import { LibraryView } from './parts/library-view.tsx';
import { SideMenu } from './parts/side-menu.tsx';
import classes from './photos.module.css';

/** The site's photos: a menu of views, and beside the menu the view that the window's URL names. */
export default function PhotosScreen() {
  const slug = useSlug();
  const { hash, state } = useLocation();
  const view = viewOf(hash);
  const navigate = useNavigate();
  // `state` keeps the link to a field, so that the field gets the focus once its view is shown.
  const show = (wanted: View): void => {
    if (viewId(wanted) !== viewId(view)) void navigate({ hash: viewId(wanted) }, { replace: true, state });
  };
  useWantedField([['hero_gallery_photos'], ['hero_image']], () => show({ kind: 'hero' }));
  useWantedField([['about_upload']], () => show({ kind: 'about' }));
  useWantedField([['gallery_names']], ([index = '0']) => {
    const name = text(currentSite().gallery_names?.[Number(index)]?.['gallery-name']);
    if (name !== '') show({ kind: 'gallery', name });
  });
  const field = fieldsOfViews[view.kind] ?? 'gallery';
  return (
    <div {...useScreenSection(field)}>
      <ScreenIndex chooses label="Photo views" index={<SideMenu view={view} />}>
        <div className={classes.view} key={`${slug} ${viewId(view)}`}>
          {view.kind === 'hero' && <HeroView />}
          {view.kind === 'about' && <AboutView />}
          {view.kind !== 'hero' && view.kind !== 'about' && <LibraryView view={view} />}
        </div>
      </ScreenIndex>
    </div>
  );
}
