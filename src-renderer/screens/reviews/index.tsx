import { useScreenSection } from '../../editor/preview-section.ts';
import { SectionScreen } from '../../editor/section-screen.tsx';
import { CustomHtmlCard } from './parts/custom-html-card.tsx';
import { LinksCard } from './parts/links-card.tsx';
import { ReviewsCard } from './parts/reviews-card.tsx';
import { cards } from './sections.ts';

const sections = [
  { ...cards.links, component: LinksCard },
  { ...cards.reviews, component: ReviewsCard },
  { ...cards.html, component: CustomHtmlCard },
];

export default function ReviewsScreen() {
  return (
    <div {...useScreenSection('testimonials')}>
      <SectionScreen title="Reviews" sections={sections} second={cards.reviews.id} />
    </div>
  );
}
