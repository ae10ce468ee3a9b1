import { Anchor } from '@mantine/core';
import { ExternalLink as Icon } from 'lucide-react';
import { openExternal } from './open-external.ts';

interface ExternalLinkProps {
  /** undefined if there is no address yet; the link is then disabled */
  url: string | undefined;
  children: string;
}

/** A link that opens in the system's browser. */
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
