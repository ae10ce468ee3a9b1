import { SectionCard } from '../../../ui/section-card.tsx';
import { navigationTitles } from '../model.ts';
import classes from './cards.module.css';
import { PlacedTexts } from './placed-texts.tsx';

export function NavigationCard() {
  return (
    <SectionCard title="Navigation titles" purpose="What the links at the top of the page are called.">
      <div className={classes.tiles}>
        {navigationTitles.map((each) => (
          <PlacedTexts key={each.fields[0]} {...each} />
        ))}
      </div>
    </SectionCard>
  );
}
