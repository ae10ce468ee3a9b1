import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useStatus } from '../../../state/draft.ts';
import { faceOf, loadFace } from '../font-faces.ts';

/** The name of a font, written in it where its file can be had. */
export function FontName({ family }: { family: string }) {
  const isOffline = useStatus(({ offline }) => offline);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    let isShown = true;
    void loadFace(family).then((isLoaded) => isShown && setIsMissing(!isLoaded));
    return () => {
      isShown = false;
    };
  }, [family, isOffline]);
  if (!isMissing) return <span style={{ fontFamily: faceOf(family) }}>{family}</span>;
  return (
    <span>
      {family}{' '}
      <Text span size="xs" c="dimmed">
        {isOffline ? 'not kept on this computer: shown in its face once you are online' : 'its face cannot be shown'}
      </Text>
    </span>
  );
}
