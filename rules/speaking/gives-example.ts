import { isHeard } from './heard-phrases.ts';
import { tellsPastEvent } from './past-event.ts';

const NAMED = [
  ...[
    'for example',
    'for instance',
    'such as',
    'one example',
    'a good example',
    'an example',
    'another example',
  ],
  ...['to give you an example', 'take my', 'in my case'],
];
/** Less plainly: what may be an example. */
const PERHAPS = [
  ...[
    'like when',
    'things like',
    'something like',
    'like my',
    'like the',
    'once',
    'one time',
    'one day',
    'say',
  ],
  ...[
    'example',
    'instance',
    'when i was',
    'my friend',
    'my mother',
    'my father',
    'my mum',
    'my dad',
    'my sister',
  ],
  ...['my brother', 'my cousin', 'my neighbour', 'my neighbor', 'my uncle', 'my aunt', 'my mom', 'my family'],
];

/** Whether an example is given in so many words. */
export const givesExample = (said: string): boolean => isHeard(said, NAMED);

/** Whether something in it may be an example: somebody is named, or something is told. */
export const mayGiveExample = (said: string): boolean =>
  isHeard(said, [...NAMED, ...PERHAPS]) || tellsPastEvent(said);
