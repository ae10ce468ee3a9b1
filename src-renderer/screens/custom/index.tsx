import { SectionAnchor, SectionIndex } from '../../editor/section-index.tsx';
import { Screen } from '../../ui/screen.tsx';
import { sections } from './sections.tsx';

export default function CustomScreen() {
  return (
    <SectionIndex sections={sections} searchable>
      <Screen title="Custom">
        {sections.map(({ id, component: Card }) => (
          <SectionAnchor key={id} id={id}>
            <Card />
          </SectionAnchor>
        ))}
      </Screen>
    </SectionIndex>
  );
}
