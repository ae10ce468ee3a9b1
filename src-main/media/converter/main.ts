/**
 * This module runs in a utility process because it reads files from unknown sources. The app kills the process if a
 * file takes too long, and keeps running if a file crashes the process.
 */

import { setFlagsFromString } from 'node:v8';
import sharp from 'sharp';
import { convertLogo, convertPhoto, convertToThumbnail, cropPicture, lookAt, sizeOf } from './convert.ts';
import { cutFont } from './cut-font.ts';
import { differenceHashOf } from './difference-hash.ts';
import { cleanDrawing } from './drawing.ts';
import { type ConverterReply, type ConverterRequest, OUT_OF_MEMORY } from './messages.ts';
import { PictureRefused } from './refused.ts';
import { similarGroups } from './similar-groups.ts';

/** The port of an Electron utility process to the app. */
interface ParentPort {
  postMessage(message: ConverterReply): void;
  on(event: 'message', listener: (event: { data: ConverterRequest }) => void): void;
}

/** maximum memory of a process in bytes: twice what the largest accepted photo needs */
const MOST_MEMORY = 1536 * 1024 * 1024;
const LOOK_EVERY_MS = 50;

// Uses one thread per process, because the app runs several of these processes at the same time.
sharp.concurrency(1);

// Keeps the young generation of V8's heap small. A picture leaves many small objects, and the heap would otherwise grow
// by tens of megabytes before they are collected.
setFlagsFromString('--semi-space-growth-factor=1');

const { parentPort } = process as NodeJS.Process & { parentPort?: ParentPort };

setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) process.exit(OUT_OF_MEMORY);
}, LOOK_EVERY_MS).unref();

parentPort?.on('message', ({ data }) => {
  void answer(data).then((reply) => parentPort.postMessage(reply));
});

async function made(request: ConverterRequest): Promise<ConverterReply> {
  switch (request.make) {
    case 'photo':
      return convertPhoto(request.bytes, request.picture);
    case 'logo':
      return convertLogo(request.bytes);
    case 'drawing':
      return cleanDrawing(request.bytes);
    case 'crop':
      return cropPicture(request.bytes, request.area, request.output);
    case 'thumbnail':
      return { thumbnail: await convertToThumbnail(request.bytes) };
    case 'look':
      return lookAt(request.bytes);
    case 'font':
      return { font: await cutFont(request.bytes, request.letters) };
    case 'size':
      return { size: await sizeOf(request.bytes) };
    case 'hash':
      return { hash: await differenceHashOf(request.bytes) };
    case 'groups':
      return { groups: similarGroups(request.hashes, request.apart) };
  }
}

async function answer(request: ConverterRequest): Promise<ConverterReply> {
  try {
    return await made(request);
  } catch (error) {
    return { refused: error instanceof PictureRefused ? error.reason : 'unreadable' };
  }
}
