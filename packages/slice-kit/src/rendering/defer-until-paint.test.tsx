import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeferUntilPaint } from './defer-until-paint.tsx';

test('what a press opens comes after the paint that acknowledges the press [P5]', async () => {
  const pictures: string[] = [];
  requestAnimationFrame(() => pictures.push(document.body.textContent));
  render(
    <main>
      heard
      <DeferUntilPaint> and opened</DeferUntilPaint>
    </main>,
  );
  await waitFor(() => expect(screen.getByRole('main').textContent).toBe('heard and opened'));
  expect(pictures).toEqual(['heard']);
});

test('what is closed before it was painted does not come', async () => {
  const { container, rerender } = render(<DeferUntilPaint>opened</DeferUntilPaint>);
  rerender(<p>closed</p>);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  expect(container.textContent).toBe('closed');
});
