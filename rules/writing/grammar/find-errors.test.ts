import { describe, expect, it } from 'vitest';
import { readEssay } from '../essay-text.ts';
import { findErrors, GRAMMAR_RULES } from './find-errors.ts';

interface Cases {
  /** Each must be flagged by the rule; the words to be quoted stand in [brackets]. */
  wrong: string[];
  /** No rule at all may flag these. */
  right: string[];
}

const CASES: Record<string, Cases> = {
  'be-base-verb': {
    wrong: [
      '[I’m agree] with this idea.',
      'It [is depend] on the family.',
      'Everyone knows that they [are have] a problem.',
    ],
    right: [
      'All they have to do is learn more.',
      'These are think tanks.',
      'I am agreed on that.',
      'It is known that dogs bark.',
    ],
  },
  'modal-to': {
    wrong: ['We [can to help] them.', 'Schools [should to teach] cooking.', '[It will to make] us tired.'],
    right: [
      'Do all you can to help them.',
      'They have the will to learn.',
      'You can choose to study at home.',
    ],
  },
  'modal-wrong-form': {
    wrong: ['It [can helps] people.', 'Students [should learning] English.', 'They [could went] home.'],
    right: [
      'It can help people.',
      'He may well travel.',
      'Money can bring happiness.',
      'You will need this.',
    ],
  },
  'to-wrong-form': {
    wrong: ['They [want to helping] the poor.', 'It is [easy to finds] a job.', 'I [decided to went] home.'],
    right: ['They want to help the poor.', 'I look forward to helping you.', 'It is easy to find work.'],
  },
  'do-not-wrong-form': {
    wrong: ['She [does not has] time.', 'I [didn’t went] to school.', 'They [do not wants] it.'],
    right: ['She does not have time.', 'I didn’t go to school.'],
  },
  'make-let-to': {
    wrong: [
      'It [makes people to feel] sad because it [makes us to work] hard.',
      'Parents [let children playing] games.',
    ],
    right: ['It makes people feel sad.', 'Parents let children play games.', 'Music makes us happy.'],
  },
  'although-but': {
    wrong: [
      '[Although it was raining hard, but] we went out.',
      'In fact, [though he is rich, but] he is sad.',
    ],
    right: [
      'Although it was raining, we went out.',
      'It was raining, but we went out.',
      'We won, although it was late, but nobody cheered.',
    ],
  },
  'because-so': {
    wrong: ['[Because I was ill, so] I stayed at home.'],
    right: [
      'Because I was ill, I stayed at home.',
      'I was ill, so I stayed at home.',
      'Because it is cheap, so many people buy it.',
    ],
  },
  'despite-of': {
    wrong: [
      '[Despite of] the rain, we went out.',
      '[In spite the] cost, they bought it.',
      '[Despite they are] poor, they share.',
    ],
    right: [
      'Despite the rain, we went out.',
      'In spite of the cost, they bought it.',
      'Despite being poor, they share.',
    ],
  },
  'comma-splice': {
    wrong: [
      '[People use phones every day, they are] very useful.',
      '[It costs a lot of money, we should] save more.',
    ],
    right: [
      'People use phones every day, and they are useful.',
      'When people use phones, they are happy.',
      'It is late, I think.',
      'In the city, it is noisy.',
    ],
  },
  'third-person-s': {
    wrong: [
      '[It help] students a lot.',
      'I think that [she don’t] know.',
      'When it rains, [it make] people sad.',
      '[He often go] out.',
    ],
    right: [
      'It helps students a lot.',
      'Let it go.',
      'Does he have a job?',
      'Can it help us?',
      'I suggest that he go home.',
      'They make it work.',
    ],
  },
  'singular-noun-verb': {
    wrong: ['[The internet have] many uses.', 'It is useful because [education give] us skills.'],
    right: [
      'Does the internet have limits?',
      'Life has changed.',
      'The government needs help.',
      'Companies that use the internet have an edge.',
    ],
  },
  'in-place-have': {
    wrong: ['[In my city have] one library.', 'As I know, [in our class has] many girls.'],
    right: [
      'In my city there is a library.',
      'Children in my class have phones.',
      'In the world there have been wars.',
    ],
  },
  'plural-subject-singular-verb': {
    wrong: [
      '[People is] busy.',
      'When [young people has] money, they spend it.',
      '[They was] late.',
      '[Many children doesn’t] read.',
    ],
    right: [
      'Helping people is good.',
      'One of the children is ill.',
      'The number of students is growing.',
      'People are busy.',
    ],
  },
  'singular-subject-plural-verb': {
    wrong: ['[Each student have] a book.', '[Every country are] different.'],
    right: [
      'Each student has a book.',
      'Does every student have a book?',
      'The parents of each student have a say.',
    ],
  },
  'there-is-plural': {
    wrong: [
      '[There is many] reasons.',
      '[There have a lot of] cars here.',
      'In my class, [there has two] boys.',
    ],
    right: [
      'There are many reasons.',
      'There is a lot of traffic.',
      'There is many a slip.',
      'There have been changes.',
    ],
  },
  'missing-plural-s': {
    wrong: [
      'There are [many reason] for this.',
      '[These problem] are big.',
      'I have [two different opinion].',
    ],
    right: [
      'These student loans are expensive.',
      'Many a reason was given.',
      'Many company owners agree.',
      'I have two reasons.',
    ],
  },
  'one-of-singular': {
    wrong: ['It is [one of the most important reason] for this.', 'He is [one of my friend].'],
    right: ['It is one of the most important reasons.', 'He is one of the family friends.'],
  },
  'singular-article-plural-noun': {
    wrong: ['She is [a students] here.', '[Every countries] should act.', 'It is [another reasons].'],
    right: [
      'She reads a children’s book.',
      'Every country should act.',
      'They are a people with a long history.',
    ],
  },
  'others-noun': {
    wrong: ['We must help [others people].', '[Others countries] do this.'],
    right: ['We must help others.', 'Other countries do this.', 'Some like tea, others like coffee.'],
  },
  'uncountable-plural': {
    wrong: ['It gives us many [informations].', 'My parents give [advices].', 'They did [many researches].'],
    right: ['It gives us information.', 'She researches languages.', 'My homework is done.'],
  },
  'uncountable-quantity': {
    wrong: ['We need [many information].', 'She gave me [an advice].', 'I have [many homework] to do.'],
    right: ['We need many information systems.', 'We need much information.', 'There are many traffic jams.'],
  },
  'missing-article': {
    wrong: [
      'It [is big problem].',
      'Sport [plays important role] in life.',
      'I want to [find good job].',
      'They [live in big city].',
    ],
    right: [
      'It is a big problem.',
      'They have good jobs.',
      'It has great effect sizes.',
      'They live in big cities.',
    ],
  },
  'a-before-vowel': {
    wrong: ['It is [a important] job.', '[A interesting] book helps.'],
    right: [
      'It is a university.',
      'It is a useful tool.',
      'A European city.',
      'A one-day trip.',
      'Vitamin A is good.',
    ],
  },
  'an-before-consonant': {
    wrong: ['She is [an student].', 'It is [an university].', 'He has [an useful] tool.'],
    right: [
      'It took an hour.',
      'He is an honest man.',
      'It is an unusual idea.',
      'She has an MBA and an x-ray.',
    ],
  },
  'double-comparative': {
    wrong: ['Life is [more better] now.', 'It is the [most best] way.'],
    right: ['Life is better now.', 'He wants a more better-paid life.', 'It is more difficult.'],
  },
  'almost-people': {
    wrong: ['[Almost people] like music.', 'I know [almost students] here.'],
    right: ['Almost all people like music.', 'It is almost time.'],
  },
  'most-of-plural': {
    wrong: ['[Most of people] agree.', '[The most of students] agree.'],
    right: ['Most of the people agree.', 'Most people agree.', 'Some of these children read.'],
  },
  'very-verb': {
    wrong: ['[I very like] football.', '[She very wants] to go.'],
    right: ['I like football very much.', 'I really like football.', 'They are very like their parents.'],
  },
  'verb-extra-preposition': {
    wrong: ['We [discussed about] it.', 'It [affects to] health.', 'They [enter to university].'],
    right: [
      'We had a discussion about it.',
      'It affects health.',
      'Press Enter to continue.',
      'She is married with two children.',
    ],
  },
  'explain-me': {
    wrong: ['He can [explain me the] rule.', 'They [suggest us to] stay.'],
    right: ['He can explain the rule to me.', 'The data suggest that we stay.'],
  },
  'wrong-preposition': {
    wrong: ['It [depends of] the price.', 'I am [interested on] art.', 'My phone is [similar with] yours.'],
    right: ['It depends on the price.', 'I am interested in art.'],
  },
  'last-years': {
    wrong: ['Prices rose [in the last years].', '[In recently years], prices rose.'],
    right: ['Prices rose in the last few years.', 'He was ill in the last years of his life.'],
  },
  nowadays: {
    wrong: ['[Nowaday], people are busy.', '[In nowadays], people are busy.'],
    right: ['Nowadays, people are busy.'],
  },
  'by-this-way': {
    wrong: ['[By this way], we save money.', '[In other hand], it is cheap.', '[Beside,] it is cheap.'],
    right: [
      'In this way, we save money.',
      'On the other hand, it is cheap.',
      'He sat beside, not behind, her.',
    ],
  },
  'opinion-twice': {
    wrong: ['[In my opinion, I think] it is good.'],
    right: ['In my opinion, it is good.', 'I think it is good.'],
  },
  'reason-because': {
    wrong: ['[The reason is because] it is cheap.'],
    right: ['The reason is that it is cheap.', 'This is because it is cheap.'],
  },
  'lowercase-i': {
    wrong: ['Yesterday [i] went home.', 'Now [i]’m tired.'],
    right: ['Use it, i.e. this one.', 'See part (i) below.', 'Yesterday I went home.'],
  },
  'sentence-capital': {
    wrong: ['It is late. [we] should go.', '[nowadays], life is fast.'],
    right: ['It is late. We should go.', 'iPhones are common.', 'Some fruits, e.g. apples, are cheap.'],
  },
  'doubled-word': {
    wrong: ['We go to [the the] park.'],
    right: ['He had had enough.', 'I know that that is true.', 'It is very very cold.'],
  },
  'space-before-punctuation': {
    wrong: ['It is [good ,] and cheap.'],
    right: ['It is good, and cheap.'],
  },
};

