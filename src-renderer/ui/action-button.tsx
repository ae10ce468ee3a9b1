import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ReasonButton } from './reason-button.tsx';

type ActionButtonProps = Omit<ComponentProps<typeof ReasonButton>, 'leftSection'> & { icon: LucideIcon };

/** A small button with an icon, for places below lists and beside titles. */
export const ActionButton = ({ icon: Icon, ...props }: ActionButtonProps) => (
  <ReasonButton size="compact-sm" variant="default" leftSection={<Icon size={14} aria-hidden />} {...props} />
);
