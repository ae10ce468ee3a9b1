/** Stops a section's slides, which change by animations of their own, on one of them. @param slide from 0 */
export function showSlide(section: Element, slide: number): void {
  const slides = [...section.querySelectorAll<HTMLElement>('.slides > *')];
  if (slide >= slides.length) return;
  for (const each of slides) each.style.display = '';
  const animations = slides.flatMap((each) => each.getAnimations());
  const round = Number(animations[0]?.effect?.getComputedTiming().duration);
  // Who asked for less motion is shown the first slide alone, without an animation.
  if (!(round > 0)) {
    for (const [at, each] of slides.entries()) each.style.display = at === slide ? 'block' : 'none';
    return;
  }
  const pause = section.querySelector<HTMLInputElement>('.pause input');
  if (pause) pause.checked = true;
  // In the middle of a slide's time, no other slide can be seen.
  for (const animation of animations) animation.currentTime = ((slide + 0.5) * round) / slides.length;
}
