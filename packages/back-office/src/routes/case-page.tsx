import { adminComplaintEndpoints } from '@pasar/contract';
import { LocalLink, linkTo, useFormat, usePageData, useTimes } from '@pasar/slice-kit';
import { Badge, Card, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { CaseThread } from '../features/decide-case/case-thread.tsx';
import { DecideCase } from '../features/decide-case/decide-case.tsx';
import { EarlierCases } from '../features/decide-case/earlier-cases.tsx';
import { RequestReply } from '../features/decide-case/request-reply.tsx';
import { WaitingApproval } from '../shared/approval/waiting-approval.tsx';
import { ReadChat } from '../shared/chat/read-chat.tsx';
import { Facts } from '../shared/facts/facts.tsx';
import { columnStyle, columnsStyle } from '../shared/layout/columns.styles.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { PreviousNextLinks } from '../shared/previous-next/previous-next-links.tsx';
import { ClaimNotice } from '../shared/staff/claim-notice.tsx';
import type { caseLoader } from './case.loader.ts';

/** One complaint: what both sides say, the order's facts, and the decision with what each side would get. */
export const CasePage = () => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  const data = usePageData<typeof caseLoader>();
  return (
    <OfficePage
      title={data.page ? t('complaint.title', { code: data.page.order_code }) : t('nav.cases')}
      data={data}
    >
      {(one, me) => (
        <>
          <PreviousNextLinks
            queue={one.queue}
            id={one.id}
            pathFor={(id) => linkTo('back-office.case', { id })}
          />
          <p>
            <Badge tone={one.status === 'escalated' ? 'warning' : 'neutral'}>
              {t(`cases.state.${one.status}`)}
            </Badge>{' '}
            {one.type_label}
          </p>
          <WaitingApproval approval={one.approval} me={me} />
          <ClaimNotice kind="complaint" id={one.id} waits={one.status === 'escalated'} />
          <div css={columnsStyle}>
            <div css={columnStyle}>
              <Card padding="m">
                <CaseThread messages={one.messages} images={one.images} />
              </Card>
              <ReadChat
                key={one.id}
                storeName={one.merchant.merchant_name}
                text={t('chat.aboutCase')}
                send={(api, body, options) =>
                  api.call(
                    adminComplaintEndpoints.readChat,
                    { body: { complaint_id: one.id, ...body } },
                    options,
                  )
                }
              />
              {one.earlier && <EarlierCases earlier={one.earlier} />}
              <Card padding="m">
                <Facts
                  facts={one.items.map((item) => [
                    `${item.qty} × ${item.name}${item.variant_label && ` (${item.variant_label})`}`,
                    rupiah(item.total),
                  ])}
                />
              </Card>
            </div>
            <div css={columnStyle}>
              <Card padding="m">
                <Facts
                  facts={[
                    [
                      t('cases.order'),
                      <TextLink
                        key="order"
                        as={LocalLink}
                        to={linkTo('back-office.order', { code: one.order_code })}
                      >
                        {one.order_code}
                      </TextLink>,
                    ],
                    [t('cases.buyer'), one.buyer.name || one.buyer.email],
                    [t('cases.store'), one.merchant.merchant_name],
                    [t('cases.asked'), rupiah(one.amount)],
                    [t('cases.held'), rupiah(one.held)],
                    [
                      t('complaint.shipping'),
                      `${one.shipping.courier.toUpperCase()} ${one.shipping.service}`,
                    ],
                    [t('complaint.awb'), one.shipping.awb],
                    [t('complaint.shipped'), one.shipping.shipped_at && dateTime(one.shipping.shipped_at)],
                    [
                      t('complaint.delivered'),
                      one.shipping.delivered_at && dateTime(one.shipping.delivered_at),
                    ],
                    [t('complaint.sellerUntil'), dateTime(one.due_at)],
                    ...(one.result
                      ? ([
                          [t('complaint.split.buyer'), rupiah(one.result.refunded)],
                          [t('complaint.split.seller'), rupiah(one.result.seller_net)],
                        ] as const)
                      : []),
                  ]}
                />
              </Card>
              {one.status === 'escalated' && <RequestReply key={`ask ${one.id}`} one={one} now={one.now} />}
              {(one.status === 'escalated' || one.status === 'open') && <DecideCase key={one.id} one={one} />}
            </div>
          </div>
        </>
      )}
    </OfficePage>
  );
};
