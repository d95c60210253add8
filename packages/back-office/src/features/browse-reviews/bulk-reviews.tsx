import { type AdminReview, adminReviewEndpoints, type HideReason } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkActions } from '../../shared/bulk/bulk-parts.tsx';
import type { Bulk } from '../../shared/bulk/use-bulk.ts';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { HideReasonField } from './hide-reason-field.tsx';

const named = (reviews: readonly AdminReview[]) =>
  reviews.map(({ id: review_id, version }) => ({ review_id, version }));

/** Hides the selected reviews, or shows them again. */
export const BulkReviews = ({ bulk }: { bulk: Bulk<AdminReview> }) => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  const [reasonCode, setReasonCode] = useState<HideReason>('insulting');
  const shown = bulk.selected.filter(({ status }) => status === 'shown');
  const hidden = bulk.selected.filter(({ status }) => status === 'hidden');
  const count = (reviews: readonly AdminReview[]) => ({ n: number(reviews.length) });
  return (
    <BulkActions bulk={bulk}>
      {hidden.length > 0 && (
        <ReasonAction
          button={t('reviews.many.show.button', count(hidden))}
          size="s"
          title={t('reviews.many.show.title', count(hidden))}
          text={t('reviews.many.show.text', count(hidden))}
          yes={t('reviews.show.yes')}
          send={async (api, reason) => {
            const body = { action: 'show', reviews: named(hidden), reason } as const;
            const { data } = await api.call(adminReviewEndpoints.bulk, { body });
            bulk.finish(data, hidden);
            return {};
          }}
        />
      )}
      {shown.length > 0 && (
        <ReasonAction
          button={t('reviews.many.hide.button', count(shown))}
          size="s"
          title={t('reviews.many.hide.title', count(shown))}
          text={t('reviews.many.hide.text', count(shown))}
          yes={t('reviews.hide.yes')}
          danger
          reason={t('reviews.note')}
          reasonField="note"
          send={async (api, note) => {
            const body = { action: 'hide', reviews: named(shown), reason_code: reasonCode, note } as const;
            const { data } = await api.call(adminReviewEndpoints.bulk, { body });
            bulk.finish(data, shown);
            return {};
          }}
        >
          {() => <HideReasonField value={reasonCode} onChange={setReasonCode} />}
        </ReasonAction>
      )}
    </BulkActions>
  );
};
