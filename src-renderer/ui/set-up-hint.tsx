import { Text } from '@mantine/core';

interface SetUpHintProps {
  /** for what it describes */
  id?: string;
  /** nothing where all is set up */
  children: string | undefined;
}

/** Says beside a control what nobody has set up for it, and who can. */
export const SetUpHint = ({ id, children }: SetUpHintProps) =>
  children === undefined ? null : (
    <Text id={id} size="xs" c="dimmed" maw="60ch">
      {children}
    </Text>
  );