function flagged(text: string, id?: string): string[] {
  return findErrors(readEssay(text))
    .filter((error) => id === undefined || error.rule.id === id)
    .map((error) => text.slice(error.start, error.end));
}

describe('the grammar rule pack', () => {
  it('has cases for every rule, and no two rules with one name', () => {
    expect(GRAMMAR_RULES.map((rule) => rule.id).sort()).toEqual(Object.keys(CASES).sort());
  });

  describe.each(Object.entries(CASES))('%s', (id, { wrong, right }) => {
    it.each(wrong)('flags: %s', (marked) => {
      const quotes = [...marked.matchAll(/\[([^\]]+)\]/g)].map((match) => match[1]);
      expect(flagged(marked.replace(/[[\]]/g, ''), id)).toEqual(quotes);
    });
    it.each(right)('leaves alone: %s', (text) => {
      expect(flagged(text)).toEqual([]);
    });
  });

  it('keeps errors apart and in the order of the text', () => {
    const text = 'i am agree. It help many reason, it is big problem. She can to helps the the poor .';
    const errors = findErrors(readEssay(text));
    expect(errors.length).toBeGreaterThan(4);
    for (const [index, error] of errors.entries()) {
      expect(error.start).toBeGreaterThanOrEqual(errors[index - 1]?.end ?? 0);
    }
  });
});
