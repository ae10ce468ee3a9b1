import { act, screen, waitFor, within } from '@testing-library/react';
import { ModalsProvider } from '@mantine/modals';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { moveItem } from '#shared/record-catalogue/list-engine.ts';
import { TextField } from '../../../../src-renderer/editor/fields/text-field.tsx';
import { type EditedItem, ListEditor } from '../../../../src-renderer/editor/list/list-editor.tsx';
import { SideListEditor } from '../../../../src-renderer/editor/list/side-list-editor.tsx';
import type { EditedList } from '../../../../src-renderer/editor/list/use-list-editor.ts';
import { wantedField } from '../../../../src-renderer/state/field-link.ts';
import { edit, undo } from '../../../../src-renderer/state/draft.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeScreen();
  wantedField.setState({ field: undefined });
});

const drawName = ({ path, number }: EditedItem) => (
  <TextField path={[...path, 'question']} aria-label={`Question ${number}`} />
);
const faqs = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ question: `Q${at + 1}`, answer: '', order: at + 1 }));
const open = (props: Pick<EditedList, 'question'> = {}, count = 3) =>
  openScreen(
    <ModalsProvider>
      <ListEditor path={['faqs']} {...props}>
        {drawName}
      </ListEditor>
    </ModalsProvider>,
    { faqs: faqs(count) },
  );
const openAside = (count = 3) =>
  openScreen(
    <SideListEditor path={['faqs']} empty="None">
      {drawName}
    </SideListEditor>,
    { faqs: faqs(count) },
  );
