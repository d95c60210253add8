import {
  type AdminMe,
  type AdminReview,
  adminReviewEndpoints,
  type HideReason,
  hasStaffRole,
} from '@pasar/contract';
import { DetailPane, Thumbnails } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat, useTimes } from '@pasar/slice-kit';
import { Badge, Notice, Stack, Stars, TextLink } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionBar } from '../../shared/decide/decision-bar.tsx';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { Facts } from '../../shared/facts/facts.tsx';
import { writtenTextStyle } from '../../shared/facts/written-text.styles.ts';
import { storeReaders } from '../../shared/staff/store-readers.ts';
import { HideReasonField } from './hide-reason-field.tsx';
import { reviewsPath } from './reviews-query.ts';

interface ReviewDetailProps {
  review: AdminReview;
  me: AdminMe;
  closeTo: string;
}

/** One review beside the list, and whether the market shows and counts it. */
export const ReviewDetail = ({ review, me, closeTo }: ReviewDetailProps) => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  const { dateTime } = useTimes();
  const [reasonCode, setReasonCode] = useState<HideReason>('insulting');
  const { id: review_id, version, product, store, hidden } = review;
  const isHidden = review.status === 'hidden';
  const verb = isHidden ? 'show' : 'hide';
  const mayOpenStore = hasStaffRole(me.roles, storeReaders);
  return (
    <DetailPane title={product.name} subject={String(review_id)} close={{ to: closeTo, label: t('close') }}>
      <Stack gap={16}>
        {hidden && (
          <Notice tone="danger" title={hidden.reason}>
            {hidden.note} · {dateTime(hidden.at)}
          </Notice>
        )}
        <Stars value={review.rating} label={t('reviews.rating', { n: number(review.rating) })} />
        <p css={writtenTextStyle}>{review.text || t('reviews.noText')}</p>
        <Thumbnails
          pictures={review.images.map(({ w150, w1200 }, index) => ({
            small: w150,
            large: w1200,
            alt: t('reviews.image', { n: index + 1 }),
          }))}
        />
        <Facts
          facts={[
            [
              t('reviews.author'),
              <>
                {review.author} {review.is_anonymous && <Badge>{t('reviews.anonymous')}</Badge>}
              </>,
            ],
            [
              t('reviews.product'),
              product.slug === null ? (
                product.name
              ) : (
                <TextLink as={LocalLink} to={linkTo('storefront.product', { slug: product.slug })}>
                  {product.name}
                </TextLink>
              ),
            ],
            [
              t('reviews.store'),
              mayOpenStore ? (
                <TextLink as={LocalLink} to={linkTo('back-office.store', { id: store.id })}>
                  {store.merchant_name}
                </TextLink>
              ) : (
                store.merchant_name
              ),
            ],
            [t('reviews.status'), t(`reviews.state.${review.status}`)],
            [t('reviews.created'), dateTime(review.created_at)],
            [t('reviews.edited'), review.edited_at && dateTime(review.edited_at)],
          ]}
        />
        <TextLink as={LocalLink} to={reviewsPath({ store: store.id })}>
          {t('reviews.allOfStore')}
        </TextLink>
        <DecisionBar>
          <ReasonAction
            button={t(`reviews.${verb}.button`)}
            title={t(`reviews.${verb}.title`)}
            text={t(`reviews.${verb}.text`)}
            yes={t(`reviews.${verb}.yes`)}
            danger={!isHidden}
            hotkey={isHidden ? 'a' : 'r'}
            reason={t(isHidden ? 'decide.reason' : 'reviews.note')}
            reasonField={isHidden ? 'reason' : 'note'}
            send={(api, text, options) =>
              isHidden
                ? api.call(adminReviewEndpoints.show, { body: { review_id, reason: text } }, options)
                : api.call(
                    adminReviewEndpoints.hide,
                    { body: { review_id, version, reason_code: reasonCode, note: text } },
                    options,
                  )
            }
          >
            {() => !isHidden && <HideReasonField value={reasonCode} onChange={setReasonCode} />}
          </ReasonAction>
        </DecisionBar>
      </Stack>
    </DetailPane>
  );
};
