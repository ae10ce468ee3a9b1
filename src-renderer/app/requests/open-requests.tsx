import { UnstyledButton } from '@mantine/core';
import { ClipboardList } from 'lucide-react';
import { counted } from '#shared/domain/counted.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { openRequest } from '../../state/panel-store.ts';
import { isOpen } from './model.ts';

/** Shows the number of open change requests. A click opens the oldest. */
export function OpenRequests({ slug, className }: { slug: string; className: string | undefined }) {
  const { data } = useQuery('requests.list', { slug });
  const open = (data ?? []).filter(isOpen);
  const oldest = open.at(-1);
  if (!oldest) return null;
  return (
    <UnstyledButton className={className} onClick={() => openRequest(oldest.id)}>
      <ClipboardList size={14} aria-hidden />
      {counted(open.length, 'open request')}
    </UnstyledButton>
  );
}
