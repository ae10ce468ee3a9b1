import { VisuallyHidden } from '@mantine/core';

/** Returns props that name a group of radio buttons for screen readers only, without a visible label. */
export const hiddenLabel = (name: string) => ({
  label: <VisuallyHidden>{name}</VisuallyHidden>,
  labelProps: { display: 'contents' },
});
