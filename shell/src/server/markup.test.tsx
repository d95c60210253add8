// @vitest-environment node
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderMarkup } from './markup.ts';

const render = async (node: ReactNode) =>
  (await renderMarkup(() => node, { nonce: 'vouched', signal: new AbortController().signal })).html;

test("a form's action in a component brings React's script along, with the nonce that lets it run [S16]", async () => {
  const html = await render(
    <form action={() => undefined}>
      <button type="submit">send</button>
    </form>,
  );
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script nonce="vouched">']);
});

test('what needs no script is rendered without one', async () => {
  expect(await render(<p>hello</p>)).toBe('<p>hello</p>');
});
