import { path, stroke } from './shapes.ts';

const lines = (d: string) => (color: string) => stroke(d, color, 9);
const solid = (d: string) => (color: string) => path(d, color, { 'fill-rule': 'evenodd' });

/**
 * Functions that draw emblems of the trades, and some for any trade, as SVG elements in a square of 100 × 100 units.
 */
export const emblems: Readonly<Record<string, (color: string) => string>> = {
  plumbing: solid(
    'M50 8C66 32 78 46 78 62a28 28 0 0 1-56 0C22 46 34 32 50 8ZM36 60a16 16 0 0 0 16 18v-8a9 9 0 0 1-8-10Z',
  ),
  roofing: lines('M12 54L50 22L88 54M24 52V82H76V52M64 26V16H74V36'),
  'house-cleaning': solid(
    'M44 10Q48 44 82 48Q48 52 44 86Q40 52 6 48Q40 44 44 10ZM78 12Q80 26 94 28Q80 30 78 44Q76 30 62 28Q76 26 78 12ZM78 62Q80 74 92 76Q80 78 78 90Q76 78 64 76Q76 74 78 62Z',
  ),
  electrical: solid('M58 6L20 56H46L38 94L80 42H53Z'),
  hvac: solid(
    'M52 6C56 28 80 36 80 62A30 30 0 0 1 20 62C20 48 30 42 34 28C42 34 44 40 44 46C52 36 54 22 52 6ZM50 88A15 15 0 0 0 65 73C65 64 56 60 54 52C46 60 36 64 36 74A14 14 0 0 0 50 88Z',
  ),
  landscaping: lines('M50 90V48M50 62C22 62 16 42 16 26C40 26 50 40 50 62ZM50 52C76 52 84 34 84 14C60 14 50 30 50 52Z'),
  painting: solid('M16 14H76V26H88V54H54V64H60V92H42V64H46V46H80V34H76V40H16Z'),
  'pressure-washing': lines('M14 84L52 46M46 40L60 54L72 42L58 28ZM74 30L90 24M72 20L80 8M78 40L90 44M14 84L8 78'),
  'tree-service': solid('M50 6A24 24 0 0 1 72 26A22 22 0 0 1 70 68H55V94H45V68H30A22 22 0 0 1 28 26A24 24 0 0 1 50 6Z'),
  'garage-doors': lines('M12 88V40L50 16L88 40V88M28 88V50H72V88M28 63H72M28 75H72'),
  handyman: lines('M60 14A22 22 0 0 0 86 40L42 84A11 11 0 0 1 26 68L70 24'),
  'pest-control': lines('M50 8L84 20V48C84 70 68 84 50 92C32 84 16 70 16 48V20ZM34 50L46 62L68 36'),
  moving: lines('M6 30H58V72H6ZM58 42H78L92 56V72H58M22 80A8 8 0 1 0 22 79.9M74 80A8 8 0 1 0 74 79.9'),
  concrete: lines('M8 78L50 60L92 78L50 94ZM8 60L50 42L92 60M24 30L64 12L78 24L38 42Z'),
  mountain: solid('M4 84L38 22L56 54L66 38L96 84ZM38 40L30 54L37 60L42 54L47 58Z'),
  sun: (color) =>
    solid('M50 28A22 22 0 1 1 49.9 28Z')(color) +
    lines('M50 6V14M50 86V94M6 50H14M86 50H94M19 19L25 25M75 75L81 81M19 81L25 75M75 25L81 19')(color),
  star: solid('M50 6L62.6 35.6L94.7 38.4L70.4 59.6L77.6 91L50 74.4L22.4 91L29.6 59.6L5.3 38.4L37.4 35.6Z'),
};
