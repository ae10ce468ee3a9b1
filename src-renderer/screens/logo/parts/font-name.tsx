import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useStatus } from '../../../state/draft.ts';
import { faceOf, loadFace } from '../font-faces.ts';

/** Why a font cannot be shown in its own face; undefined where it can, and as long as that is not known. */
function useMissingFace(family: string): string | undefined {
  const isOffline = useStatus(({ offline }) => offline);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    let isShown = true;
    void loadFace(family).then((isLoaded) => isShown && setIsMissing(!isLoaded));
    return () => {
      isShown = false;
    };
  }, [family, isOffline]);
  if (!isMissing) return undefined;
  return isOffline ? 'not kept on this computer: shown in its face once you are online' : 'its file cannot be had';
}

/** The name of a font, written in it; offline one says so whose file is not kept here. */
export function FontName({ family }: { family: string }) {
  const isOffline = useStatus(({ offline }) => offline);
  const missing = useMissingFace(family);
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
  const missing = useMissingFace(family);
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
