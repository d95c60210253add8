import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSuggester } from './create-suggester.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A suggester whose calls are resolved by hand, in any order. */
const setUp = () => {
  const asked: { text: string; signal: AbortSignal; answer(value: string): void; fail(): void }[] = [];
  const shown: string[] = [];
  const suggester = createSuggester<string>({
    fetch(text, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      asked.push({ text, signal, answer: resolve, fail: () => reject(new Error('network')) });
      return promise;
    },
    onAnswer: (answer, text) => shown.push(`${text}: ${answer}`),
    onNothing: () => shown.push('nothing'),
  });
  const texts = () => asked.map(({ text }) => text);
  return { suggester, asked, shown, texts };
};
const settle = () => vi.advanceTimersByTimeAsync(0);

test('requests after 100 ms of rest, once for the last text [HEAD-01]', async () => {
  const { suggester, texts } = setUp();
  suggester.ask('b');
  await vi.advanceTimersByTimeAsync(99);
  suggester.ask('ba');
  await vi.advanceTimersByTimeAsync(99);
  expect(texts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(texts()).toEqual(['ba']);
});

test('an overtaken response is dropped, in whatever order responses arrive [HEAD-01]', async () => {
  const { suggester, asked, shown } = setUp();
  suggester.ask('ba');
  await vi.advanceTimersByTimeAsync(100);
  suggester.ask('batik');
  await vi.advanceTimersByTimeAsync(100);
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[1]?.answer('new');
  await settle();
  asked[0]?.answer('old');
  await settle();
  expect(shown).toEqual(['batik: new']);
});

test('a response that arrives while the next text is being typed is dropped', async () => {
  const { suggester, asked, shown } = setUp();
  suggester.ask('ba');
  await vi.advanceTimersByTimeAsync(100);
  suggester.ask('bat');
  asked[0]?.answer('old');
  await settle();
  expect(shown).toEqual([]);
});

test('an empty box and a failed call suggest nothing', async () => {
  const { suggester, asked, shown, texts } = setUp();
  suggester.ask('  ');
  expect([shown, texts()]).toEqual([['nothing'], []]);
  suggester.ask(' ba ');
  await vi.advanceTimersByTimeAsync(100);
  asked[0]?.fail();
  await settle();
  expect([shown, texts()]).toEqual([['nothing', 'nothing'], ['ba']]);
});

test('nothing is shown after the box was closed', async () => {
  const { suggester, asked, shown } = setUp();
  suggester.ask('ba');
  await vi.advanceTimersByTimeAsync(100);
  suggester.stop();
  asked[0]?.answer('late');
  await settle();
  expect(shown).toEqual([]);
});
