import { GenerateButton } from '../../../editor/generation/generate-button.tsx';
import { GenerationReview } from '../../../editor/generation/generation-review.tsx';
import { PlacedFields } from '../../../editor/sketch/placed-fields.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { stepPaths } from '../model.ts';
import { useThreeSteps } from '../queries.ts';
import classes from './cards.module.css';

const generated = stepPaths.map((path) => ({ path }));
const fields = ['three_step_header', 'three_step_subtitle', ...stepPaths.flat().map(String)];

export function StepsCard() {
  const generation = useThreeSteps();
  return (
    <SectionCard
      title="Three steps"
      purpose="How a job begins, in three short steps."
      action={<GenerateButton label="Generate" name="Generate the three steps" generation={generation} />}
    >
      <div className={classes.rows}>
        <GenerationReview generation={generation} fields={generated} />
        <PlacedFields fields={fields} />
      </div>
    </SectionCard>
  );
}
