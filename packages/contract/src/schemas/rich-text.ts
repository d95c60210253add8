import * as v from 'valibot';

/** Words of one kind in a row; `\n` is a line break. */
const Span = v.object({
  text: v.string(),
  strong: v.optional(v.literal(true)),
  emphasis: v.optional(v.literal(true)),
  /** What they lead to: a path of this marketplace without language prefix, or an address of https, mailto or tel. */
  to: v.optional(v.string()),
});

/** A written text as nodes: what a page shows of Markdown, without HTML (people W68). */
export const RichText = v.array(
  v.variant('kind', [
    v.object({
      kind: v.literal('heading'),
      level: v.picklist([2, 3]),
      /** The anchor of the heading. */
      id: v.string(),
      spans: v.array(Span),
    }),
    v.object({ kind: v.literal('paragraph'), spans: v.array(Span) }),
    v.object({ kind: v.literal('list'), is_numbered: v.boolean(), items: v.array(v.array(Span)) }),
  ]),
);
export type RichText = v.InferOutput<typeof RichText>;
export type RichSpan = v.InferOutput<typeof Span>;
