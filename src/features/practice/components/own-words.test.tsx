import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer, Question } from '#contract/question.ts';
import { QuestionAnswer } from '#src/shared/questions/question-answer.tsx';
import { renderApp } from '#tests/support/render-app.tsx';
import { QuotedEssay } from './quoted-essay.tsx';

const HOSTILE = `Bees live here. <script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:alert(1)) &lt;`;

describe('the essay in a result', () => {
  it('shows markup as text, even where a quote begins inside a tag', () => {
    const quote = (start: number, end: number) => ({ tone: 'improve' as const, note: HOSTILE, start, end });
    const at = HOSTILE.indexOf('<script>');
    const { container } = render(
      <QuotedEssay essay={HOSTILE} quotes={[quote(0, 4), quote(at + 3, at + 20)]} />,
    );
    expect(container.querySelector('p')?.textContent).toBe(HOSTILE);
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'Bees',
      HOSTILE.slice(at + 3, at + 20),
    ]);
    expect(container.querySelector('script, img, a')).toBeNull();
  });
});

const asked = { prompt: 'Vì sao?' };
const CASES: [string, Question['content'], Answer][] = [
  [
    'an essay',
    { ...asked, type_code: 'ielts_writing', task: 2, min_words: 1 },
    { type_code: 'ielts_writing', u: HOSTILE },
  ],
  [
    'a short answer',
    { ...asked, type_code: 'free_text', word_limit: null },
    { type_code: 'free_text', text: HOSTILE },
  ],
  [
    'a blank',
    {
      ...asked,
      type_code: 'fill_paragraph',
      layout: 'summary',
      text: 'Bees {{1}} here.',
      picture: null,
      word_bank: null,
      word_limit: null,
    },
    { type_code: 'fill_paragraph', blanks: { '1': HOSTILE } },
  ],
];

describe('an answer in a result', () => {
  it.each(CASES)('shows markup in %s as text', (_, content, answer) => {
    const question = { id: 'q', position: 1, content };
    const { container } = renderApp(<QuestionAnswer question={question} answer={answer} answerKey={null} />);
    const fields = [...container.querySelectorAll('input, textarea')].map((field) =>
      'value' in field ? field.value : '',
    );
    expect([container.textContent, ...fields].join('\n')).toContain(HOSTILE);
    expect(container.querySelector('script, img[src="x"], a[href^="javascript"]')).toBeNull();
  });
});
