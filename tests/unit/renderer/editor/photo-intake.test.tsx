import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { IntakeProgress } from '../../../../src-renderer/editor/photos/intake-progress.tsx';
import { PhotoDrop } from '../../../../src-renderer/editor/photos/photo-drop.tsx';
import { photosOfList, usePhotoIntake } from '../../../../src-renderer/editor/photos/photo-intake.ts';
import { PictureField } from '../../../../src-renderer/editor/photos/picture-field.tsx';
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

const Drop = () => <PhotoDrop intake={usePhotoIntake(targets[0]!)} first={false} />;

describe('[PHO-03] what is given to a picture', () => {
  async function open() {
    const answers = { 'photos.take': () => ({ file: 1 }), 'photos.keep': () => new Promise<never>(() => undefined) };
    const harness = await openScreen(
      <>
        <PictureField path={['logo']} label="Logo" />
        <Drop />
      </>,
      { logo: '' },
      { answers: { 'photos.waiting': () => ({ files: [] }), ...answers } },
    );
    const field = screen.getByRole('group', { name: 'Logo' });
    return { ...harness, field, taken: () => harness.bridge.inputsOf('photos.take').map(({ name }) => name) };
  }
  const refused = async () => (await screen.findByRole('list', { name: 'Files that were not added' })).textContent;
  const fileOf = (name: string) => new File([name], name);
  /** Returns a dropped folder as a browser reports it: as a file that cannot be read. */
  const folder = () =>
    Object.assign(fileOf('Photos'), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) });

  test('as a folder is refused in words', async () => {
    const { field, taken } = await open();
    fireEvent.drop(field, { dataTransfer: { files: [folder()] } });
    expect(await refused()).toContain(
      'PhotosThe file could not be read: it is a folder, or was moved or closed to you.',
    );
    expect(taken()).toEqual([]);
  });

  test('as two files is taken from the first, and the other is named', async () => {
    const { field, taken } = await open();
    fireEvent.drop(field, { dataTransfer: { files: [fileOf('a.jpg'), fileOf('b.jpg')] } });
    expect(await refused()).toContain('b.jpgToo many: 1 can be added at a time. Retry adds the next.');
    await waitFor(() => expect(taken()).toEqual(['a.jpg']));
  });

  test.each(['Logo', 'Add photos'])(
    'as a part of a web page is refused in words once it is dropped, and ignored when it is pasted: %s',
    async (name) => {
      const { taken, settled } = await open();
      const field = screen.getByRole('group', { name });
      const html = '<img src="https://elsewhere.example/a.jpg">';
      fireEvent.drop(field, { dataTransfer: { files: [], types: ['text/html'], getData: () => html } });
      const words = 'What was dropped is no file. Save the picture on this computer, and drop that.';
      await screen.findByText(words);
      act(() => notifications.clean());
      await waitFor(() => expect(screen.queryByText(words)).toBeNull());
      fireEvent.paste(field, { clipboardData: { files: [], types: ['text/html'], getData: () => html } });
      await settled();
      expect(screen.queryByText(words)).toBeNull();
      expect(taken()).toEqual([]);
    },
  );

  test('as 300 files that cannot be read is told of in 50 lines, and dismissed at once', async () => {
    const target = photosOfList(['services', 0, 'photos']);
    function Panel() {
      const intake = usePhotoIntake(target);
      return (
        <>
          <button onClick={() => intake.addFiles(Array.from({ length: 300 }, folder))}>Add</button>
          <IntakeProgress intake={intake} />
        </>
      );
    }
    const { user } = await openScreen(
      <Panel />,
      { services: [{ 'service-name': 'Roofs', photos: [] }] },
      { answers: { 'photos.waiting': () => ({ files: [] }) } },
    );
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByText('250 files are not added either.');
    expect(screen.getAllByRole('button', { name: 'Retry Photos' })).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Dismiss all' }));
    expect(screen.queryByRole('list', { name: 'Files that were not added' })).toBeNull();
  });
});
