import * as v from 'valibot';
import type { Rendered } from './protocol.ts';

const mostBytes = 2 * 2 ** 20;

/** A process may be in hostile hands: what it returns is data to be checked. */
const Answer = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  redirect: v.optional(v.string()),
  clearToken: v.optional(v.boolean()),
  shared: v.optional(v.boolean()),
  mode: v.picklist(['ssr', 'frame']),
  lang: v.picklist(['id', 'en']),
  head: v.string(),
  css: v.object({ ids: v.string(), text: v.string() }),
  baseCss: v.string(),
  html: v.string(),
  hydration: v.unknown(),
  error: v.optional(v.pipe(v.string(), v.maxLength(8_192))),
  errorKind: v.optional(v.picklist(['loader', 'render'])),
  pages: v.array(v.string()),
});

/** Throws when an answer is none that a document can be made of. */
export const checkRendered = (answer: unknown): Rendered => {
  const rendered = v.parse(Answer, answer);
  const { html, head, css, baseCss, hydration } = rendered;
  const parts = [html, head, css.ids, css.text, baseCss, JSON.stringify(hydration) ?? ''];
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  if (bytes > mostBytes) throw new Error(`the page has ${bytes} characters`);
  return rendered;
};
