import { Button, EmptyState } from '@mantine/core';
import { Compass } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

export function NotFoundScreen() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <EmptyState
      withIndicatorBackground
      py={64}
      icon={<Compass aria-hidden />}
      title={<h1>Page not found</h1>}
      description={`There is no page at ${pathname}`}
    >
      <EmptyState.Actions>
        <Button variant="default" onClick={() => void navigate(-1)}>
          Go back
        </Button>
        <Button component={Link} to="/">
          All sites
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  );
}
