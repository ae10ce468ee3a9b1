import { Text } from '@mantine/core';
import { useStatus } from '../../../state/draft.ts';
import { faceOf } from '../font-faces.ts';
import { useFace } from '../use-face.ts';

/** The name of a font, written in it; offline one says so whose file is not kept here. */
export function FontName({ family }: { family: string }) {
  const isOffline = useStatus(({ offline }) => offline);
  const { missing } = useFace(family);
  if (missing === undefined || !isOffline) return <span style={{ fontFamily: faceOf(family) }}>{family}</span>;
  return (
    <span>
      {family}{' '}
      <Text span size="xs" c="dimmed">
        {missing}
      </Text>
    </span>
  );
}

interface FontSampleProps {
  family: string;
  className: string | undefined;
  /** what is written */
  children: string;
}

/** Words in a font; nothing in the place of one whose file is not there but that. */
export function FontSample({ family, className, children }: FontSampleProps) {
  const { missing } = useFace(family);
  if (missing !== undefined) {
    return (
      <Text size="xs" c="dimmed" mt={8}>
        {family}: {missing}
      </Text>
    );
  }
  return (
    <Text component="p" className={className} style={{ fontFamily: faceOf(family) }}>
      {children}
    </Text>
  );
}
