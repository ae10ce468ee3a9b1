import { GenerateButton } from '../../../editor/generation/generate-button.tsx';
import { GenerationReview } from '../../../editor/generation/generation-review.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { stepPaths, steps, stepsHeading } from '../model.ts';
import { useThreeSteps } from '../queries.ts';
import classes from './cards.module.css';
import { PlacedTexts } from './placed-texts.tsx';

const generated = stepPaths.map((path) => ({ path }));

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
        {[stepsHeading, ...steps].map((each) => (
          <PlacedTexts key={each.fields[0]} {...each} />
        ))}
      </div>
    </SectionCard>
  );
}
