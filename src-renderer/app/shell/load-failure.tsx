import { Button, EmptyState } from '@mantine/core';
import { CloudOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { openSite } from '../../state/draft-actions.ts';
import { useStatus } from '../../state/draft.ts';

export function LoadFailure({ slug }: { slug: string }) {
  const loadFailure = useStatus((site) => site.loadFailure);
  return (
    <EmptyState
      role="alert"
      withIndicatorBackground
      py={64}
      icon={<CloudOff aria-hidden />}
      title={<h1>{`Error getting landing page data for slug ${slug}`}</h1>}
      description={loadFailure?.message}
    >
      <EmptyState.Actions>
        <Button variant="default" component={Link} to="/">
          All sites
        </Button>
        <Button onClick={() => void openSite(slug)}>Try again</Button>
      </EmptyState.Actions>
    </EmptyState>
  );
}
