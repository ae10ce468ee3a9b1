import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Reading } from '#shared/domain/facts/read.ts';
import { draftStore } from '../../state/draft-store.ts';

type Read = (text: string) => Reading;

/** Loads the readers. They are imported lazily, because they are large and seldom needed. */
async function loadReader(): Promise<Read> {
  const { readFacts, loadCities } = await import('#shared/domain/facts/read.ts');
  const cities = await loadCities();
  return (text) => readFacts(text, { site: draftStore.getState().site, today: new Date(), cities });
}

interface ReadText {
  reading?: Reading;
  /** the text to which `reading` belongs */
  of?: string;
  failure?: string;
}

/** Returns the changes that a text asks for, compared with the open site as it was when the text was read. */
export function useReading(text: string): ReadText {
  const [reader, setReader] = useState<{ read: Read }>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isShown = true;
    loadReader().then(
      (read) => isShown && setReader({ read }),
      (error: unknown) => isShown && setFailure(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isShown = false;
    };
  }, []);
  const settled = useDeferredValue(text);
  const reading = useMemo(() => reader?.read(settled), [reader, settled]);
  return { of: settled, ...(reading && { reading }), ...(failure !== undefined && { failure }) };
}
