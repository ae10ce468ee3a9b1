import { Text } from '@mantine/core';
import { text } from '#shared/record/readers.ts';
import { numberedLabelAt } from '../../editor/bound-field.ts';
import { deletion } from '../../editor/deletion.ts';
import { TextField } from '../../editor/fields/text-field.tsx';
import { GenerateButton } from '../../editor/generation/generate-button.tsx';
import { ItemsReview, type ProposedItem } from '../../editor/generation/items-review.tsx';
import { ListButtons } from '../../editor/list/list-buttons.tsx';
import { type EditedItem, ListEditor } from '../../editor/list/list-editor.tsx';
import { Unread } from '../../editor/list/unread.tsx';
import { useScreenSection } from '../../editor/preview-section.ts';
import { SharedTextNote } from '../../editor/shared-text-note.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useGeneratedFaqs } from './queries.ts';

const PATH = ['faqs'];
const askDeletion = deletion('FAQ', 'leaves the page with its answer');

export default function FaqsScreen() {
  const { generation, problems } = useGeneratedFaqs();
  return (
    <Screen title="FAQs">
      <div {...useScreenSection('faqs')}>
        <SectionCard
          title="Questions and answers"
          purpose="What customers ask before they call. The page shows them in this order."
        >
          <SharedTextNote text="faqs" />
          <ListEditor
            path={PATH}
            layout="cards"
            question={askDeletion}
            removed={(name) => `Deleted ${name}`}
            empty="No questions yet. Write the first one, or have some generated for the company’s trade."
            foot={
              <ListButtons add="Add FAQ">
                <GenerateButton label="Generate" name="Generate FAQs" generation={generation} />
              </ListButtons>
            }
          >
            {drawFaq}
          </ListEditor>
          <ItemsReview
            generation={generation}
            path={PATH}
            noun="FAQs"
            nameOf={({ question }) => text(question)}
            draw={drawProposal}
            note={problems.length > 0 && <Unread title={titleOf(problems.length)} problems={problems} mb="sm" />}
          />
        </SectionCard>
      </div>
    </Screen>
  );
}

const drawFaq = ({ path, number }: EditedItem) => (
  <>
    <TextField path={[...path, 'question']} aria-label={numberedLabelAt([...path, 'question'], number)} />
    <TextField path={[...path, 'answer']} aria-label={numberedLabelAt([...path, 'answer'], number)} mt="xs" />
  </>
);

const drawProposal = ({ question, answer }: ProposedItem) => (
  <>
    <Text size="sm" fw={550}>
      {text(question)}
    </Text>
    <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-line' }}>
      {text(answer)}
    </Text>
  </>
);

const titleOf = (count: number): string =>
  count === 1 ? 'One part could not be read' : `${count} parts could not be read`;
