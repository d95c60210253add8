import { legalVersions } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Container, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { leadStyle, titleStyle } from '../shared/auth-layout/auth-layout.styles.ts';
import { paragraphStyle, sectionTitleStyle, termsStyle } from './terms-page.styles.ts';

const sections = ['account', 'buying', 'selling', 'data', 'change'] as const;

export const TermsPage = () => {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  return (
    <Container>
      <article css={termsStyle}>
        <Stack gap={32}>
          <Stack gap={8}>
            <h1 css={titleStyle} tabIndex={-1}>
              {t('terms.title')}
            </h1>
            <p css={leadStyle}>{t('terms.updated', { date: date(legalVersions.terms.since) })}</p>
          </Stack>
          {sections.map((section) => (
            <Stack as="section" gap={8} key={section} id={section}>
              <h2 css={sectionTitleStyle}>{t(`terms.sections.${section}.title`)}</h2>
              <p css={paragraphStyle}>{t(`terms.sections.${section}.text`)}</p>
            </Stack>
          ))}
        </Stack>
      </article>
    </Container>
  );
};
