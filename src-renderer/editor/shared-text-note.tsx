import { Text } from '@mantine/core';
import { useState } from 'react';
import {
  comparedNames,
  type ComparedText,
  describeShared,
  isTooShared,
  type SharedText,
} from '#shared/domain/fleet/sameness.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { useEvent, useQuery } from '../bridge/hooks.ts';
import { useSite, useSlug } from '../state/draft.ts';

const NONE: readonly SharedText[] = [];

type Texts = Pick<SiteDocument, ComparedText>;
const textsOf = (site: SiteDocument): Texts => Object.fromEntries(comparedNames.map((name) => [name, site[name]]));

/**
 * Returns the open site's texts of which too large a share is on other sites. A text that was edited after the
 * comparison is left out, because its share is not known.
 */
export function useSharedTexts(): readonly SharedText[] {
  const slug = useSlug();
  const texts = useSite(textsOf);
  const { data = NONE, refetch } = useQuery('fleet.shared', { slug }, { staleTime: 0 });
  useEvent('fleet.changed', () => void refetch());
  const [compared, setCompared] = useState<{ data: readonly SharedText[]; texts: Texts }>({ data, texts });
  if (compared.data !== data) setCompared({ data, texts });
  return data.filter((shared) => isTooShared(shared) && compared.texts[shared.text] === texts[shared.text]);
}

/** A note below a text, which says that other sites have the text too. */
export function SharedTextNote({ text }: { text: ComparedText }) {
  const shared = useSharedTexts().find((one) => one.text === text);
  if (!shared) return null;
  return (
    <Text size="xs" c="dimmed" role="note" mt={4}>
      {describeShared(shared)}
      {shared.alike.length > 0 && ` (${shared.alike.join(', ')})`}. Search engines are likely to show one of them only.
    </Text>
  );
}
