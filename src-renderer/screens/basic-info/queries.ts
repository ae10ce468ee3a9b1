import { useDebouncedValue } from '@mantine/hooks';
import { type CitySuggestion, generatedFields, type GenerationKind } from '#shared/ipc/content.ipc.ts';
import type { Input } from '#shared/ipc/contract.ts';
import { invoke } from '../../bridge/client.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { useMemberTexts } from '../../editor/generation/use-member-texts.ts';
import { useSlug } from '../../state/draft.ts';

/** Returns a generation that writes these texts for the open site, all at the same time. */
export function useTexts(kinds: readonly GenerationKind[]) {
  const slug = useSlug();
  return useMemberTexts(
    [],
    kinds.map((kind) => ({
      member: generatedFields[kind],
      write: (signal) => invoke('generation.text', { slug, kind }, { signal }),
    })),
  );
}

/** Milliseconds without typing after which suggestions are asked for. */
const SUGGESTION_PAUSE = 250;
const SHORTEST_TERM = 2;

/**
 * Returns the cities that match the typed text. Returns none for fewer than `SHORTEST_TERM` characters, and if the
 * server cannot be reached. The field is then a plain text field.
 * @param term the typed text, or null while no suggestions are wanted
 * @param globe whether cities of the whole world are searched, instead of cities of the United States
 */
export function useCitySuggestions(term: string | null, globe: boolean): readonly CitySuggestion[] {
  const typed = term?.trim() ?? '';
  const [searchTerm] = useDebouncedValue(typed, SUGGESTION_PAUSE);
  const isAsked = searchTerm.length >= SHORTEST_TERM;
  const { data = [] } = useQuery(
    'places.suggest',
    { searchTerm, globe },
    {
      enabled: isAsked,
      cancels: true,
      // Until the next answer arrives, the suggestions for the beginning of the typed text stay, so that the list does
      // not flicker.
      placeholderData: (before, query) => (searchTerm.startsWith(termOf(query?.queryKey)) ? before : undefined),
    },
  );
  return isAsked && typed.startsWith(searchTerm) ? data : [];
}

const termOf = (key: readonly unknown[] | undefined): string =>
  (key?.[1] as Input<'places.suggest'> | undefined)?.searchTerm ?? '';
