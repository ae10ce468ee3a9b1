import { Text } from '@mantine/core';

interface SetUpHintProps {
  /** id by which a control refers to it */
  id?: string;
  /** nothing where all is set up */
  children: string | undefined;
}

/** Says beside a control what is not set up for it, and who can do that. */
export const SetUpHint = ({ id, children }: SetUpHintProps) =>
  children === undefined ? null : (
    <Text id={id} size="xs" c="dimmed" maw="60ch">
      {children}
    </Text>
  );
