import { LocalLink, useFormat, usePageData } from '@pasar/slice-kit';
import { Container, RichText, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { leadStyle, titleStyle } from '../shared/auth-layout/auth-layout.styles.ts';
import type { termsLoader } from './terms.loader.ts';
import { termsStyle } from './terms-page.styles.ts';

/** What everybody agrees to with the registration; staff write it (people W68). */
export const TermsPage = () => {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const { title, body, since } = usePageData<typeof termsLoader>();
  return (
    <Container>
      <article css={termsStyle}>
        <Stack gap={32}>
          <Stack gap={8}>
            <h1 css={titleStyle} tabIndex={-1}>
              {title}
            </h1>
            {since && <p css={leadStyle}>{t('terms.updated', { date: date(since) })}</p>}
          </Stack>
          <RichText body={body} renderLink={({ href, ...rest }) => <LocalLink to={href} {...rest} />} />
        </Stack>
      </article>
    </Container>
  );
};
