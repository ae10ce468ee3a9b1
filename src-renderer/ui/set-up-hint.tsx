import { Text } from '@mantine/core';

interface SetUpHintProps {
  /** ID by which a control refers to the hint */
  id?: string;
  /** undefined if the service is set up */
  children: string | undefined;
}

/** Says beside a control which service is not set up for the control, and who can set it up. */
export const SetUpHint = ({ id, children }: SetUpHintProps) =>
  children === undefined ? null : (
    <Text id={id} size="xs" c="dimmed" maw="60ch">
      {children}
    </Text>
  );
