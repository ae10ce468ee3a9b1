import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { IntakeProgress } from '../../../../src-renderer/editor/photos/intake-progress.tsx';
import { photosOfList, usePhotoIntake } from '../../../../src-renderer/editor/photos/photo-intake.ts';
import { edit } from '../../../../src-renderer/state/draft.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const targets = [0, 1].map((index) => photosOfList(['services', index, 'photos']));

function PhotosOf({ index }: { index: number }) {
  const intake = usePhotoIntake(targets[index]!);
  return (
    <section aria-label={`Service ${String(index)}`}>
      <button onClick={() => intake.addFiles([new File(['1'], '1.jpg')])}>Add</button>
      <IntakeProgress intake={intake} />
    </section>
  );
}

test('[PHO-03] the progress of files stays with their service when it moves while they are read', async () => {
  const services = ['Roofs', 'Gutters'].map((name) => ({ 'service-name': name, photos: [] }));
  const answers = { 'photos.take': () => ({ file: 1 }), 'photos.keep': () => new Promise<never>(() => undefined) };
  const panels = (
    <>
      <PhotosOf index={0} />
      <PhotosOf index={1} />
    </>
  );
  const { user } = await openScreen(
    panels,
    { services },
    { answers: { 'photos.waiting': () => ({ files: [] }), ...answers } },
  );
  const progress = (index: number) =>
    within(screen.getByRole('region', { name: `Service ${String(index)}` })).queryByText('Adding photos: 0 of 1');
  await user.click(screen.getAllByRole('button', { name: 'Add' })[0]!);
  expect([progress(0) !== null, progress(1) !== null]).toEqual([true, false]);
  act(() => void edit([{ op: 'move', path: ['services'], from: 0, to: 1 }]));
  expect([progress(0) !== null, progress(1) !== null]).toEqual([false, true]);
});
