import { type AdminBanner, type AdminCategory, adminBannerEndpoints, locales } from '@pasar/contract';
import { DetailPane } from '@pasar/dashboard';
import { LocalLink, useLocale, useTimes } from '@pasar/slice-kit';
import { Inline, Stack, TextLink } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { Facts } from '../../shared/facts/facts.tsx';
import { EditButton } from '../../shared/form/edit-button.tsx';
import { BannerForm } from './banner-form.tsx';
import { BannerPreview } from './banner-preview.tsx';
import { PublishBanner } from './publish-banner.tsx';

interface BannerDetailProps {
  banner: AdminBanner;
  categories: readonly AdminCategory[];
  closeTo: string;
}

const BannerFacts = ({ banner }: { banner: AdminBanner }) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const { dateTime } = useTimes();
  return (
    <Facts
      facts={[
        [t('banner.state'), t(`banner.is.${banner.state}`)],
        [t('banner.fields.place'), t(`banner.place.${banner.place}`)],
        [t('banner.fields.category_id'), banner.category?.[`name_${locale}`] ?? null],
        [
          t('banner.fields.target_url'),
          <TextLink key="target" as={LocalLink} to={banner.target_url}>
            {banner.target_url}
          </TextLink>,
        ],
        [t('banner.fields.starts_at'), dateTime(banner.starts_at)],
        [
          t('banner.fields.ends_at'),
          banner.ends_at === null ? t('banner.endless') : dateTime(banner.ends_at),
        ],
      ]}
    />
  );
};

/** One banner beside the list: how it looks in both languages, its form, and what makes it visible or not. */
export const BannerDetail = ({ banner, categories, closeTo }: BannerDetailProps) => {
  const { t } = useTranslation('back-office');
  const title = banner[`title_${useLocale()}`];
  const [editing, setEditing] = useState(false);
  const stop = () => setEditing(false);
  return (
    <DetailPane title={title} subject={String(banner.id)} close={{ to: closeTo, label: t('close') }}>
      {editing ? (
        <BannerForm banner={banner} categories={categories} onDone={stop} onCancel={stop} />
      ) : (
        <Stack gap={16}>
          <Stack gap={8} role="group" aria-label={t('banner.preview')}>
            {locales.map((lang) => (
              <BannerPreview
                key={lang}
                lang={lang}
                title={banner[`title_${lang}`]}
                image={banner.image.url}
              />
            ))}
          </Stack>
          <BannerFacts banner={banner} />
          <Inline gap={8}>
            {banner.state === 'draft' && <PublishBanner banner={banner} title={title} />}
            <EditButton onEdit={() => setEditing(true)} />
            {banner.state !== 'draft' && (
              <ReasonAction
                button={t('banner.end.button')}
                title={t('banner.end.title', { title })}
                text={t('banner.end.text')}
                yes={t('banner.end.button')}
                danger
                send={(api, reason, options) =>
                  api.call(adminBannerEndpoints.end, { body: { banner_id: banner.id, reason } }, options)
                }
              />
            )}
          </Inline>
        </Stack>
      )}
    </DetailPane>
  );
};
