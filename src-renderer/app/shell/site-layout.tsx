import { useEffect } from 'react';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { text } from '#shared/record/readers.ts';
import { closeSite, openSite } from '../../state/draft-actions.ts';
import { useSite, useStatus } from '../../state/draft.ts';
import { FindRail } from '../find/find-rail.tsx';
import { NeedsRail } from '../needs/needs-rail.tsx';
import { OthersBar } from '../others/others-bar.tsx';
import { PreviewSplit } from '../preview/preview-split.tsx';
import { followFocusedSection } from '../../editor/preview-section.ts';
import { useReady } from '../../ui/ready.ts';
import { ConflictBar } from '../conflicts/conflict-bar.tsx';
import { tabOfRoute } from '../../state/tabs.ts';
import { StoreBar } from '../store/store-bar.tsx';
import { ClearCacheTab } from './clear-cache-tab.tsx';
import { useCloseQuestions } from './close-questions.ts';
import { DrawerHost } from './drawer-host.tsx';
import { useFollowRename } from './follow-rename.ts';
import { LoadFailure } from './load-failure.tsx';
import { LoadingSite } from './loading-site.tsx';
import { LockedLists } from './locked-lists.tsx';
import { useNewerPrompt } from './newer-prompt.ts';
import { MissingBar, NewerBar, NotSavedBar, OtherSiteBar } from './notices.tsx';
import { SafeBar } from './safe-bar.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { UpdateBar } from './update-bar.tsx';
import classes from './shell.module.css';
import { SiteHeader } from './site-header.tsx';
import { SiteTitle } from './site-title.tsx';
import { StatusLine } from './status-line.tsx';

/** The layout around every screen of a site, with tabs, notices, preview and status line. */
export function SiteLayout() {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const tab = tabOfRoute(pathname);
  const { slug: current, phase } = useStatus((site) => ({ slug: site.slug, phase: site.phase }));
  const named = useSite((site) => text(site.slug) !== '');
  const loaded = current === slug && phase === 'open' && named;
  const failed = current === slug && phase === 'failed';
  const offersNewer = useNewerPrompt();

  // The cleanup of this hook has to run before `closeSite`, because the cleanup reads which site is open.
  useCloseQuestions(slug);
  // Closes the site when the user leaves its screens, so that shortcuts on other screens do not act on it.
  useEffect(() => closeSite, []);
  useEffect(() => void openSite(slug), [slug]);
  useFollowRename(slug);
  useReady(failed);

  return (
    <div className={classes.shell}>
      <SiteTitle slug={slug} tab={tab} loaded={loaded} />
      <a href="#screen" className={classes.skip}>
        Skip to the screen
      </a>
      <SiteHeader slug={slug} loaded={loaded} />
      <SafeBar />
      <StoreBar />
      <UpdateBar />
      <NotSavedBar />
      <MissingBar />
      <OtherSiteBar />
      <NewerBar shown={offersNewer} />
      <ConflictBar />
      {loaded && <OthersBar slug={slug} />}
      <div className={classes.body}>
        {loaded && tab && (
          <PreviewSplit slug={slug}>
            <main id="screen" tabIndex={-1} className={classes.editor} data-site-fields onFocus={followFocusedSection}>
              <LockedLists tab={tab} />
              <ScreenFrame key={pathname}>
                <Outlet />
              </ScreenFrame>
            </main>
          </PreviewSplit>
        )}
        {loaded && tab && <FindRail />}
        {loaded && tab && <NeedsRail />}
        <DrawerHost />
        {loaded && !tab && (
          <main id="screen" tabIndex={-1} className={classes.homeMain}>
            <ScreenFrame key={pathname}>
              <Outlet />
            </ScreenFrame>
          </main>
        )}
        {!loaded && (
          <main id="screen" tabIndex={-1} className={classes.editor}>
            {failed ? <LoadFailure slug={slug} /> : <LoadingSite />}
          </main>
        )}
        {(loaded || failed) && tab && <ClearCacheTab />}
      </div>
      <StatusLine />
    </div>
  );
}
