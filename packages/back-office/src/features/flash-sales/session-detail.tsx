import { type AdminFlashSale, adminFlashSaleEndpoints } from '@pasar/contract';
import { DetailPane } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat, useLocale, useTimes } from '@pasar/slice-kit';
import { ButtonLink, Inline, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { Facts } from '../../shared/facts/facts.tsx';
import { EditButton } from '../../shared/form/edit-button.tsx';
import { SessionForm } from './session-form.tsx';
import { useRepeatName } from './use-repeat-name.ts';

interface SessionDetailProps {
  sale: AdminFlashSale;
  now: string;
  closeTo: string;
}

/** One session beside the list: when it is, what was submitted, its form, and how it is canceled. */
export const SessionDetail = ({ sale, now, closeTo }: SessionDetailProps) => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  const { dateTime } = useTimes();
  const nameRepeat = useRepeatName();
  const name = sale[`name_${useLocale()}`];
  const [editing, setEditing] = useState(false);
  const stop = () => setEditing(false);
  const isOver = sale.status === 'ended' || sale.status === 'cancelled';
  const { submitted = 0, approved = 0, rejected = 0, withdrawn = 0 } = sale.items;
  return (
    <DetailPane title={name} subject={String(sale.id)} close={{ to: closeTo, label: t('close') }}>
      {editing ? (
        <SessionForm sale={sale} now={now} onDone={stop} onCancel={stop} />
      ) : (
        <Stack gap={16}>
          <Facts
            facts={[
              [t('flash.fields.name_id'), sale.name_id],
              [t('flash.fields.name_en'), sale.name_en],
              [t('flash.status'), t(`flash.is.${sale.status}`)],
              [t('flash.fields.starts_at'), dateTime(sale.starts_at)],
              [t('flash.fields.ends_at'), dateTime(sale.ends_at)],
              [t('flash.fields.repeat_minutes'), nameRepeat(sale.repeat_minutes)],
              [t('flash.submitted'), number(submitted)],
              [t('flash.approved'), number(approved)],
              [t('flash.rejected'), number(rejected)],
              [t('flash.withdrawn'), number(withdrawn)],
            ]}
          />
          <Inline gap={8}>
            <ButtonLink
              as={LocalLink}
              to={linkTo('back-office.flashItems', { sale: sale.id, status: 'all' })}
            >
              {t('flash.seeItems')}
            </ButtonLink>
            {!isOver && (
              <>
                <EditButton onEdit={() => setEditing(true)} />
                <ReasonAction
                  button={t('flash.cancel.button')}
                  title={t('flash.cancel.title', { name })}
                  text={t('flash.cancel.text', { sellers: number(submitted + approved) })}
                  yes={t('flash.cancel.button')}
                  danger
                  send={(api, reason, options) =>
                    api.call(
                      adminFlashSaleEndpoints.cancel,
                      { body: { flash_sale_id: sale.id, reason } },
                      options,
                    )
                  }
                />
              </>
            )}
          </Inline>
        </Stack>
      )}
    </DetailPane>
  );
};
