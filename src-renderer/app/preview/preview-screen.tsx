import { VisuallyHidden } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { PreviewPane } from './preview-pane.tsx';

/** The draft's page with the whole window to itself. */
export function PreviewScreen() {
  const { slug = '' } = useParams();
  return (
    <>
      <VisuallyHidden component="h1">Preview</VisuallyHidden>
      <PreviewPane slug={slug} />
    </>
  );
}
