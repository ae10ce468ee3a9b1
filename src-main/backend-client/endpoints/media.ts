import { z } from 'zod';
import type { JsonText } from '#shared/record/json-text.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { fromServer } from '#shared/record-catalogue/server-forms.ts';
import { badAnswer } from '../backend-error.ts';
import type { CallOptions, Http } from '../http.ts';
import { segmentOf } from '../path-of.ts';
import { inMessage, wireList, wireText } from '../wire.ts';

export interface FileToUpload {
  fileName: string;
  /** media type (MIME) */
  contentType: string;
}

export interface UploadPlace {
  /** address that accepts one PUT of the file, for 600 s */
  uploadUrl: string;
  /** address of the uploaded file: absolute, or a path of the backend */
  fileUrl: string;
}

export interface PhotosToMerge {
  /** addresses of the two photos */
  images: readonly [string, string];
  idKey: JsonText;
  alignment: 'vertical' | 'Horizontal';
  galleryName: string;
}

/** An archived photo of a site's gallery. */
export interface ArchivedPhoto {
  photo: string;
  /**
   * the photo as JSON text, in the form of an item of the record's gallery; apart from this form, byte for byte as the
   * server sent it
   */
  text: JsonText;
}

/**
 * The call that returns an address for an upload. It is configurable, because the description of the backend's API does
 * not define it.
 */
export interface UploadCall {
  path: string;
  /** with GET the file's name and type are in the query, with POST in the body */
  method: 'POST' | 'GET';
  /** the member of the answer with the address for the upload, as names of nested members with dots between them */
  uploadUrl: string;
  /** the member with the address of the uploaded file, in the same form */
  fileUrl: string;
}

export const defaultUploadCall: UploadCall = {
  path: '/api/get-presigned-url',
  method: 'POST',
  uploadUrl: 'message.uploadUrl',
  fileUrl: 'message.fileUrl',
};

const image = wireText.refine((address) => address !== '', 'it is empty');
const merged = z.union([z.object({ image }), inMessage(z.object({ image })).transform(({ message }) => message)]);
const archivedRow = z.object({ photo: image });
const archived = inMessage(wireList(archivedRow));

/** Timeout in milliseconds. It is long, because joining large pictures is slow. */
const mergeTimeoutMs = 60_000;

export function mediaEndpoints(http: Http, upload: UploadCall = defaultUploadCall) {
  return {
    async presign(file: FileToUpload, options: CallOptions = {}): Promise<UploadPlace> {
      const { path, method } = upload;
      const name = `${method} ${path}`;
      const sent = method === 'POST' ? { body: JSON.stringify(file) } : { query: { ...file } };
      const answer = await http.json({ ...options, name, path, ...sent }, z.unknown());
      const at = (member: 'uploadUrl' | 'fileUrl', schema: z.ZodType<string>): string => {
        const found = schema.safeParse(upload[member].split('.').reduce(memberOf, answer));
        if (!found.success) throw badAnswer(name, upload[member], 'it is no address');
        return found.data;
      };
      return { uploadUrl: at('uploadUrl', z.url()), fileUrl: at('fileUrl', z.string().min(1)) };
    },

    /** Joins two photos. Returns the address of the joined photo. */
    async merge(photos: PhotosToMerge, options: CallOptions = {}): Promise<string> {
      const { images, idKey, alignment, galleryName } = photos;
      const rest = JSON.stringify({ images, alignment, gallery_name: galleryName });
      const body = `{"id_key":${idKey},${rest.slice(1)}`;
      const call = {
        timeoutMs: mergeTimeoutMs,
        ...options,
        name: 'POST /api/merge_photo',
        path: '/api/merge_photo',
        body,
      };
      return (await http.json(call, merged)).image;
    },

    async archived(sitePk: JsonText, options: CallOptions = {}): Promise<ArchivedPhoto[]> {
      const path = `/api/getArchivedPhotos/${segmentOf(sitePk)}`;
      const name = 'GET /api/getArchivedPhotos/{sitePk}';
      const answer = await http.text({ ...options, name, path });
      const photos = galleryOf(answer);
      http.read(name, photos ? `{"message":${photos.toText()}}` : answer, archived);
      return (photos?.items() ?? []).flatMap((item): ArchivedPhoto[] => {
        const row = archivedRow.safeParse(parseJson(item.toText()));
        return row.success ? [{ photo: row.data.photo, text: item.toText() }] : [];
      });
    },
  };
}

/**
 * Returns the photos in an answer in the form of a record's gallery, whatever form the server uses; undefined if the
 * answer has no photos or is not JSON.
 */
function galleryOf(answer: string): RawValue | undefined {
  let photos: RawValue | undefined;
  try {
    photos = RawValue.parse(answer).child('message');
  } catch {
    return undefined;
  }
  return photos && fromServer(RawValue.parse('{}').with('gallery', photos)).child('gallery');
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

export type MediaEndpoints = ReturnType<typeof mediaEndpoints>;
