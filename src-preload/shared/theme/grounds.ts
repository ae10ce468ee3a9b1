import { white, type Rgb } from './color.ts';
import { fromOklch, mixOklab, toOklch } from './oklch.ts';
import { darkChroma, rolesOn, type Ground, type GroundRecipe, type Palette, type Paper, type Roles } from './roles.ts';
import { leastOpacity, overPhoto } from './veil.ts';
import { memoize } from './remembered.ts';

/**
 * Returns the color of the dark ground. Its lightness is `l`, or may be lower if the record's first color is nearly
 * black. A lowered lightness is still higher than that of the first color, so that the two can be told apart.
 */
function deepOf(brand: Rgb, { l, c }: GroundRecipe['deep']): Rgb {
  const own = toOklch(brand);
  return fromOklch({
    l: Math.min(l, Math.max(0.17, own.l + 0.07)),
    c: darkChroma(Math.min(own.c, c), own.h),
    h: own.h,
  });
}

/** Minimum opacity of the ground `photo` over a photo, where no band's transparency applies. */
const PHOTO_OPACITY = 0.84;

export const photoOpacity = ({ bg, ink }: Roles): number => leastOpacity(bg, ink, PHOTO_OPACITY);

/**
 * Returns the roles of each ground. The results are cached, because all pages of a site need the same roles and
 * computing them is a large part of the work on a page.
 */
export const groundsOf = memoize(solve, 100);

function solve(recipe: GroundRecipe, palette: Palette, page?: Rgb): Record<Ground, Roles> {
  const paper = ({ base, brand }: Paper): Rgb => mixOklab(base, palette.brand, brand);
  const deep = deepOf(palette.brand, recipe.deep);
  const on = (bg: Rgb): Roles => rolesOn(bg, palette, recipe.headings);
  return {
    page: on(page ?? paper(recipe.page)),
    tint: on(paper(recipe.tint)),
    card: on(paper(recipe.card)),
    brand: on(palette.brand),
    deep: on(deep),
    accent: on(palette.accent),
    photo: overPhoto(on(deep), photoOpacity(on(deep))),
    white: on(white),
  };
}
