import { besideField } from '../../editor/preview-section.ts';
import { Screen } from '../../ui/screen.tsx';
import { ColorsCard } from './parts/colors-card.tsx';
import { FontsCard } from './parts/fonts-card.tsx';
import { GeneratorCard } from './parts/generator-card.tsx';
import { LogoCard } from './parts/logo-card.tsx';

export default function LogoScreen() {
  return (
    <Screen title="Logo">
      <div {...besideField('logo')}>
        <LogoCard />
      </div>
      <ColorsCard />
      <FontsCard />
      <GeneratorCard />
    </Screen>
  );
}
