/** A question bank that is long to read, or large once it is read. */
interface BankBomb {
  /** Ends as the format does. */
  file: string;
  text: string;
}

const quiz = (inside: string): string => `<?xml version="1.0"?>\n<quiz>${inside}</quiz>`;
const question = (text: string): string =>
  `<question type="multichoice"><name><text>a</text></name><questiontext format="html"><text>${text}</text></questiontext></question>`;
/** As a part of an XML text. */
const escaped = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const LOL = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
  '\n',
);

/** Every way that we know to make a bank cost more than its size says. */
export const bankBombs = function* (): Generator<BankBomb> {
  yield {
    file: 'entities.xml',
    text: `<?xml version="1.0"?>\n<!DOCTYPE quiz [<!ENTITY l0 "lol">\n${LOL}]>\n${quiz(question('&l9;')).slice(22)}`,
  };
  yield { file: 'deep.xml', text: quiz('<question>'.repeat(200_000)) };
  yield { file: 'wide.xml', text: quiz(question('a').repeat(50_000)) };
  yield {
    file: 'attributes.xml',
    text: quiz(`<question ${Array.from({ length: 200_000 }, (_, at) => `a${at}="b"`).join(' ')}/>`),
  };
  yield { file: 'elements.xml', text: quiz('<a/>'.repeat(2_000_000)) };
  yield { file: 'long-name.xml', text: quiz(`<${'a'.repeat(5e6)}/>`) };
  yield { file: 'cdata.xml', text: quiz(question(`<![CDATA[${'<b>'.repeat(300_000)}]]>`)) };
  yield { file: 'html-deep.xml', text: quiz(question(escaped('<div>'.repeat(19_000)))) };
  yield { file: 'html-tables.xml', text: quiz(question(escaped('<table><tr><td>'.repeat(6_000)))) };
  yield { file: 'html-less.xml', text: quiz(question(escaped('<'.repeat(99_000)))) };
  yield { file: 'html-entities.xml', text: quiz(question(escaped('&#'.repeat(49_000)))) };
  yield {
    file: 'gaps.xml',
    text: quiz(question(escaped('{1:SHORTANSWER:'.repeat(6_000))).replace('multichoice', 'cloze')),
  };
  yield {
    file: 'gaps-open.xml',
    text: quiz(question(escaped(`{1:MC:${'~'.repeat(90_000)}`)).replace('multichoice', 'cloze')),
  };
  yield {
    file: 'gaps-escaped.xml',
    text: quiz(question(escaped(`{1:MC:=${'\\'.repeat(90_000)}`)).replace('multichoice', 'cloze')),
  };
  yield { file: 'braces.gift', text: `${'{'.repeat(49_000)}\n` };
  yield { file: 'options.gift', text: `Which? {${'~a '.repeat(16_000)}}\n` };
  yield { file: 'weights.gift', text: `Which? {${'~%'.repeat(24_000)}}\n` };
  yield { file: 'pairs.gift', text: `Match {${'= -> '.repeat(9_000)}}\n` };
  yield { file: 'backslashes.gift', text: `${'\\'.repeat(49_000)}{T}\n` };
  yield { file: 'hashes.gift', text: `So? {T${'#'.repeat(49_000)}}\n` };
  yield { file: 'spaces.gift', text: `a${' '.repeat(49_000)}b {T}\n` };
  yield { file: 'colons.gift', text: `${':'.repeat(49_000)} {T}\n` };
  yield { file: 'numbers.gift', text: `How many? {#${'=1:'.repeat(16_000)}}\n` };
  yield { file: 'blocks.gift', text: 'a {T}\n\n'.repeat(500_000) };
};
