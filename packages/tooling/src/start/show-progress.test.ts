import { expect, test } from 'vitest';
import { showProgress } from './show-progress.ts';

const terminal = (isTTY: boolean) => {
  const lines: string[] = [];
  return {
    lines,
    out: { isTTY, write: (text: string) => lines.push(text) > 0 } as unknown as NodeJS.WriteStream,
  };
};

test('a log gets a line per quarter of a long step, not one per image', () => {
  const { lines, out } = terminal(false);
  const show = showProgress(out);
  for (let done = 0; done <= 100; done += 1) show('pictures', done, 100);
  expect(lines.map((line) => line.trim())).toEqual(
    [0, 25, 50, 75, 100].map((percent) => `Drawing pictures ${percent} %`),
  );
});

test('a terminal shows one line that moves and ends', () => {
  const { lines, out } = terminal(true);
  const show = showProgress(out);
  show('pictures', 1, 2);
  show('pictures', 2, 2);
  expect(lines[0]).toContain('50 %');
  expect(lines[0]).not.toContain('\n');
  expect(lines[1]).toMatch(/100 %\n$/);
});
