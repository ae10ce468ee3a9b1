import { expect, test } from 'vitest';
import { parseFaqs } from '#shared/domain/faq/parse.ts';

const pairs = (source: string) => parseFaqs(source).faqs.map(({ question, answer }) => [question, answer]);
const problems = (source: string) => parseFaqs(source).problems.map(({ line, reason }) => [line, reason]);

test('[FAQ-01] pairs of Q: and A: lines are read, however they are written', () => {
  expect(pairs('Q: Why?\nA: Because.\n\nq1. When?\r\na1. Now.')).toEqual([
    ['Why?', 'Because.'],
    ['When?', 'Now.'],
  ]);
  expect(pairs('**Question 1:** How much?\n**Answer:** *Little*.\n---\n2) Q: Where? \n   A - Here.')).toEqual([
    ['How much?', '*Little*.'],
    ['Where?', 'Here.'],
  ]);
});

test('[FAQ-01] an answer of several lines stays whole, its paragraphs apart; a question becomes one line', () => {
  expect(pairs('Q: Do you\nclean up?\nA: Yes.\nAlways:\n- floors\n\nThe end.\n\nQ: So?\nA:\nSo.')).toEqual([
    ['Do you clean up?', 'Yes.\nAlways:\n- floors\n\nThe end.'],
    ['So?', 'So.'],
  ]);
});

test('[FAQ-01] words that begin like a mark are no mark', () => {
  expect(pairs('Q: Is a roof enough?\nA: A roof: yes.\nA good one lasts.\nQuality counts.')).toEqual([
    ['Is a roof enough?', 'A roof: yes.\nA good one lasts.\nQuality counts.'],
  ]);
});

test('[FAQ-01] what is no pair is reported with its line, and the others are kept', () => {
  const source = 'Here they are:\n\nA: Early.\nQ: First?\nQ: Second?\nA: Yes.\nQ:\nA: No.\nQ: Empty?\nA:\nQ: Last?';
  expect(pairs(source)).toEqual([['Second?', 'Yes.']]);
  expect(problems(source)).toEqual([
    [1, 'This is neither a question nor an answer.'],
    [3, 'This answer has no question.'],
    [4, 'This question has no answer.'],
    [7, 'This question is empty.'],
    [8, 'This answer has no question.'],
    [9, 'The answer to this question is empty.'],
    [11, 'This question has no answer.'],
  ]);
  expect(parseFaqs(source).problems.map(({ text }) => text)).toContain('Q: Empty?\nA:');
});

test('[FAQ-01] a blank text has no pairs and no problems', () => {
  expect(parseFaqs(' \n\n')).toEqual({ faqs: [], problems: [] });
});
