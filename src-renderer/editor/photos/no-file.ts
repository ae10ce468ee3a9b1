import { notifyFailure } from '../../ui/notify.tsx';

/** To be called with a drop: a picture of a web page may come without a file, and nothing is loaded from elsewhere. */
export function tellWithoutFile({ dataTransfer }: { dataTransfer: DataTransfer }): void {
  if (dataTransfer.files.length > 0) return;
  notifyFailure({
    title: 'Nothing was added',
    message: 'What was dropped is no file. Save the picture on this computer, and drop that.',
  });
}
