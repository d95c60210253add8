import {
  type AdminMe,
  type AdminReports,
  adminReportEndpoints,
  type ChatMeasure,
  hasStaffRole,
} from '@pasar/contract';
import { DetailPane, Thumbnails, useKeys } from '@pasar/dashboard';
import { LocalLink, useFormat, useTimes } from '@pasar/slice-kit';
import { Badge, Button, Card, Notice, Stack, TextLink } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadChat } from '../../shared/chat/read-chat.tsx';
import { DecisionBar } from '../../shared/decide/decision-bar.tsx';
import { useDecision } from '../../shared/decide/use-decision.ts';
import { Facts } from '../../shared/facts/facts.tsx';
import { writtenTextStyle } from '../../shared/facts/written-text.styles.ts';
import { getSubjectPath } from '../../shared/moderation/get-subject-path.ts';
import { ClaimNotice } from '../../shared/staff/claim-notice.tsx';
import { storeReaders } from '../../shared/staff/store-readers.ts';
import { DecideReportsDialog, type ModerationReason } from './decide-reports-dialog.tsx';

type Outcome = 'uphold' | 'dismiss';
interface Request {
  outcome: Outcome;
  note: string;
  reason_code: ModerationReason | undefined;
  measure: ChatMeasure | undefined;
}

/** A store's page is open to fewer roles. */
const mayOpen = ({ type }: AdminReports['subject'], { roles }: AdminMe): boolean =>
  type !== 'store' || hasStaffRole(roles, storeReaders);

const Reports = ({ group: { reports } }: { group: AdminReports }) => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  const { dateTime } = useTimes();
  return (
    <Stack as="section" gap={8}>
      <h3>{t('reports.received', { count: reports.length, n: number(reports.length) })}</h3>
      {reports.map(({ id, reporter, reason, text, images, created_at }) => (
        <Card key={id} as="article" padding="s">
          <Stack gap={8}>
            <b>{reason}</b>
            {text && <p css={writtenTextStyle}>{text}</p>}
            <Thumbnails
              pictures={images.map((url, index) => ({
                small: url,
                large: url,
                alt: t('reports.image', { n: index + 1, name: reporter }),
              }))}
            />
            <small>{t('reports.from', { name: reporter, at: dateTime(created_at) })}</small>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
};

interface ReportDetailProps {
  group: AdminReports;
  me: AdminMe;
  closeTo: string;
}

/** What was reported, why, and what staff decide about it. */
export const ReportDetail = ({ group, me, closeTo }: ReportDetailProps) => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  const { dateTime } = useTimes();
  const [outcome, setOutcome] = useState<Outcome>();
  const { subject, state, decision } = group;
  const { decide, busy, errors, clear } = useDecision<Request>({
    send: (api, { outcome: chosen, note, reason_code, measure }, options) =>
      api.call(
        adminReportEndpoints.decide,
        {
          body: {
            ...{ report_ids: group.reports.map(({ id }) => id), result: chosen, note },
            ...(chosen === 'uphold' && reason_code && { reason_code }),
            ...(chosen === 'uphold' && measure && { measure }),
          },
        },
        options,
      ),
    done: () => setOutcome(undefined),
  });
  const choose = (chosen: Outcome) => {
    clear();
    setOutcome(chosen);
  };
  const isOpen = state === 'open';
  useKeys(isOpen ? { a: () => choose('uphold'), r: () => choose('dismiss') } : {});
  const { type, name } = subject;
  const title = type === 'product' || type === 'store' ? name : t(`reports.${type}Of`, { name });
  return (
    <DetailPane title={title} subject={String(group.id)} close={{ to: closeTo, label: t('close') }}>
      <Stack gap={16}>
        <ClaimNotice kind="report" id={group.id} waits={isOpen} />
        {errors.conflict && (
          <Notice tone="warning" live>
            {errors.conflict}
          </Notice>
        )}
        {decision && (
          <Notice tone="info" title={t(`reports.state.${state}`)}>
            {decision.note} · {dateTime(decision.at)}
          </Notice>
        )}
        {subject.rating !== null && <p>{t('reports.rating', { n: number(subject.rating) })}</p>}
        {subject.text && <p css={writtenTextStyle}>{subject.text}</p>}
        <Facts
          facts={[
            [t('reports.kind'), t(`reports.kindOf.${subject.type}`)],
            [t('reports.store'), subject.store.merchant_name],
            [
              t('reports.due'),
              <>
                {dateTime(group.due_at)}{' '}
                {group.is_urgent && <Badge tone="danger">{t('reports.urgent')}</Badge>}
              </>,
            ],
          ]}
        />
        {subject.is_blocked && <Notice tone="info">{t('reports.blocked')}</Notice>}
        {type === 'message' && (
          <ReadChat
            key={group.id}
            storeName={subject.store.merchant_name}
            text={t('chat.aboutReport')}
            send={(api, body, options) =>
              api.call(adminReportEndpoints.readChat, { body: { report_id: group.id, ...body } }, options)
            }
          />
        )}
        {type !== 'message' && mayOpen(subject, me) && (
          <TextLink as={LocalLink} to={getSubjectPath(subject)}>
            {t(`reports.see.${type}`)}
          </TextLink>
        )}
        {isOpen && (
          <DecisionBar>
            <Button variant="neutral" onClick={() => choose('uphold')}>
              {t(`reports.uphold.button.${subject.is_blocked ? 'done' : type}`)}
            </Button>
            <Button variant="secondary" onClick={() => choose('dismiss')}>
              {t('reports.dismiss.button')}
            </Button>
          </DecisionBar>
        )}
        <Reports group={group} />
      </Stack>
      {outcome && isOpen && !errors.conflict && (
        <DecideReportsDialog
          key={outcome}
          group={group}
          outcome={outcome}
          busy={busy}
          noteError={errors.note ?? errors.reason_code}
          onYes={(note, reason_code, measure) => void decide({ outcome, note, reason_code, measure })}
          onClose={() => setOutcome(undefined)}
        />
      )}
    </DetailPane>
  );
};
