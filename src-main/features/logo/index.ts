import { extname } from 'node:path';
import { isVideo, typeOfEnding } from '#shared/domain/photo/file-types.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { recordKey } from '#shared/record/record-key.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { Converter } from '../../media/converter.ts';
import type { Look } from '../../media/converter/messages.ts';
import { filmType } from '../../media/film-type.ts';
import type { HandlersOf } from '../handlers.ts';
import { createKeepFile, type KeepDeps } from '../kit/keep-file.ts';
import type { PictureBytes } from '../kit/picture-bytes.ts';
import type { SentAddress } from '../kit/sent-address.ts';

export interface LogoPorts extends KeepDeps {
  client: Pick<BackendClient, 'logo'>;
  converter: Pick<Converter, 'logo' | 'look'>;
  pictureBytes: PictureBytes;
  sentAddress: SentAddress;
  /** Returns the JSON text of the server's copy of the record. @throws AppError NOT_OPEN */
  savedRecord: (slug: string) => string;
}

const film = (type: string): Omit<Look, 'subject'> => ({ type, width: 0, height: 0, hasAlpha: false, colors: [] });

export function logoFeature(ports: LogoPorts): HandlersOf<'logo'> {
  const { converter, pictureBytes, sentAddress, savedRecord } = ports;
  const client = ports.client.logo;
  const keepFile = createKeepFile(ports);

  async function look(named: string, signal: AbortSignal): Promise<Omit<Look, 'subject'>> {
    const called = typeOfEnding(extname(named.replace(/[?#].*$/, '')));
    if (called !== undefined && isVideo(called)) return film(called);
    const { bytes } = await pictureBytes(named);
    const type = filmType(bytes);
    return type === undefined ? converter.look(bytes, signal) : film(type);
  }

  return {
    'logo.keep': (file, { signal }) => keepFile(file, () => converter.logo(file.bytes, signal)),

    'logo.meta': async ({ logo }, { signal }) => {
      const { type, width, height, hasAlpha } = await look(logo, signal);
      return { type, width, height, hasAlpha };
    },

    'logo.palette': async ({ logo, limit }, { signal }) => ({
      colors: (await look(logo, signal)).colors.slice(0, limit),
    }),

    'logo.refine': async ({ slug, logo }, { signal }) => {
      const sitePk = recordKey(RawValue.parse(savedRecord(slug)), 'sitePk');
      return { logo: await client.refine(sitePk, await sentAddress(logo, signal), { signal }) };
    },

    'logo.generate': async ({ slug, prompt }, { signal }) => ({
      logos: await client.generate(slug, prompt, { signal }),
    }),

    'logo.earlier': async ({ slug }, { signal }) => ({ logos: await client.earlier(slug, { signal }) }),

    'logo.removeBackground': async ({ url }, { signal }) => {
      return { logo: await client.removeBackground(await sentAddress(url, signal), { signal }) };
    },

    'logo.create': async ({ slug, ...settings }, { signal }) => {
      const logo = await sentAddress(settings.signedS3Photo, signal);
      const selectedImage = await sentAddress(settings.selectedImage, signal);
      await client.create({ slug, ...settings, selectedImage, signedS3Photo: logo }, { signal });
      return { logo };
    },
  };
}
