import createCache, { type EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';

export interface Markup {
  html: string;
  css: { ids: string; text: string };
}

/**
 * Renders a tree to HTML and its styles. Waits for all of it: nothing streams in late, so no inline script is needed.
 * Throws what a component threw.
 */
export const renderMarkup = async (
  tree: (cache: EmotionCache) => ReactNode,
  { nonce, signal }: { nonce: string; signal: AbortSignal },
): Promise<Markup> => {
  const cache = createCache({ key: 'css', nonce });
  // Styles are collected in the cache and written once, instead of beside each element.
  cache.compat = true;
  let broken: unknown;
  const stream = await renderToReadableStream(tree(cache), {
    nonce,
    signal,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      broken ??= error;
    },
  });
  await stream.allReady;
  if (broken) throw broken;
  const html = await new Response(stream).text();
  const ids = Object.keys(cache.inserted);
  const text = ids.map((id) => cache.inserted[id]).filter((rule) => typeof rule === 'string');
  return { html, css: { ids: ids.join(' '), text: text.join('') } };
};
