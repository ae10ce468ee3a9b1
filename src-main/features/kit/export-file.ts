import { writeExported } from './write-exported.ts';

/** Asks the user where to write a file. Returns its path, or undefined if the user cancels. */
export type ChooseFile = (options: {
  title: string;
  defaultName: string;
  filter: { name: string; extensions: string[] };
}) => Promise<string | undefined>;

interface Export {
  /** title of the dialog */
  title: string;
  /** name of the file, without its extension */
  name: string;
  format: 'csv' | 'png';
  content: string | Uint8Array;
}

/** Writes a file where the user chooses. Returns its path, or no path if the user cancels. @throws AppError DISK */
export async function exportFile(
  chooseFile: ChooseFile,
  { title, name, format, content }: Export,
): Promise<{ path?: string }> {
  const path = await chooseFile({
    title,
    defaultName: `${name}.${format}`,
    filter: { name: format.toUpperCase(), extensions: [format] },
  });
  if (path === undefined) return {};
  await writeExported(path, content, 'The file');
  return { path };
}
