import { type AdminContent, adminContentEndpoints } from '@pasar/contract';
import { LocalLink, useTimes } from '@pasar/slice-kit';
import { Badge, Inline, Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';

interface ContentVersionsProps {
  page: AdminContent;
  toPreview: (number: number) => string;
}

/** Every publication of a page, the newest first; an earlier one can be published again. */
export const ContentVersions = ({ page: { slug, version, versions }, toPreview }: ContentVersionsProps) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  return (
    <Stack as="ol" gap={16}>
      {versions.map(({ number, published_at, published_by, repeats, requests_consent }, place) => (
        <Stack as="li" gap={4} key={number}>
          <Inline gap={8}>
            <strong>{t('content.number', { number })}</strong>
            {place === 0 && <Badge tone="success">{t('content.shown')}</Badge>}
            {requests_consent && <Badge tone="info">{t('content.asked')}</Badge>}
          </Inline>
          <p>
            {published_at === null
              ? t('content.delivered')
              : t('content.since', { at: dateTime(published_at), name: published_by ?? '–' })}
            {repeats !== null && ` ${t('content.repeats', { number: repeats })}`}
          </p>
          <Inline gap={8}>
            <TextLink as={LocalLink} to={toPreview(number)} standalone>
              {t('content.look', { number })}
            </TextLink>
            {place > 0 && (
              <ReasonAction
                button={t('content.restore.button', { number })}
                size="s"
                title={t('content.restore.title', { number })}
                text={t('content.restore.text')}
                yes={t('content.restore.yes')}
                send={(api, reason, options) =>
                  api.call(
                    adminContentEndpoints.restore,
                    { body: { slug, version, number, reason } },
                    options,
                  )
                }
              />
            )}
          </Inline>
        </Stack>
      ))}
    </Stack>
  );
};
