import { z } from 'zod';

/** Side of the square canvas on which staff arrange a logo, in pixels of the canvas. */
export const CANVAS_SIDE = 1000;
/** Side of the chosen image on the canvas, in pixels of the canvas. */
export const IMAGE_SIDE = 600;
/** Side of the finished logo, in pixels. */
export const OUTPUT_SIDE = 600;

/** A position, in pixels of the canvas. */
export const canvasPoint = z.object({ x: z.number(), y: z.number() });
export type CanvasPoint = z.output<typeof canvasPoint>;

/** The style of one of the two texts. The defaults are the style of a text that nobody has changed. */
export const textStyle = z.object({
  fontFamily: z.string().min(1).max(100).default('Inter'),
  fontSize: z.number().min(12).max(100).default(48),
  fontWeight: z.number().int().min(100).max(900).multipleOf(100).default(900),
  lineHeight: z.number().min(0.5).max(3).default(1.15),
  align: z.enum(['left', 'center', 'right']).default('center'),
  /** in pixels of the canvas */
  width: z.number().min(1).max(CANVAS_SIDE).default(500),
  color: z.string().min(1).max(50).default('black'),
});
export type TextStyle = z.output<typeof textStyle>;

/** What is sent to the server for a logo that was arranged on the canvas. */
export const logoSettings = z.object({
  /** reference of the image that the logo is made of */
  selectedImage: z.string().min(1).max(2000),
  /** reference of the finished logo: its URL, or a blob reference if the logo is not uploaded yet */
  signedS3Photo: z.string().min(1).max(2000),
  /** the title */
  text0Value: z.string().max(500),
  /** the subheading */
  text1Value: z.string().max(500),
  /** settings of the title and of the subheading */
  textSettings: z.tuple([textStyle, textStyle]),
  imagePosition: canvasPoint,
  textPosition0: canvasPoint,
  textPosition1: canvasPoint,
  /** CSS color, or 'transparent' */
  backgroundColor: z.string().max(50),
});
export type LogoSettings = z.output<typeof logoSettings>;
