import { isFrequentSlip } from './grammar/spelling-rules.ts';
import { possibleBases } from './word-forms.ts';

/** Whether a lower-case word is in an English word list. */
export type WordList = (word: string) => boolean;

// Recent words that pronouncing dictionaries and older word lists lack.
const RECENT = new Set(
  `smartphone smartphones internet online offline website websites wifi app apps blog blogs blogger bloggers vlog vlogs
  youtube youtuber youtubers facebook tiktok instagram google zalo grab covid pandemic lockdown podcast podcasts selfie
  selfies influencer influencers livestream chatbot ielts toefl vietnam vietnamese hanoi saigon hcmc ai cctv tv gdp co2
  e-learning e-book e-books email emails cyberbullying cybersecurity startup startups freelancer freelancers homeschooling
  multitasking upskilling screentime deepfake ebook ebooks esports vape vaping coworking crowdfunding microplastics
  childcare workplace lifelong eco-friendly biodiversity healthcare mindset wellbeing well-being overreliance`
    .split(/\s+/)
    .filter(Boolean),
);

const PREFIX =
  /^(?:un|re|over|under|non|pre|mis|dis|inter|multi|out|self|co|anti|up|cyber|micro|in|im)-?(?=\w{4,})/;
const SUFFIXES: ReadonlyArray<readonly [RegExp, string]> = [
  [/ness$/, ''],
  [/iness$/, 'y'],
  [/less$/, ''],
  [/able$/, ''],
  [/able$/, 'e'],
  [/ability$/, 'able'],
  [/isation$/, 'ize'],
  [/ization$/, 'ize'],
  [/wise$/, ''],
];

/** Rewrites British spellings as the American ones that most word lists contain. */
const BRITISH: ReadonlyArray<readonly [RegExp, string]> = [
  [/our/, 'or'],
  [/is(e|ed|es|ing|er|ers|ation|ations)$/, 'iz$1'],
  [/ys(e|ed|es|ing)$/, 'yz$1'],
  [/re(s?)$/, 'er$1'],
  [/ll(ed|ing|er|ers)$/, 'l$1'],
  [/l(ment|ments|ful)$/, 'll$1'],
  [/mme(s?)$/, 'm$1'],
  [/ence(s?)$/, 'ense$1'],
  [/ogue(s?)$/, 'og$1'],
  [/ae/, 'e'],
];

function inList(word: string, list: WordList): boolean {
  return possibleBases(word).some((base) => list(base) || RECENT.has(base));
}

function isSimpleWord(word: string, list: WordList): boolean {
  if (inList(word, list)) return true;
  if (BRITISH.some(([from, to]) => from.test(word) && inList(word.replace(from, to), list))) return true;
  if (SUFFIXES.some(([from, to]) => from.test(word) && inList(word.replace(from, to), list))) return true;
  return PREFIX.test(word) && inList(word.replace(PREFIX, ''), list);
}

/** Whether a word is English in US or UK spelling, including inflections and common prefixes of listed words. */
export function isEnglishWord(word: string, list: WordList): boolean {
  if (/^[\d.,-]+(?:s|st|nd|rd|th|%|km|kg|am|pm)?$/.test(word)) return true;
  if (!/^[a-z0-9'-]+$/.test(word)) return false;
  // A list gathered from real texts may contain frequent misspellings.
  if (isFrequentSlip(word)) return false;
  if (isSimpleWord(word, list)) return true;
  return word.includes('-') && word.split('-').every((part) => part === '' || isSimpleWord(part, list));
}
