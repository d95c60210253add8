import { LocalLink } from '@pasar/slice-kit';
import { Stack, TextLink } from '@pasar/ui';
import type { ReactNode } from 'react';
import { paragraphStyle, sectionTitleStyle } from './help.styles.ts';

export interface TextSection {
  /** The anchor of its heading. */
  id: string;
  title: string;
  /** Paragraphs, one a line. */
  text: string;
  link?: { to: string; text: string };
  /** Below its paragraphs. */
  more?: ReactNode;
}

/** The sections of a text, each under a heading that an address can point to. */
export const SectionList = ({ sections }: { sections: readonly TextSection[] }) =>
  sections.map(({ id, title, text, link, more }) => (
    <Stack as="section" gap={8} key={id} aria-labelledby={id}>
      <h2 id={id} css={sectionTitleStyle}>
        {title}
      </h2>
      {text.split('\n').map((paragraph) => (
        <p key={paragraph} css={paragraphStyle}>
          {paragraph}
        </p>
      ))}
      {more}
      {link && (
        <p>
          <TextLink as={LocalLink} to={link.to} standalone>
            {link.text}
          </TextLink>
        </p>
      )}
    </Stack>
  ));
