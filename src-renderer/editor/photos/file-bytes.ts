import { refusals } from '#shared/domain/photo/file-rules.ts';
import { BridgeCallError } from '../../bridge/client.ts';

/**
 * @throws BridgeCallError with words for people, for example for a folder; the browser's own messages are for
 * developers
 */
export async function fileBytes(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new BridgeCallError({ code: 'BAD_PICTURE', message: refusals.notRead, retry: true });
  }
}
