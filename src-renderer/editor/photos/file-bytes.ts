import { refusals } from '#shared/domain/photo/file-rules.ts';
import { BridgeCallError } from '../../bridge/client.ts';

/**
 * Reads a file.
 * @throws BridgeCallError if the file cannot be read, for example because it is a folder. The error's message is for
 * users, whereas the browser's own messages are for developers
 */
export async function fileBytes(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new BridgeCallError({ code: 'BAD_PICTURE', message: refusals.notRead, retry: true });
  }
}
