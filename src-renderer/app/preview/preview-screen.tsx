import { VisuallyHidden } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { PreviewPane } from './preview-pane.tsx';

/** The preview of the draft without a screen beside it. */
export function PreviewScreen() {
  const { slug = '' } = useParams();
  return (
    <>
      <VisuallyHidden component="h1">Preview</VisuallyHidden>
      <PreviewPane slug={slug} />
    </>
  );
}
