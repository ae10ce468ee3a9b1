import { setKeywordFamily } from '#shared/domain/service/keywords.ts';
import { text } from '#shared/record/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { useMutation } from '../../../bridge/hooks.ts';
import { useValueAt } from '../../../editor/bound-field.ts';
import { Suggestions } from '../../../editor/suggestions.tsx';
import { editSite, useSlug } from '../../../state/draft.ts';

const words = {
  looking: 'Looking for keywords',
  none: 'No keywords are known for this service in the site’s industry.',
  offline: 'Suggestions need the server: you are offline.',
};

/** Suggests keyword families for the service's name. A family is a primary keyword with its further keywords. */
export function KeywordSuggestions({ path }: { path: Path }) {
  const { run, error } = useMutation('services.keywordFamilies');
  const slug = useSlug();
  const service = text(useValueAt([...path, 'service-name']));
  return (
    <Suggestions
      label="Suggest keywords"
      title="Suggested keywords"
      words={words}
      ask={() => run({ slug, service })}
      error={error?.message}
      describe={({ primaryKeyword, keywords }) => ({ name: primaryKeyword, detail: keywords.join(', ') })}
      onTake={(family) => editSite((site) => setKeywordFamily(site, path, family))}
    />
  );
}
