import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useStatus } from '../../../state/draft.ts';
import { faceOf, loadFace } from '../font-faces.ts';

/** The name of a font, written in it; offline one says so whose file is not kept here. */
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
  if (!isMissing || !isOffline) return <span style={{ fontFamily: faceOf(family) }}>{family}</span>;
  return (
    <span>
      {family}{' '}
      <Text span size="xs" c="dimmed">
        not kept on this computer: shown in its face once you are online
      </Text>
    </span>
  );
}
