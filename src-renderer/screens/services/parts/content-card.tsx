import { Group } from '@mantine/core';
import { speaksOfYears } from '#shared/domain/service/description.ts';
import { text } from '#shared/domain/site/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { readAt } from '#shared/record-catalogue/access.ts';
import type { ReactNode } from 'react';
import { KeywordField, KeywordTags } from '../../../editor/fields/keywords-field.tsx';
import { type Hint, ProseField } from '../../../editor/fields/text-field.tsx';
import { GenerateButton } from '../../../editor/generation/generate-button.tsx';
import { GenerationReview } from '../../../editor/generation/generation-review.tsx';
import type { EditedItem } from '../../../editor/list/list-editor.tsx';
import { useSite } from '../../../state/draft.ts';
import { FormGrid, FullWidth } from '../../../ui/form-grid.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { exclusively, useDescriptions } from '../queries.ts';
import classes from '../services.module.css';
import { KeywordSuggestions } from './keyword-suggestions.tsx';

export function ContentCard({ path, index }: EditedItem) {
  const both = useDescriptions(path, index, ['short', 'longV2']);
  const shortText = [...path, 'service-description'];
  const longText = [...path, 'service-description-long'];
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
        <FullWidth>
          <ShortDescription path={path} index={index} />
        </FullWidth>
        <FullWidth>
          <LongDescription path={path} index={index} />
        </FullWidth>
      </FormGrid>
    </SectionCard>
  );
}

type Described = Pick<EditedItem, 'path' | 'index'>;

function ShortDescription({ path, index }: Described) {
  const field = [...path, 'service-description'];
  const generation = useDescriptions(path, index, ['short']);
  return (
    <>
      <Description
        path={field}
        minRows={2}
        action={<GenerateButton compact label="Generate" name="Generate short description" generation={generation} />}
      />
      <GenerationReview generation={generation} fields={[{ path: field }]} />
    </>
  );
}

function LongDescription({ path, index }: Described) {
  const field = [...path, 'service-description-long'];
  const first = useDescriptions(path, index, ['long']);
  const second = useDescriptions(path, index, ['longV2']);
  return (
    <>
      <Description
        path={field}
        minRows={5}
        action={
          <Group gap={4}>
            <GenerateButton compact label="Generate-v1" generation={exclusively(first, second)} />
            <GenerateButton compact label="Generate-v2" generation={exclusively(second, first)} />
          </Group>
        }
      />
      <GenerationReview generation={exclusively(first, second)} fields={[{ path: field }]} />
      <GenerationReview generation={exclusively(second, first)} fields={[{ path: field }]} />
    </>
  );
}

/** A text that is red where it speaks of years, else green. */
function Description({ path, ...props }: { path: Path; minRows: number; action: ReactNode }) {
  const isDated = useSite((site) => speaksOfYears(text(readAt(site, path))));
  return (
    <div className={classes.description} data-years={isDated || undefined}>
      <ProseField path={path} hint={yearHint} {...props} />
    </div>
  );
}

const yearHint = (description: string): Hint | undefined =>
  speaksOfYears(description) ? { text: 'Contains ‘year’, which goes out of date.', over: true } : undefined;
