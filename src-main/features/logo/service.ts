import { extname } from 'node:path';
import { isVideo, typeOfEnding } from '#shared/domain/photo/file-types.ts';
import type { Output, ParsedInput } from '#shared/ipc/contract.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import type { LogoEndpoints } from '../../backend-client/endpoints/logo.ts';
import type { Converter } from '../../media/converter.ts';
import type { Look } from '../../media/converter/messages.ts';
import { filmType } from '../../media/film-type.ts';
import { createKeepFile, type KeepDeps } from '../photos/keep-file.ts';
import type { PictureBytes } from '../photos/picture-bytes.ts';
import type { SentAddress } from '../photos/sent-address.ts';

interface LogoDeps extends KeepDeps {
  client: LogoEndpoints;
  converter: Pick<Converter, 'logo' | 'look'>;
  pictureBytes: PictureBytes;
  sentAddress: SentAddress;
  /** JSON text of the record as the server has it. @throws AppError NOT_OPEN */
  savedRecord: (slug: string) => string;
}

type LogoCall = 'keep' | 'meta' | 'palette' | 'refine' | 'generate' | 'earlier' | 'removeBackground' | 'create';

/** See the calls of the same names in `logo.ipc.ts`; each throws the AppErrors that stand there. */
export type LogoService = {
  [C in LogoCall]: (input: ParsedInput<`logo.${C}`>, signal: AbortSignal) => Promise<Output<`logo.${C}`>>;
};

const film = (type: string): Look => ({ type, width: 0, height: 0, hasAlpha: false, colors: [] });

export function createLogoService(deps: LogoDeps): LogoService {
  const { client, converter, pictureBytes, sentAddress, savedRecord } = deps;
  const keepFile = createKeepFile(deps);

  async function look(named: string, signal: AbortSignal): Promise<Look> {
    const called = typeOfEnding(extname(named.replace(/[?#].*$/, '')));
    if (called !== undefined && isVideo(called)) return film(called);
    const { bytes } = await pictureBytes(named);
    const type = filmType(bytes);
    return type === undefined ? converter.look(bytes, signal) : film(type);
  }

  return {
    keep: (file, signal) => keepFile(file, () => converter.logo(file.bytes, signal)),

    async meta({ logo }, signal) {
      const { colors: _, ...facts } = await look(logo, signal);
      return facts;
    },

    palette: async ({ logo, limit }, signal) => ({ colors: (await look(logo, signal)).colors.slice(0, limit) }),

    async refine({ slug, logo }, signal) {
      const sitePk = RawValue.parse(savedRecord(slug)).child('sitePk')?.toText() ?? 'null';
      return { logo: await client.refine(sitePk, await sentAddress(logo, signal), { signal }) };
    },

    generate: async ({ slug, prompt }, signal) => ({ logos: await client.generate(slug, prompt, { signal }) }),

    earlier: async ({ slug }, signal) => ({ logos: await client.earlier(slug, { signal }) }),

    async removeBackground({ url }, signal) {
      return { logo: await client.removeBackground(await sentAddress(url, signal), { signal }) };
    },

    async create({ slug, ...settings }, signal) {
      const logo = await sentAddress(settings.signedS3Photo, signal);
      const selectedImage = await sentAddress(settings.selectedImage, signal);
      await client.create({ slug, ...settings, selectedImage, signedS3Photo: logo }, { signal });
      return { logo };
    },
  };
}
