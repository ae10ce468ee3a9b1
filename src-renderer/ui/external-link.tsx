import { Anchor } from '@mantine/core';
import { ExternalLink as Icon } from 'lucide-react';
import { openExternal } from './open-external.ts';

interface ExternalLinkProps {
  /** undefined where it leads nowhere yet */
  url: string | undefined;
  children: string;
}

/** Opens in the system's browser. */
export function ExternalLink({ url, children }: ExternalLinkProps) {
  const isMissing = url === undefined;
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      disabled={isMissing}
      {...(isMissing && { c: 'dimmed', underline: 'never' })}
      onClick={() => url !== undefined && openExternal(url)}
    >
      {children} <Icon size={13} aria-hidden style={{ verticalAlign: -2 }} />
    </Anchor>
  );
}
