import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Section } from './section.tsx';

afterEach(() => vi.restoreAllMocks());

let broken = true;
const Part = () => {
  if (broken) throw new Error('boom');
  return <p>part</p>;
};

test('a part that breaks leaves the rest of the page, and comes back when it is tried again', async () => {
  // React logs every caught error to the console; here it is expected.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <p>rest</p>
      <Section
        fallbackName="Ulasan"
        fallback={(retry) => (
          <button type="button" onClick={retry}>
            retry
          </button>
        )}
      >
        <Part />
      </Section>
    </>,
  );
  expect(screen.getByText('rest')).toBeInstanceOf(HTMLElement);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'retry' }));
  expect(screen.getByText('part')).toBeInstanceOf(HTMLElement);
});
