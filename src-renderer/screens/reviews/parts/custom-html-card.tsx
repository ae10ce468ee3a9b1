import { FoldCard } from '../../../editor/fold-card.tsx';
import { CodeWarning } from '../../../editor/code-warning.tsx';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { cards } from '../sections.ts';

export function CustomHtmlCard() {
  return (
    <FoldCard of={cards.html} purpose="Code of a review service, shown below the reviews.">
      <CodeWarning />
      <TextField path={['alternative_review_html']} mt="md" />
    </FoldCard>
  );
}
