import { expect, it } from 'vitest';
import { stepTalk, TALK_START, type TalkEvent, type TalkState } from './talk-machine.ts';

const { stage } = TALK_START;

/** After an answer that was not understood. */
const AGAIN: TalkState = { stage: { name: 'open' }, slip: 'other', save: { name: 'none' } };

it.each<[what: string, before: TalkState, event: TalkEvent, after: Partial<TalkState>]>([
  ['the partner begins', TALK_START, { name: 'speaks' }, { stage: { name: 'speaking' } }],
  ['it is the learner’s turn', TALK_START, { name: 'spoke' }, { stage: { name: 'open' } }],
  ['the learner speaks again', AGAIN, { name: 'records' }, { slip: null }],
  ['it is listened to', AGAIN, { name: 'hears' }, { stage: { name: 'hearing' } }],
  ['own words are thought about', AGAIN, { name: 'thinks' }, { stage: { name: 'thinking' }, slip: null }],
  [
    'it may have been one of two',
    AGAIN,
    { name: 'unsure', candidates: ['yes', 'no'] },
    { stage: { name: 'unsure', candidates: ['yes', 'no'] }, slip: null },
  ],
  [
    'nothing was heard',
    { ...AGAIN, stage: { name: 'hearing' } },
    { name: 'unheard', slip: 'silence' },
    { stage: { name: 'open' }, slip: 'silence' },
  ],
  ['an answer was understood', AGAIN, { name: 'answered', slip: null }, { slip: null }],
  ['the talk went on without', AGAIN, { name: 'answered', slip: 'wentOn' }, { slip: 'wentOn' }],
  ['it begins afresh', { ...AGAIN, stage }, { name: 'afresh' }, { slip: null }],
  ['its end is saved', AGAIN, { name: 'saved' }, { save: { name: 'saved' } }],
  [
    'its end is not saved',
    { ...AGAIN, save: { name: 'saved' } },
    { name: 'unsaved', error: 'full' },
    { save: { name: 'failed', error: 'full' } },
  ],
])('%s; nothing else changes', (_, before, event, after) => {
  expect(stepTalk(before, event)).toEqual({ ...before, ...after });
});
