import { SectionScreen } from '../../editor/section-screen.tsx';
import { sections } from './sections.tsx';

export default function CustomScreen() {
  return <SectionScreen title="Custom" sections={sections} second="buttons" searchable />;
}
