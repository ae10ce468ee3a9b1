/** Stops the animations that change a section's slides, so that the given slide is shown. @param slide index from 0 */
export function showSlide(section: Element, slide: number): void {
  const slides = [...section.querySelectorAll<HTMLElement>('.slides > *')];
  if (slide >= slides.length) return;
  for (const each of slides) each.style.display = '';
  const animations = slides.flatMap((each) => each.getAnimations());
  const round = Number(animations[0]?.effect?.getComputedTiming().duration);
  // With reduced motion there are no animations and the page shows only the first slide, so styles select the slide.
  if (!(round > 0)) {
    for (const [at, each] of slides.entries()) each.style.display = at === slide ? 'block' : 'none';
    return;
  }
  const pause = section.querySelector<HTMLInputElement>('.pause input');
  if (pause) pause.checked = true;
  // In the middle of a slide's time no other slide is visible.
  for (const animation of animations) animation.currentTime = ((slide + 0.5) * round) / slides.length;
}
