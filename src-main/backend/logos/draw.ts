import { loadSharp } from '../media/sharp.ts';
import { randomFrom } from '../random.ts';
import { clearBackground } from './background.ts';
import { type LogoBrief, type LogoStyle, logoStyles } from './brief.ts';
import { drawStyle } from './styles.ts';

const COUNT = 4;
/** side of a generated logo, in pixels */
export const PIXELS = 1024;
/** maximum edge, in pixels, to which a picture is scaled down before its background is removed */
const MOST_EDGE = 2048;

/**
 * Draws four logos as PNG, each in a different style. Styles that the prompt asks for come first. The same seed draws
 * the same logos, except for those that the artist draws.
 */
export async function drawLogos(
  brief: LogoBrief,
  seed: string,
  artist: (style: LogoStyle) => Promise<Buffer | undefined> = async () => undefined,
): Promise<Buffer[]> {
  const sharp = await loadSharp();
  const others = randomFrom(seed).shuffle(logoStyles.filter((style) => !brief.styles.includes(style)));
  const styles = [...brief.styles, ...others].slice(0, COUNT);
  const drawn = (style: LogoStyle): Promise<Buffer> =>
    sharp(Buffer.from(drawStyle(style, brief)))
      .resize(PIXELS)
      .png({ palette: true })
      .toBuffer();
  return Promise.all(styles.map(async (style) => (await artist(style)) ?? drawn(style)));
}

/** Returns the picture as PNG without its flat background; undefined if the picture has no flat background. */
export async function withoutBackground(picture: Buffer): Promise<Buffer | undefined> {
  const sharp = await loadSharp();
  const within = { width: MOST_EDGE, height: MOST_EDGE, fit: 'inside', withoutEnlargement: true } as const;
  const image = sharp(picture).autoOrient().resize(within).toColourspace('srgb').ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (!clearBackground({ data, width, height })) return undefined;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
