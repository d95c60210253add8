import type { RichSpan, RichText } from '@pasar/contract';
import { fromMarkdown } from 'mdast-util-from-markdown';

type Node = ReturnType<typeof fromMarkdown>['children'][number];
type Marks = Omit<RichSpan, 'text'>;

/** What a page does not show, and the line of the Markdown where it begins. */
export interface RichTextProblem {
  kind: 'unsupported' | 'link';
  line: number;
}

interface Reading {
  ids: Set<string>;
  problems: RichTextProblem[];
}

/** HTML and indented code are text like any other: what is typed is what is shown. */
const plain = { disable: { null: ['htmlFlow', 'htmlText', 'codeIndented'] } };

const mayLink = (url: string): boolean => /^(\/(?![/\\])|https:\/\/|mailto:|tel:)/.test(url);

const report = ({ problems }: Reading, kind: RichTextProblem['kind'], { position }: Node): void => {
  problems.push({ kind, line: position?.start.line ?? 1 });
};

const readSpans = (reading: Reading, nodes: readonly Node[], marks: Marks = {}): RichSpan[] =>
  nodes.flatMap((node): RichSpan[] => {
    switch (node.type) {
      case 'text':
        // A line end of the source is a space; only a break that somebody wants is one.
        return [{ text: node.value.replaceAll('\n', ' '), ...marks }];
      case 'break':
        return [{ text: '\n', ...marks }];
      case 'strong':
        return readSpans(reading, node.children, { ...marks, strong: true });
      case 'emphasis':
        return readSpans(reading, node.children, { ...marks, emphasis: true });
      case 'link': {
        const isGood = mayLink(node.url);
        if (!isGood) report(reading, 'link', node);
        return readSpans(reading, node.children, isGood ? { ...marks, to: node.url } : marks);
      }
      default:
        report(reading, 'unsupported', node);
        return [];
    }
  });

/** `## Selling {#selling}`: a heading that other pages lead to keeps its anchor in both languages. */
const readAnchor = (spans: RichSpan[]): { spans: RichSpan[]; anchor?: string } => {
  const last = spans.at(-1);
  const [whole = '', anchor] = / ?\{#([a-z0-9-]+)\}$/.exec(last?.text ?? '') ?? [];
  if (!last || anchor === undefined) return { spans };
  return { spans: [...spans.slice(0, -1), { ...last, text: last.text.slice(0, -whole.length) }], anchor };
};

/** The anchor of a heading: its own or its spans, and a number where two have the same. */
const nameHeading = ({ ids }: Reading, spans: readonly RichSpan[], anchor?: string): string => {
  const name =
    anchor ??
    (spans
      .map(({ text }) => text)
      .join('')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') ||
      'bagian');
  let id = name;
  for (let count = 2; ids.has(id); count += 1) id = `${name}-${count}`;
  ids.add(id);
  return id;
};

const readItem = (reading: Reading, item: Node): RichSpan[] =>
  'children' in item
    ? item.children.flatMap((part, place): RichSpan[] => {
        if (part.type !== 'paragraph') report(reading, 'unsupported', part);
        const spans = part.type === 'paragraph' ? readSpans(reading, part.children) : [];
        return place > 0 ? [{ text: '\n' }, ...spans] : spans;
      })
    : [];

const readBlock = (reading: Reading, node: Node): RichText => {
  switch (node.type) {
    case 'heading': {
      const { depth } = node;
      if (depth !== 2 && depth !== 3) report(reading, 'unsupported', node);
      const { spans, anchor } = readAnchor(readSpans(reading, node.children));
      return [
        { kind: 'heading', level: depth === 3 ? 3 : 2, id: nameHeading(reading, spans, anchor), spans },
      ];
    }
    case 'paragraph':
      return [{ kind: 'paragraph', spans: readSpans(reading, node.children) }];
    case 'list':
      return [
        {
          kind: 'list',
          is_numbered: node.ordered ?? false,
          items: node.children.map((item) => readItem(reading, item)),
        },
      ];
    default:
      report(reading, 'unsupported', node);
      return [];
  }
};

/** Markdown as the nodes that a page shows, and what of it is shown otherwise or not at all. */
export const toRichText = (markdown: string): { body: RichText; problems: RichTextProblem[] } => {
  const reading: Reading = { ids: new Set(), problems: [] };
  const { children } = fromMarkdown(markdown, { extensions: [plain] });
  const body = children.flatMap((node) => readBlock(reading, node));
  return { body, problems: reading.problems };
};

/** All spans of a text in their order, for a search. */
export const toPlainText = (body: RichText): string =>
  body
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.spans]))
    .map((spans) => spans.map(({ text }) => text).join(''))
    .join('\n');
