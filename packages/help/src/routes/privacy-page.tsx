import { deletionDays, mostViewed, sealedYears } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';
import { Container, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { leadStyle, pageStyle, titleStyle } from '../shared/help.styles.ts';
import { HelpTrail } from '../shared/help-trail.tsx';
import { SectionList } from '../shared/section-list.tsx';
import { Unanswered } from '../shared/unanswered.tsx';
import { StorageTable } from './storage-table.tsx';

const sections = ['given', 'collected', 'browser', 'seen', 'kept', 'choices'] as const;

/** What is stored, why, who sees it and for how long. */
export const PrivacyPage = () => {
  const { t } = useTranslation('help');
  return (
    <Container>
      <Stack gap={32} css={pageStyle}>
        <Stack gap={12}>
          <HelpTrail title={t('privacy.title')} />
          <h1 css={titleStyle} tabIndex={-1}>
            {t('privacy.title')}
          </h1>
          <p css={leadStyle}>{t('privacy.lead')}</p>
        </Stack>
        <SectionList
          sections={sections.map((id) => ({
            id,
            title: t(`privacy.sections.${id}.title`),
            text: t(`privacy.sections.${id}.text`, {
              viewed: mostViewed,
              days: deletionDays,
              years: sealedYears,
            }),
            ...(id === 'browser' && { more: <StorageTable /> }),
            ...(id === 'choices' && {
              link: { to: linkTo('buyer.privacy'), text: t('privacy.sections.choices.link') },
            }),
          }))}
        />
        <Unanswered />
      </Stack>
    </Container>
  );
};
