import { useScreenSection } from '../../editor/preview-section.ts';
import { Screen } from '../../ui/screen.tsx';
import { CustomHtmlCard } from './parts/custom-html-card.tsx';
import { LinksCard } from './parts/links-card.tsx';
import { ReviewsCard } from './parts/reviews-card.tsx';

export default function ReviewsScreen() {
  return (
    <div {...useScreenSection('testimonials')}>
      <Screen title="Reviews">
        <LinksCard />
        <ReviewsCard />
        <CustomHtmlCard />
      </Screen>
    </div>
  );
}
