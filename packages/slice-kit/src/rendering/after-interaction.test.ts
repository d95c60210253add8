import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { afterInteraction } from './after-interaction.ts';
import { afterPaint } from './after-paint.ts';

let told: string[] = [];
const press = (name: string) =>
  afterInteraction(
    () => told.push(name),
    () => told.push(`${name} taken back`),
  );

beforeEach(() => {
  told = [];
});

test('the effect of a press comes after the paint, once [P5]', async () => {
  press('first');
  requestAnimationFrame(() => told.push('drawn'));
  await afterPaint();
  await afterPaint();
  expect(told).toEqual(['drawn', 'first']);
});

test.each(['pointerDown', 'keyDown', 'click'] as const)(
  'the next press finds it done: %s [R16]',
  async (kind) => {
    press('first');
    const seen = () => told.push('next');
    document.body.addEventListener(kind.toLowerCase(), seen, { once: true });
    fireEvent[kind](document.body);
    await afterPaint();
    expect(told).toEqual(['first', 'next']);
  },
);

test('the press itself is no next press', async () => {
  const clicked = () => press('first');
  document.body.addEventListener('click', clicked, { once: true });
  fireEvent.click(document.body);
  expect(told).toEqual([]);
  await afterPaint();
  expect(told).toEqual(['first']);
});

test('who goes back first takes the press back [R16]', async () => {
  press('first');
  fireEvent.popState(window);
  await afterPaint();
  expect(told).toEqual(['first taken back']);
});

test('what was called off is done neither way', async () => {
  press('first')();
  fireEvent.click(document.body);
  fireEvent.popState(window);
  await afterPaint();
  expect(told).toEqual([]);
});
