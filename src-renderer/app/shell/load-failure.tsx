import { Button } from '@mantine/core';
import { CloudOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { openSite } from '../../state/draft-actions.ts';
import { useStatus } from '../../state/draft.ts';
import { FailureState } from '../../ui/failure-state.tsx';

export function LoadFailure({ slug }: { slug: string }) {
  const loadFailure = useStatus((site) => site.loadFailure);
  return (
    <FailureState
      title={`Error getting landing page data for slug ${slug}`}
      reason={loadFailure?.message}
      icon={CloudOff}
      onRetry={() => void openSite(slug)}
    >
      <Button variant="default" component={Link} to="/">
        All sites
      </Button>
    </FailureState>
  );
}
