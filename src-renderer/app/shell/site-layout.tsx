import { Suspense, useEffect } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { text } from '#shared/domain/site/readers.ts';
import { openSite } from '../../state/draft-actions.ts';
import { useSite, useStatus } from '../../state/draft.ts';

export function SiteLayout() {
  const { slug = '' } = useParams();
  useEffect(() => void openSite(slug), [slug]);
  const { slug: current, phase } = useStatus();
  const named = useSite((site) => text(site.slug) !== '');
  const loaded = current === slug && phase === 'open' && named;
  return <Suspense fallback={null}>{loaded ? <Outlet /> : 'loading'}</Suspense>;
}
