import { convertPhoto, convertToThumbnail, PictureRefused } from './convert.ts';
import type { ConverterReply, ConverterRequest } from './messages.ts';

/** The side of an Electron utility process that talks to the app. */
interface ParentPort {
  postMessage(message: ConverterReply): void;
  on(event: 'message', listener: (event: { data: ConverterRequest }) => void): void;
}

/**
 * Files come from anywhere, so they are read in a process of its own: the app ends it when one takes too long, and
 * outlives it when one brings it down.
 */
const { parentPort } = process as NodeJS.Process & { parentPort?: ParentPort };

parentPort?.on('message', ({ data }) => {
  void answer(data).then((reply) => parentPort.postMessage(reply));
});

async function answer({ make, bytes }: ConverterRequest): Promise<ConverterReply> {
  try {
    return make === 'photo' ? await convertPhoto(bytes) : { thumbnail: await convertToThumbnail(bytes) };
  } catch (error) {
    return { refused: error instanceof PictureRefused ? error.reason : 'unreadable' };
  }
}
