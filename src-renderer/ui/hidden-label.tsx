import { VisuallyHidden } from '@mantine/core';

/** Props that name a group of radio buttons for screen readers, without a line for a label. */
export const hiddenLabel = (name: string) => ({
  label: <VisuallyHidden>{name}</VisuallyHidden>,
  labelProps: { display: 'contents' },
});
