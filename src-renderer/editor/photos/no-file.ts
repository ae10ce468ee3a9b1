import { notifyFailure } from '../../ui/notify.tsx';

/**
 * Tells the user if a drop had no file. For example, a picture that is dragged from a web page may have only an
 * address, and the app does not load pictures from such addresses.
 */
export function tellWithoutFile({ dataTransfer }: { dataTransfer: DataTransfer }): void {
  if (dataTransfer.files.length > 0) return;
  notifyFailure({
    title: 'Nothing was added',
    message: 'What was dropped is no file. Save the picture on this computer, and drop that.',
  });
}
