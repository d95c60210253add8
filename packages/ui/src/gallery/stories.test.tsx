import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { show } from '../testing/show.ts';
import { stories } from './stories.ts';
import type { InLanguage } from './story.ts';

const languages: Record<string, InLanguage> = { id: (id) => id, en: (_, en) => en };

const complaints: unknown[][] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said));
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(complaints.splice(0)).toEqual([]);
});

describe.each(Object.entries(stories))('%s', (_, states) => {
  test.each(
    Object.entries(states).flatMap(([state, story]) =>
      Object.entries(languages).map(([language, say]) => ({ state, language, story, say })),
    ),
  )('$state ($language) renders without an error, and axe finds no fault [A1]', async ({ story, say }) => {
    const { baseElement } = show(story(say));
    expect(baseElement.firstElementChild?.childElementCount).toBeGreaterThan(0);
    await expectAccessible(baseElement);
  });
});
