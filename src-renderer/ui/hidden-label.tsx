import { VisuallyHidden } from '@mantine/core';

/** Props that name a group of radio buttons, which takes its name from its label alone, without a line for it. */
export const hiddenLabel = (name: string) => ({
  label: <VisuallyHidden>{name}</VisuallyHidden>,
  labelProps: { display: 'contents' },
});
