import { PhotoTiles } from '../../../editor/photos/photo-tiles.tsx';
import { useSite } from '../../../state/draft.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { awardCount } from '../model.ts';
import { Placed } from '../sketch/sketch.tsx';
import classes from './cards.module.css';

const spot = {
  band: 'awards',
  drawing: 'logos',
  parts: ['logo-1', 'logo-2', 'logo-3', 'logo-4'],
  place: 'awards',
} as const;

export function AwardsCard() {
  return (
    <SectionCard title="Awards" purpose={useSite(awardCount)}>
      <Placed spot={spot} section="logo-grid">
        <div className={classes.full}>
          <PhotoTiles path={['awards']} pick="Choose awards from the site’s photos" takesFiles />
        </div>
      </Placed>
    </SectionCard>
  );
}
