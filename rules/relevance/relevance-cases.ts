import type { Relevance } from '#contract/talk-evaluation.ts';

/** Topic and number of a question of the speaking room (0: its card), what was said, and what that is. */
export type RelevanceCase = readonly [topic: string, question: number, said: string, is: Relevance];

const BUS =
  'The bus in my city is often late and crowded. I take number eight to the station, buy a ticket from the driver and stand next to the door, because all seats are full of passengers.';
const SHOES =
  'Last month I bought a pair of running shoes online. The price was lower because of a discount, but the size was wrong, so I sent them back to the shop and got my money two weeks later.';
const DOG =
  'My family has a small brown dog and two cats. The dog barks at every stranger, and the cats sleep on the sofa. I feed the animals in the morning and take the dog to the vet twice a year.';
const EXAM =
  'I study economics at university, and this semester I have four exams. Our lecturer gives a lot of homework, so my classmates and I review our notes in the library until it closes.';
const FOOTBALL =
  'We play football on Sunday with my team. The last match was against a strong opponent, the goalkeeper was injured, and we scored a goal in the final minute, so the fans were shouting.';
const TET =
  'For Tet my mother cooks sticky rice cakes, and children receive red envelopes with lucky money. We decorate the altar with peach blossom and watch the fireworks at midnight.';
const FILM =
  'The film is about a soldier who returns from the war and cannot find his family. The actor was wonderful, the ending made the whole cinema cry, and I read the novel afterwards.';
const LEARNT =
  'This is a very interesting question. In this day and age, different people have different opinions, and there are both advantages and disadvantages to this issue. On the one hand, it brings us many benefits. On the other hand, it depends on the situation and the person.';

export const RELEVANCE_CASES: readonly RelevanceCase[] = [
  // On topic, in the words of the question or its neighbours.
  [
    'parks-and-green-places',
    1,
    'Yes, there is a small park near my house. It has many old trees and a lake, and people walk there in the evening.',
    'about',
  ],
  [
    'parks-and-green-places',
    3,
    'Yes, I played outdoors every afternoon with the kids in my street. We climbed trees, caught insects and came home very dirty.',
    'about',
  ],
  [
    'food-and-cooking',
    1,
    'I usually have rice with fried pork and some vegetables for lunch, because the canteen of my company sells it cheaply.',
    'about',
  ],
  [
    'food-and-cooking',
    5,
    'I would be happy with it. Students could learn to cook simple dishes, and they would understand how much work their mothers do in the kitchen.',
    'about',
  ],
  [
    'friends',
    2,
    'I met my closest friend in grade six. She sat next to me and lent me her pen, and after that we walked home together each day.',
    'about',
  ],
  [
    'friends',
    4,
    'No, I am quite shy, so I make friends slowly. I need several weeks before I can chat with new classmates.',
    'about',
  ],
  [
    'music',
    4,
    'I tried to learn the guitar when I was fifteen, but my fingers hurt and I gave up after three lessons.',
    'about',
  ],
  [
    'music',
    5,
    'It helps me when the songs have no lyrics. If somebody sings, I listen to the singer and forget my homework.',
    'about',
  ],
  [
    'sleep',
    1,
    'Normally I sleep six hours. I go to bed at midnight and my alarm rings at six, so I am tired in class.',
    'about',
  ],
  [
    'sleep',
    4,
    'Coffee keeps me awake, and also my neighbour, who sings karaoke until eleven. When I worry about exams I lie in bed with open eyes.',
    'about',
  ],
  [
    'shopping',
    4,
    'If it is clothes I go to a shop, because I want to try them on. For books I order online, since the price is lower.',
    'about',
  ],
  [
    'mobile-phones',
    3,
    'I put my phone away during dinner, because my father gets angry when we look at the screen. At night it is in another room.',
    'about',
  ],
  [
    'a-helpful-neighbour',
    0,
    'I would like to talk about Mrs Lan, who lives next door. She repairs things for everyone in our lane and brought soup when my mother was ill. She never asks for money, and all neighbors trust her with their keys.',
    'about',
  ],
  [
    'a-helpful-neighbour',
    2,
    'Some people are afraid that the stranger is lying or will ask for money. Others think that the police will blame them, so they only watch or film with a phone.',
    'about',
  ],
  // On topic in simple words, without those of the question.
  [
    'parks-and-green-places',
    2,
    'I sit under a tree and listen to the birds. Sometimes I bring a book, or I just walk slowly around the lake.',
    'about',
  ],
  [
    'food-and-cooking',
    2,
    'My grandmother. She never lets anybody help, and by five the soup is ready.',
    'about',
  ],
  [
    'food-and-cooking',
    4,
    'I buy noodles from the lady at the corner, it is cheap and faster than washing dishes.',
    'about',
  ],
  [
    'friends',
    3,
    'We call each other every weekend and send silly photos. Once a year I take the train to visit her.',
    'about',
  ],
  [
    'music',
    1,
    'This morning on the bus. I had my headphones on, and there was an old song that my mother loves.',
    'about',
  ],
  ['sleep', 3, 'Yes, after lunch I lie down for twenty minutes, and then I can study better.', 'about'],
  ['shopping', 2, 'A pair of shoes. My old ones had a hole, so I paid half of my salary for them.', 'about'],
  [
    'mobile-phones',
    1,
    'My brother gave it to me when he got a new one. The screen is a bit broken, but the camera still takes good pictures.',
    'about',
  ],
  // Beside it, fluently.
  ['food-and-cooking', 1, BUS, 'beside'],
  ['music', 4, SHOES, 'beside'],
  ['sleep', 1, DOG, 'beside'],
  ['parks-and-green-places', 4, EXAM, 'beside'],
  ['shopping', 4, FOOTBALL, 'beside'],
  ['mobile-phones', 3, TET, 'beside'],
  ['food-and-cooking', 5, FILM, 'beside'],
  ['a-helpful-neighbour', 2, SHOES, 'beside'],
  ['friends', 2, BUS, 'beside'],
  ['sleep', 4, TET, 'beside'],
  // Learnt by heart for any question.
  ['mobile-phones', 5, LEARNT, 'memorised'],
  [
    'parks-and-green-places',
    5,
    `${LEARNT} From my point of view, we should try our best to solve this problem.`,
    'memorised',
  ],
  // Silent.
  ['music', 1, '', 'nothing'],
  ['friends', 1, ' … ', 'nothing'],
  // In Vietnamese, with its marks and as a machine may write it.
  ['food-and-cooking', 1, 'Buổi trưa tôi thường ăn cơm với thịt kho và rau ở gần công ty.', 'not_english'],
  ['sleep', 1, 'toi thuong ngu sau tieng moi dem va dau gio sang phai day di hoc', 'not_english'],
  // The question read aloud.
  [
    'shopping',
    4,
    'How do you decide whether to buy something online or in a shop? How do you decide, online or in a shop?',
    'read_aloud',
  ],
  [
    'parks-and-green-places',
    5,
    'If your town had one piece of empty land, should it become a park or something else? Something else.',
    'read_aloud',
  ],
  // Too little to say anything.
  ['friends', 5, 'Yes, I think so.', 'unsure'],
  ['mobile-phones', 2, 'Well, it is hard to say, it depends.', 'unsure'],
];
