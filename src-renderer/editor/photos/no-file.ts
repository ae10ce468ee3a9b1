import { notifyFailure } from '../../ui/notify.tsx';

/** Tells the user that a drop had no file, as a picture of a web page may: nothing is loaded from elsewhere. */
export function tellWithoutFile({ dataTransfer }: { dataTransfer: DataTransfer }): void {
  if (dataTransfer.files.length > 0) return;
  notifyFailure({
    title: 'Nothing was added',
    message: 'What was dropped is no file. Save the picture on this computer, and drop that.',
  });
}
