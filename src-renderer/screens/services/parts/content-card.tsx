import { speaksOfYears } from '#shared/domain/service/description.ts';
import { text } from '#shared/domain/site/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import type { ReactNode } from 'react';
import { useValueAt } from '../../../editor/bound-field.ts';
import { KeywordField, KeywordTags } from '../../../editor/fields/keywords-field.tsx';
import type { Hint } from '../../../editor/fields/text-field.tsx';
import { GenerateButton } from '../../../editor/generation/generate-button.tsx';
import { GeneratedProse } from '../../../editor/generation/generated-prose.tsx';
import { GenerationReview } from '../../../editor/generation/generation-review.tsx';
import type { EditedItem } from '../../../editor/list/list-editor.tsx';
import { FormGrid, FullWidth } from '../../../ui/form-grid.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useDescriptions } from '../queries.ts';
import classes from '../services.module.css';
import { KeywordSuggestions } from './keyword-suggestions.tsx';

export function ContentCard({ path, index }: EditedItem) {
  const shortText = [...path, 'service-description'];
  const longText = [...path, 'service-description-long'];
  const both = useDescriptions(path, index, ['short', 'longV2']);
  const short = useDescriptions(path, index, ['short']);
  const first = useDescriptions(path, index, ['long']);
  const second = useDescriptions(path, index, ['longV2']);
  return (
    <SectionCard
      title="Content"
      purpose="Texts are written from the keywords."
      action={<GenerateButton label="Update Content" generation={both} />}
    >
      <GenerationReview generation={both} fields={[{ path: shortText }, { path: longText }]} />
      <FormGrid>
        <FullWidth>
          <KeywordField path={[...path, 'primary_keyword']} />
        </FullWidth>
        <FullWidth>
          <KeywordTags path={[...path, 'keywords']} action={<KeywordSuggestions path={path} />} />
        </FullWidth>
        <Description path={shortText}>
          <GeneratedProse
            path={shortText}
            hint={yearHint}
            minRows={2}
            generators={[{ label: 'Generate', name: 'Generate short description', generation: short }]}
          />
        </Description>
        <Description path={longText}>
          <GeneratedProse
            path={longText}
            hint={yearHint}
            minRows={5}
            generators={[
              { label: 'Generate-v1', generation: first },
              { label: 'Generate-v2', generation: second },
            ]}
          />
        </Description>
      </FormGrid>
    </SectionCard>
  );
}

/** A text that is red where it speaks of years, else green. */
function Description({ path, children }: { path: Path; children: ReactNode }) {
  const isDated = speaksOfYears(text(useValueAt(path)));
  return (
    <FullWidth>
      <div className={classes.description} data-years={isDated || undefined}>
        {children}
      </div>
    </FullWidth>
  );
}

const yearHint = (description: string): Hint | undefined =>
  speaksOfYears(description) ? { text: 'Contains ‘year’, which goes out of date.', over: true } : undefined;
