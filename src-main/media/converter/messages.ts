/** What the process that reads pictures is asked. */
export interface ConverterRequest {
  make: 'photo' | 'thumbnail';
  bytes: Uint8Array;
}

export interface ConvertedPhoto {
  /** media type */
  type: string;
  bytes: Uint8Array;
  thumbnail: Uint8Array;
}

/** What it answers, once per request and in their order. */
export type ConverterReply = ConvertedPhoto | { thumbnail: Uint8Array } | { refused: RefusalReason };

export type RefusalReason = 'unreadable' | 'tooManyPixels' | 'tooLargeGif';
