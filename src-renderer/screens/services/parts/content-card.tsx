import { Stack } from '@mantine/core';
import { speaksOfYears } from '#shared/domain/service/description.ts';
import type { DescriptionType } from '#shared/ipc/services.ipc.ts';
import type { Path } from '#shared/record/operation.ts';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { invoke } from '../../../bridge/client.ts';
import { KeywordField, KeywordTags } from '../../../editor/fields/keywords-field.tsx';
import { ColoredByRule } from '../../../editor/fields/colored-by-rule.tsx';
import type { Hint } from '../../../editor/fields/length-hint.ts';
import { GenerateButton } from '../../../editor/generation/generate-button.tsx';
import { GeneratedText } from '../../../editor/generation/generated-text.tsx';
import { GenerationReview } from '../../../editor/generation/generation-review.tsx';
import { useMemberTexts } from '../../../editor/generation/use-member-texts.ts';
import type { EditedItem } from '../../../editor/list/list-editor.tsx';
import { useSlug } from '../../../state/draft.ts';
import { KeywordSuggestions } from './keyword-suggestions.tsx';
import { cards } from '../sections.ts';
import { fieldSummary } from '../../../editor/field-summary.ts';

const SHORT = 'service-description';
const LONG = 'service-description-long';

/** Returns a generation (see `useGeneration`) that writes descriptions of a service, one of each type. */
function useDescriptions(path: Path, index: number, types: readonly DescriptionType[]) {
  const slug = useSlug();
  return useMemberTexts(
    path,
    types.map((type) => ({
      member: type === 'short' ? SHORT : LONG,
      write: (signal) => invoke('services.generateDescription', { slug, index, type }, { signal }),
    })),
  );
}

export function ContentCard({ path, index }: EditedItem) {
  const shortText = [...path, SHORT];
  const longText = [...path, LONG];
  const both = useDescriptions(path, index, ['short', 'longV2']);
  const short = useDescriptions(path, index, ['short']);
  const first = useDescriptions(path, index, ['long']);
  const second = useDescriptions(path, index, ['longV2']);
  return (
    <FoldCard
      of={cards.content}
      summary={(site) =>
        fieldSummary(site, [
          [...path, 'primary_keyword'],
          [...path, 'keywords'],
          [...path, 'service-description'],
        ])
      }
      purpose="Texts are written from the keywords."
      action={<GenerateButton label="Update Content" generation={both} />}
    >
      <GenerationReview generation={both} fields={[{ path: shortText }, { path: longText }]} />
      <Stack gap="md">
        <KeywordField path={[...path, 'primary_keyword']} />
        <KeywordTags path={[...path, 'keywords']} action={<KeywordSuggestions path={path} />} />
        <ColoredByRule path={shortText} isBad={speaksOfYears}>
          <GeneratedText
            path={shortText}
            hint={yearHint}
            generators={[{ label: 'Generate', name: 'Generate short description', generation: short }]}
          />
        </ColoredByRule>
        <ColoredByRule path={longText} isBad={speaksOfYears}>
          <GeneratedText
            path={longText}
            hint={yearHint}
            generators={[
              { label: 'Generate-v1', generation: first },
              { label: 'Generate-v2', generation: second },
            ]}
          />
        </ColoredByRule>
      </Stack>
    </FoldCard>
  );
}

const yearHint = (description: string): Hint | undefined =>
  speaksOfYears(description) ? { text: 'Contains ‘year’, which goes out of date.', isWarning: true } : undefined;
