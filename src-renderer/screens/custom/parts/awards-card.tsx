import { PhotoTiles } from '../../../editor/photos/photo-tiles.tsx';
import { Placed } from '../../../editor/sketch/sketch.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from './cards.module.css';

export function AwardsCard() {
  return (
    <SectionCard title="Awards" purpose="Photos of awards and certificates.">
      <Placed field="awards">
        <div className={classes.full}>
          <PhotoTiles path={['awards']} pick="Choose awards from the site’s photos" takesFiles />
        </div>
      </Placed>
    </SectionCard>
  );
}
