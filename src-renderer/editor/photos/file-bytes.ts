import { refusals } from '#shared/domain/photo/file-rules.ts';
import { BridgeCallError } from '../../bridge/client.ts';

/** @throws BridgeCallError in words for people, such as of a folder: the browser's own are for developers */
export async function fileBytes(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new BridgeCallError({ code: 'BAD_PICTURE', message: refusals.notRead, retry: true });
  }
}
