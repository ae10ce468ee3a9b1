import { writeFile } from 'node:fs/promises';
import type { ChooseFile } from './index.ts';
import { notWritten } from './not-written.ts';

interface Export {
  /** of the dialog */
  title: string;
  /** of the file, without its ending */
  name: string;
  format: 'csv' | 'png';
  content: string | Uint8Array;
}

/** Writes a file where the user wants it. Gives its path, or none when the user cancels. @throws AppError DISK */
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
  try {
    await writeFile(path, content);
    return { path };
  } catch (cause) {
    throw notWritten('The file', cause);
  }
}
