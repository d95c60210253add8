import { type AdminPromo, adminPromoEndpoints } from '@pasar/contract';
import { DetailPane } from '@pasar/dashboard';
import { LocalLink, useFormat, useLocale, useTimes } from '@pasar/slice-kit';
import { Inline, Stack, TextLink } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { Facts } from '../../shared/facts/facts.tsx';
import { EditButton } from '../../shared/form/edit-button.tsx';
import { imageStyle } from './promo-detail.styles.ts';
import { PromoForm } from './promo-form.tsx';

/** One promo beside the list: what the home page shows, its form, and how it ends. */
export const PromoDetail = ({ promo, closeTo }: { promo: AdminPromo; closeTo: string }) => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  const { dateTime } = useTimes();
  const title = promo[`title_${useLocale()}`];
  const [editing, setEditing] = useState(false);
  const stop = () => setEditing(false);
  return (
    <DetailPane title={title} subject={String(promo.id)} close={{ to: closeTo, label: t('close') }}>
      {editing ? (
        <PromoForm promo={promo} onDone={stop} onCancel={stop} />
      ) : (
        <Stack gap={16}>
          <img src={promo.image.url} alt="" css={imageStyle} loading="lazy" />
          <Facts
            facts={[
              [t('promo.fields.title_id'), promo.title_id],
              [t('promo.fields.title_en'), promo.title_en],
              [t('promo.fields.subtitle_id'), promo.subtitle_id],
              [t('promo.fields.subtitle_en'), promo.subtitle_en],
              [t('promo.state'), t(`campaign.${promo.state}`)],
              [t('promo.fields.slug'), promo.slug],
              [
                t('promo.fields.target_url'),
                <TextLink key="target" as={LocalLink} to={promo.target_url}>
                  {promo.target_url}
                </TextLink>,
              ],
              [t('promo.fields.tone'), t(`promo.tone.${promo.tone}`)],
              [t('promo.fields.position'), number(promo.position)],
              [t('promo.fields.starts_at'), dateTime(promo.starts_at)],
              [t('promo.fields.ends_at'), dateTime(promo.ends_at)],
            ]}
          />
          <Inline gap={8}>
            <EditButton onEdit={() => setEditing(true)} />
            {promo.state !== 'ended' && (
              <ReasonAction
                button={t('promo.end.button')}
                title={t('promo.end.title', { title })}
                text={t('promo.end.text')}
                yes={t('promo.end.button')}
                danger
                send={(api, reason, options) =>
                  api.call(adminPromoEndpoints.end, { body: { promo_id: promo.id, reason } }, options)
                }
              />
            )}
          </Inline>
        </Stack>
      )}
    </DetailPane>
  );
};
