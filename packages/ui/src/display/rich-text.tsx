import { createElement, Fragment, type ReactNode } from 'react';
import { standaloneLinkStyles, textLinkStyles } from '../action/text-link.styles.ts';
import { LinkSlot, type RenderLink } from '../link-slot.tsx';
import {
  bulletStyle,
  listStyle,
  numberStyle,
  partTitleStyle,
  richTextStyle,
  sectionTitleStyle,
} from './rich-text.styles.ts';

/** Words of one kind in a row; `\n` is a line break. */
export interface RichTextSpan {
  text: string;
  strong?: true | undefined;
  emphasis?: true | undefined;
  /** A path of the site, or an address with its protocol. */
  to?: string | undefined;
}

export type RichTextBlock =
  | { kind: 'heading'; level: 2 | 3; id: string; spans: readonly RichTextSpan[] }
  | { kind: 'paragraph'; spans: readonly RichTextSpan[] }
  | { kind: 'list'; is_numbered: boolean; items: readonly (readonly RichTextSpan[])[] };

export interface RichTextProps {
  body: readonly RichTextBlock[];
  /** For paths of the site; other addresses are plain links. */
  renderLink?: RenderLink;
}

/** Parts of a text have no names and never move: their place is their key. */
const inARow = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);

type Show = (spans: readonly RichTextSpan[]) => ReactNode;

const Span = ({
  span: { text, strong, emphasis, to },
  isAlone,
  renderLink,
}: {
  span: RichTextSpan;
  isAlone: boolean;
  renderLink?: RenderLink | undefined;
}) => {
  const leaning = emphasis ? <em>{text}</em> : text;
  const shown = strong ? <strong>{leaning}</strong> : leaning;
  if (to === undefined) return shown;
  return (
    <LinkSlot
      css={isAlone ? standaloneLinkStyles : textLinkStyles}
      href={to}
      renderLink={to.startsWith('/') ? renderLink : undefined}
    >
      {shown}
    </LinkSlot>
  );
};

const Block = ({ block, show }: { block: RichTextBlock; show: Show }) => {
  if (block.kind === 'paragraph') return <p>{show(block.spans)}</p>;
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3';
    return (
      <Heading id={block.id} css={block.level === 2 ? sectionTitleStyle : partTitleStyle}>
        {show(block.spans)}
      </Heading>
    );
  }
  const List = block.is_numbered ? 'ol' : 'ul';
  return (
    <List css={[listStyle, block.is_numbered ? numberStyle : bulletStyle]}>
      {inARow(block.items.map((item) => <li>{show(item)}</li>))}
    </List>
  );
};

/** A written text: headings, paragraphs, lists, and words that are strong, lean or lead somewhere. */
export const RichText = ({ body, renderLink }: RichTextProps) => {
  const show: Show = (spans) =>
    inARow(spans.map((one) => <Span span={one} isAlone={spans.length === 1} renderLink={renderLink} />));
  return <div css={richTextStyle}>{inARow(body.map((block) => <Block block={block} show={show} />))}</div>;
};
