import { type AdminReports, adminReportEndpoints, type ReportedChat as Chat } from '@pasar/contract';
import { Thumbnails } from '@pasar/dashboard';
import { useTimes } from '@pasar/slice-kit';
import { Badge, Button, Card, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDecideDialog } from '../../shared/decide/lazy-decide-dialog.ts';
import { useDecision } from '../../shared/decide/use-decision.ts';
import { writtenTextStyle } from '../../shared/facts/written-text.styles.ts';

/** The messages around a reported one, which are read with a reason alone: the audit keeps it. */
export const ReportedChat = ({ group }: { group: AdminReports }) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const [isAsking, setIsAsking] = useState(false);
  const [chat, setChat] = useState<Chat>();
  const { decide, busy, errors, clear } = useDecision<{ reason: string }>({
    send: async (api, body, options) => {
      const answer = await api.call(
        adminReportEndpoints.readChat,
        { body: { report_id: group.id, ...body } },
        options,
      );
      setChat(answer.data);
      return answer;
    },
    done: () => setIsAsking(false),
  });
  if (chat) {
    return (
      <Stack as="section" gap={8}>
        <h3>{t('reports.chat.title')}</h3>
        {chat.messages.map(({ id, side, text, kind, images, sent_at, is_reported, is_hidden }) => (
          <Card key={id} as="article" padding="s">
            <Stack gap={8}>
              <b>
                {side === 'buyer' ? t('reports.chat.buyer') : group.subject.store.merchant_name}{' '}
                {is_reported && <Badge tone="danger">{t('reports.chat.reported')}</Badge>}{' '}
                {is_hidden && <Badge tone="neutral">{t('reports.blocked')}</Badge>}
              </b>
              <p css={writtenTextStyle}>{text || t(`reports.chat.kind.${kind}`)}</p>
              <Thumbnails
                pictures={images.map((url, index) => ({
                  small: url,
                  large: url,
                  alt: t('reports.image', { n: index + 1, name: t('reports.chat.title') }),
                }))}
              />
              <small>{dateTime(sent_at)}</small>
            </Stack>
          </Card>
        ))}
      </Stack>
    );
  }
  return (
    <>
      <div>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onClick={() => {
            clear();
            setIsAsking(true);
          }}
        >
          {t('reports.chat.read')}
        </Button>
      </div>
      {isAsking && (
        <LazyDecideDialog
          title={t('reports.chat.why')}
          text={t('reports.chat.whyText')}
          yes={t('reports.chat.read')}
          reason={t('reports.chat.reason')}
          reasonError={errors.reason}
          busy={busy}
          onYes={(reason) => void decide({ reason })}
          onClose={() => setIsAsking(false)}
          onMissing={() => setIsAsking(false)}
        />
      )}
    </>
  );
};
