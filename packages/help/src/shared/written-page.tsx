import type { ContentPage } from '@pasar/contract';
import { LocalLink } from '@pasar/slice-kit';
import { Container, RichText, Stack } from '@pasar/ui';
import type { ReactNode } from 'react';
import { leadStyle, pageStyle, titleStyle } from './help.styles.ts';
import { HelpTrail } from './help-trail.tsx';

interface WrittenPageProps {
  page: Pick<ContentPage, 'title' | 'summary' | 'body'>;
  /** Below the text. */
  children?: ReactNode;
}

/** A page that staff write: its title, what it is about, its text. */
export const WrittenPage = ({ page: { title, summary, body }, children }: WrittenPageProps) => (
  <Container>
    <Stack gap={32} css={pageStyle}>
      <Stack gap={12}>
        <HelpTrail title={title} />
        <h1 css={titleStyle} tabIndex={-1}>
          {title}
        </h1>
        <p css={leadStyle}>{summary}</p>
      </Stack>
      <RichText body={body} renderLink={({ href, ...rest }) => <LocalLink to={href} {...rest} />} />
      {children}
    </Stack>
  </Container>
);
