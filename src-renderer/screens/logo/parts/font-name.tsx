import { Text } from '@mantine/core';
import { useStatus } from '../../../state/draft.ts';
import { faceOf } from '../font-faces.ts';
import { useFace } from '../use-face.ts';

/**
 * The name of a font, drawn in that font. While offline, a font whose file is not cached has its name in the usual
 * font, with the reason beside it.
 */
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
  /** the text to draw */
  children: string;
}

/** Text drawn in a font; if the font's file is missing, the reason instead. */
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
