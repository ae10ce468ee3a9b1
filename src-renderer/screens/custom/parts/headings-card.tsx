import { SectionCard } from '../../../ui/section-card.tsx';
import { headings } from '../model.ts';
import { PlacedTexts } from './placed-texts.tsx';
import classes from './cards.module.css';

export function HeadingsCard() {
  return (
    <SectionCard title="Section headers" purpose="Where a header is empty, the page shows its usual words.">
      <div className={classes.rows}>
        {headings.map((each) => (
          <PlacedTexts key={each.fields[0]} {...each} />
        ))}
      </div>
    </SectionCard>
  );
}
