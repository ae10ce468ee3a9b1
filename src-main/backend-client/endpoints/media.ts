import { z } from 'zod';
import type { CallOptions, Http } from '../http.ts';
import { inMessage } from '../wire.ts';

export interface FileToUpload {
  fileName: string;
  /** media type */
  contentType: string;
}

export interface UploadPlace {
  /** takes one PUT of the file, for 600 s */
  uploadUrl: string;
  /** where the file can be read then: absolute, or a path of the backend's own */
  fileUrl: string;
}

const place = inMessage(z.object({ uploadUrl: z.url(), fileUrl: z.string().min(1) }));

export function mediaEndpoints(http: Http) {
  return {
    async presign(file: FileToUpload, options: CallOptions = {}): Promise<UploadPlace> {
      const call = { name: 'POST /api/get-presigned-url', path: '/api/get-presigned-url', body: JSON.stringify(file) };
      return (await http.json({ ...options, ...call }, place)).message;
    },
  };
}

export type MediaEndpoints = ReturnType<typeof mediaEndpoints>;
