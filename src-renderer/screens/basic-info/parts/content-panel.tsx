import { generatedFields, generationKinds } from '#shared/ipc/content.ipc.ts';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { KeywordField, KeywordsField } from '../../../editor/fields/keywords-field.tsx';
import { GenerateButton } from '../../../editor/generation/generate-button.tsx';
import { GenerationReview } from '../../../editor/generation/generation-review.tsx';
import { FormGrid, FullWidth } from '../../../ui/form-grid.tsx';
import { useTexts } from '../queries.ts';
import { cards } from '../sections.ts';

const fields = Object.values(generatedFields).map((field) => ({ path: [field] }));

export function ContentPanel() {
  const generation = useTexts(generationKinds);
  return (
    <FoldCard
      of={cards.content}
      purpose="What people search for. Texts are generated from these keywords, and nothing is replaced before you accept it."
      action={<GenerateButton label="Update Content" generation={generation} />}
    >
      <FormGrid>
        <FullWidth>
          <KeywordField path={['primary_keyword']} />
        </FullWidth>
        <KeywordsField path={['keywords']} />
      </FormGrid>
      <GenerationReview generation={generation} fields={fields} />
    </FoldCard>
  );
}
