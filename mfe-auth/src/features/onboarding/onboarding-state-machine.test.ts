import { describe, expect, test } from 'vitest';
import { applyOnboardingEvent, type OnboardingState } from './onboarding-state-machine.ts';

const at = (place: Partial<OnboardingState>): OnboardingState => ({
  flow: 'merchant',
  type: 'company',
  step: 'personal',
  status: 'filling',
  ...place,
});

const walk = (place: OnboardingState, turn: 'saved' | 'back') => {
  const visited: string[] = [];
  let now = place;
  for (let turns = 0; turns < 6; turns++) {
    visited.push(now.status === 'filling' ? now.step : now.status);
    now = applyOnboardingEvent(now, turn);
  }
  return [...new Set(visited)];
};

describe('the steps of a setup', () => {
  test.each([
    ['merchant', 'company', ['personal', 'company', 'store', 'location', 'bank', 'success']],
    ['merchant', 'personal', ['personal', 'store', 'location', 'bank', 'success']],
    ['buyer', 'company', ['personal', 'location', 'company', 'success']],
    ['buyer', 'personal', ['personal', 'location', 'success']],
  ] as const)('%s, %s: each save leads on [SETUP-02] [SETUP-07]', (flow, type, steps) => {
    expect(walk(at({ flow, type }), 'saved')).toEqual(steps);
  });

  test('back from 3 to 1 for a single merchant, and not further than 1 [SETUP-02]', () => {
    expect(walk(at({ type: 'personal', step: 'bank' }), 'back')).toEqual([
      'bank',
      'location',
      'store',
      'personal',
    ]);
    expect(walk(at({ step: 'store' }), 'back')).toEqual(['store', 'company', 'personal']);
  });

  test('a save without a response fails the onboarding only at the last step, and can be tried again [SETUP-05]', () => {
    expect(applyOnboardingEvent(at({ step: 'store' }), 'unanswered')).toEqual(at({ step: 'store' }));
    const failed = applyOnboardingEvent(at({ step: 'bank' }), 'unanswered');
    expect(failed.status).toBe('failed');
    expect(applyOnboardingEvent(failed, 'again')).toEqual(at({ step: 'bank' }));
    expect(applyOnboardingEvent(failed, 'saved')).toEqual(failed);
  });
});
