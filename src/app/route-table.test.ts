import { describe, expect, it } from 'vitest';
import { ROUTE_TABLE } from './route-table.ts';

/** Pages that guests may open; every other named page sends them home. */
const FOR_GUESTS = [
  'index ai-interactive-result blog blog-search-tag blog-slug contact conversation conversation-guest',
  'conversation-detail-id output-commit payments report speaking-ai-guest speaking-ai-trial terms-conditions',
  'trial-class view-roadmap input-test-Instructions-test input-test-practice-test input-test-id',
  'practice-waiting-result practice-id practice-result-id practice-result-id-detail-writing-questionId',
  'practice-result-id-detail-speaking-questionId pronunciation-id course-detail-id course-overview-id lesson-id',
  'revise-id revise-result-id speaking-practice-id phieu-id luyen-de chung-chi giay-phep cho-gui maintenance',
].flatMap((names) => names.split(' '));

const FOR_LEARNERS = [
  'my-course my-profile my-profile-change-password my-profile-my-certificate my-profile-my-course my-profile-privacy speaking-ai',
  'test-prediction tutor virtual-speaking-entry pronunciation-ipa pronunciation-letter class-detail-classId',
  'speaking-revise-id test-result-detail-id virtual-practice-conversation-id virtual-speaking-practice-id',
  'virtual-speaking-practice-result-id virtual-speaking-test-id virtual-speaking-test-result-id so-loi tai-ve',
].flatMap((names) => names.split(' '));

const BARE = [
  'revise-id revise-result-id practice-id practice-result-id practice-result-id-detail-writing-questionId',
  'practice-result-id-detail-speaking-questionId pronunciation-id input-test-practice-test speaking-practice-id',
  'speaking-revise-id virtual-practice-conversation-id virtual-speaking-practice-id virtual-speaking-test-id',
  'maintenance',
].flatMap((names) => names.split(' '));

const namesWhere = (test: (row: (typeof ROUTE_TABLE)[number]) => boolean): string[] =>
  ROUTE_TABLE.filter(test)
    .map(([, name]) => name)
    .toSorted();

describe('ROUTE_TABLE', () => {
  it('names every page once', () => {
    expect(new Set(ROUTE_TABLE.map(([, name]) => name)).size).toBe(ROUTE_TABLE.length);
    expect(new Set(ROUTE_TABLE.map(([path]) => path)).size).toBe(ROUTE_TABLE.length);
  });

  it('opens these to guests, and no others', () => {
    expect(namesWhere(([, , visitors]) => visitors === 'all')).toEqual(FOR_GUESTS.toSorted());
    expect(namesWhere(([, , visitors]) => visitors === 'learners')).toEqual(FOR_LEARNERS.toSorted());
  });

  it('hides header and footer on these, and no others', () => {
    expect(namesWhere(([, , , layout]) => layout === 'bare')).toEqual(BARE.toSorted());
  });
});
