import createCache, { type EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';
import { styleOptions } from '../layout/style-options.ts';

export interface Markup {
  html: string;
  css: { ids: string; text: string };
}

/** The replacement of a boundary that was not ready, and a script of React's for forms, which needs a nonce. */
const unfinished = /<!--\$!-->|<script>/;

/**
 * Renders a tree to HTML and its styles. Waits for all of it: nothing streams in late, so only a component's form action
 * needs an inline script.
 * Throws what a component threw.
 */
export const renderMarkup = async (
  tree: (cache: EmotionCache) => ReactNode,
  { nonce, signal }: { nonce: string; signal: AbortSignal },
): Promise<Markup> => {
  const cache = createCache({ ...styleOptions, nonce });
  // Styles are collected in the cache and written once, instead of beside each element.
  cache.compat = true;
  const node = tree(cache);
  // Pages have their data, so one go is enough and costs a third less than a stream.
  const whole = renderToString(node);
  const html = unfinished.test(whole) ? await streamed(node, { nonce, signal }) : whole;
  const ids = Object.keys(cache.inserted);
  const text = ids.map((id) => cache.inserted[id]).filter((rule) => typeof rule === 'string');
  return { html, css: { ids: ids.join(' '), text: text.join('') } };
};

const streamed = async (
  tree: ReactNode,
  options: { nonce: string; signal: AbortSignal },
): Promise<string> => {
  let broken: unknown;
  const stream = await renderToReadableStream(tree, {
    ...options,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      broken ??= error;
    },
  });
  await stream.allReady;
  if (broken) throw broken;
  return await new Response(stream).text();
};
