import { keywordInputs, setKeyword } from '#shared/domain/site/keywords.ts';
import type { GenerationKind } from '#shared/ipc/content.ipc.ts';
import { currentSite, setField, useSite, useTextField } from '../../../state/draft.ts';
import { FormGrid, FullWidth } from '../../../ui/form-grid.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { generated } from '../model.ts';
import { useGeneration } from '../queries.ts';
import { GenerateButton } from './generate-button.tsx';
import { GenerationReview } from './generation-review.tsx';
import { KeywordInput } from './keyword-input.tsx';

const everyKind = Object.keys(generated) as GenerationKind[];

export function ContentPanel() {
  const generation = useGeneration(everyKind);
  const primary = useTextField('primary_keyword');
  const keywords = useSite(keywordInputs);
  const changeKeyword = (place: number, keyword: string): void => {
    for (const operation of setKeyword(currentSite(), place, keyword)) {
      if (operation.op === 'set') setField(operation.path, operation.value);
    }
  };
  return (
    <SectionCard
      title="Content"
      purpose="What people search for. Texts are generated from these keywords, and nothing is replaced before you accept it."
      action={<GenerateButton label="Update Content" generation={generation} />}
    >
      <FormGrid>
        <FullWidth>
          <KeywordInput label="Primary keyword" value={primary.value} onChange={primary.onChange} />
        </FullWidth>
        {keywords.map((keyword, place) => (
          <KeywordInput
            key={place}
            label={`Keyword ${place + 1}`}
            value={keyword}
            onChange={(changed) => changeKeyword(place, changed)}
          />
        ))}
      </FormGrid>
      <GenerationReview generation={generation} />
    </SectionCard>
  );
}
