import type { Likeness } from '../relevance/likeness.ts';

/** What beginners' courses teach, and words that are common in Vietnam. */
const EVERYDAY =
  /^(?:grand(?:parents?|mothers?|fathers?|mas?|pas?|sons?|daughters?|children|child)|(?:step|mother-in|father-in)\w*|class(?:mate|room)s?|roommates?|homeworks?|houseworks?|birthdays?|anymore|some(?:time|where)|every(?:where|body|day)|motorbikes?|motorcycles?|noodles?|bicycles?|vegetables?|umbrellas?|sandwich(?:es)?|chocolates?|smartphones?|facebook|youtube|google|weekends?|breakfasts?|lunches|dinners|afternoons?|mornings|tomorrow|yesterday|nowadays|delicious|handsome|favou?rites?|beautiful|exercises?|karaoke|scooters?|conditioners?|bedrooms?|bathrooms?|kitchens?|toilets?|cooking|swimming|shopping|thousands?|hundreds?|\w+teen|secondly|thirdly|fourthly)$/;
/** How much a word tells from which few learners use it. */
const RARE = 0.78;

/** Whether a word shows a vocabulary beyond the basic one: "grandparents" and "anymore" do not. @param word lower case */
export const isRemarkable = (word: string, likeness: Likeness): boolean =>
  /^[a-z]{7,}$/.test(word) && likeness.weightOf(word) >= RARE && !EVERYDAY.test(word);