const field = (number: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Question ${number}` });
const questions = (document: { faqs?: unknown }) =>
  (document.faqs as { question: string; order: number }[])
    .toSorted((a, b) => a.order - b.order)
    .map(({ question }) => question);

describe('[NAV-11] the focus', () => {
  test('goes to the first field of an item that is added', async () => {
    const harness = await open();
    await harness.user.click(screen.getByRole('button', { name: 'Add faq' }));
    expect(document.activeElement).toBe(field(4));
  });

  test('goes on to the next button when an item is removed, and to the one that adds when none is left', async () => {
    const harness = await open({}, 2);
    await harness.user.click(screen.getByRole('button', { name: 'Remove Q1' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Q2' }));
    await harness.user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add faq' }));
  });
});

describe('a row', () => {
  test('keeps its identity when others are moved, removed and brought back', async () => {
    const harness = await open();
    const input = field(2);
    act(() => void edit([{ op: 'remove', path: ['faqs', 0] }]));
    expect(field(1)).toBe(input);
    await act(() => undo());
    await waitFor(() => expect(field(2)).toBe(input));
    expect(harness.site().faqs).toEqual(faqs(3));
  });

  test('is moved by its handle with the keyboard, and every step is spoken', async () => {
    const harness = await open({}, 2);
    const rows = screen.getAllByRole('listitem');
    rows.forEach((row, at) => {
      row.getBoundingClientRect = () => new DOMRect(0, at * 40, 300, 40);
    });
    screen.getByRole('button', { name: 'Move Q1' }).focus();
    await harness.user.keyboard(' ');
    await screen.findByText('Picked up Q1, place 1 of 2.');
    await harness.user.keyboard('{ArrowDown}');
    await screen.findByText('Moved to place 2 of 2.');
    await harness.user.keyboard(' ');
    await waitFor(() => expect(questions(harness.site())).toEqual(['Q2', 'Q1']));
    expect(harness.steps()).toHaveLength(1);
  });
});

describe('removing', () => {
  test('is taken back by the notice', async () => {
    const harness = await open();
    await harness.user.click(screen.getByRole('button', { name: 'Remove Q2' }));
    await screen.findByText('Removed Q2');
    await waitFor(() => expect(questions(harness.site())).toEqual(['Q1', 'Q3']));
    await harness.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(questions(harness.site())).toEqual(['Q1', 'Q2', 'Q3']));
  });

  test('is offered to be taken back only until it was undone in another way', async () => {
    const harness = await open();
    await harness.user.click(screen.getByRole('button', { name: 'Remove Q2' }));
    await screen.findByText('Removed Q2');
    await waitFor(() => expect(questions(harness.site())).toEqual(['Q1', 'Q3']));
    await act(undo);
    await waitFor(() => expect(screen.queryByText('Removed Q2')).toBeNull());
    expect(questions(harness.site())).toEqual(['Q1', 'Q2', 'Q3']);
  });

  test('asks first where the screen has a question, with yes as the default', async () => {
    const question = (name: string) => ({ title: `Delete ${name}?`, message: '', confirmLabel: 'Yes, delete' });
    const harness = await open({ question });
    await harness.user.click(screen.getByRole('button', { name: 'Remove Q2' }));
    await screen.findByRole('dialog', { name: 'Delete Q2?' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Yes, delete'));
    await harness.user.keyboard('{Enter}');
    await waitFor(() => expect(questions(harness.site())).toEqual(['Q1', 'Q3']));
  });
});

describe('a side list', () => {
  test('shows the form of the chosen item, of a new one, and of the next when it is removed', async () => {
    const harness = await openAside();
    expect(field(1).value).toBe('Q1');
    await harness.user.click(screen.getByRole('button', { name: 'Q3' }));
    expect(field(3).value).toBe('Q3');
    await harness.user.click(screen.getByRole('button', { name: 'Remove Q3' }));
    expect(field(2).value).toBe('Q2');
    await harness.user.click(screen.getByRole('button', { name: 'Add faq' }));
    expect(document.activeElement).toBe(field(3));
    await harness.user.keyboard('Why?');
    expect(within(screen.getByRole('list', { name: 'FAQs' })).getByRole('button', { name: 'Why?' })).toBeTruthy();
  });

  test('keeps the form of the first item where nobody has chosen, also when that item is moved', async () => {
    const harness = await openAside();
    act(() => void edit(moveItem(harness.site() as SiteDocument, ['faqs'], 0, 2)));
    expect(field(3).value).toBe('Q1');
  });

  test('[SVC-01] draws of 60 names those in sight and those that the arrow keys lead to, each with its position', async () => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(380);
    const harness = await openAside(60);
    const drawn = () => [...screen.getByRole('list', { name: 'FAQs' }).children].map((row) => row.ariaPosInSet);
    const name = (number: number) => screen.getByRole('button', { name: `Q${number}` });
    expect(drawn()).toEqual([...Array.from({ length: 12 }, (_, at) => `${at + 1}`), '60']);
    expect(name(1).closest('li')?.getAttribute('aria-setsize')).toBe('60');

    act(() => name(1).focus());
    await harness.user.keyboard('{End}');
    expect(document.activeElement).toBe(name(60));
    for (let number = 59; number > 30; number--) {
      await harness.user.keyboard('{ArrowUp}');
      expect(document.activeElement).toBe(name(number));
    }
    await harness.user.keyboard('{Enter}{Home}');
    expect(document.activeElement).toBe(name(1));
    expect(field(31).value).toBe('Q31');
    expect(drawn()).toContain('31');
  });
});

test('[NAV-11] an item that a link leads to is chosen, as often as it leads there', async () => {
  const harness = await openAside();
  for (let round = 0; round < 2; round++) {
    act(() => wantedField.setState({ field: 'faqs.2.question' }));
    expect(field(3).value).toBe('Q3');
    act(() => wantedField.setState({ field: undefined }));
    await harness.user.click(screen.getByRole('button', { name: 'Q1' }));
    expect(field(1).value).toBe('Q1');
  }
});

test('a long list draws the rows in sight', async () => {
  await open({}, 500);
  const drawn = screen.getAllByRole('listitem').length;
  expect(drawn).toBeGreaterThan(10);
  expect(drawn).toBeLessThan(60);
});
