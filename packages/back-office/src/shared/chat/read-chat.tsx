import type { ApiClient, CallOptions } from '@pasar/api-client';
import type { ReportedChat } from '@pasar/contract';
import { Thumbnails } from '@pasar/dashboard';
import { useTimes } from '@pasar/slice-kit';
import { Badge, Button, Card, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDecideDialog } from '../decide/lazy-decide-dialog.ts';
import { useDecision } from '../decide/use-decision.ts';
import { writtenTextStyle } from '../facts/written-text.styles.ts';

interface ReadChatProps {
  storeName: string;
  /** What will be shown, and that the audit keeps it. */
  text: string;
  send: (
    api: ApiClient,
    body: { reason: string },
    options: CallOptions,
  ) => Promise<{ data: ReportedChat; message?: string }>;
}

/** What a buyer and a store wrote to each other, which is read with a reason alone: the audit keeps it. */
export const ReadChat = ({ storeName, text, send }: ReadChatProps) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const [isAsking, setIsAsking] = useState(false);
  const [chat, setChat] = useState<ReportedChat>();
  const { decide, busy, errors, clear } = useDecision<{ reason: string }>({
    send: async (api, body, options) => {
      const answer = await send(api, body, options);
      setChat(answer.data);
      return answer;
    },
    done: () => setIsAsking(false),
  });
  if (chat) {
    return (
      <Stack as="section" gap={8}>
        <h3>{t('chat.title')}</h3>
        {chat.messages.length === 0 && <p>{t('chat.none')}</p>}
        {chat.messages.map(({ id, side, text: written, kind, images, sent_at, is_reported, is_hidden }) => (
          <Card key={id} as="article" padding="s">
            <Stack gap={8}>
              <b>
                {side === 'buyer' ? t('chat.buyer') : storeName}{' '}
                {is_reported && <Badge tone="danger">{t('chat.reported')}</Badge>}{' '}
                {is_hidden && <Badge tone="neutral">{t('chat.hidden')}</Badge>}
              </b>
              <p css={writtenTextStyle}>{written || t(`chat.kind.${kind}`)}</p>
              <Thumbnails
                pictures={images.map((url, index) => ({
                  small: url,
                  large: url,
                  alt: t('chat.image', { n: index + 1 }),
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
          {t('chat.read')}
        </Button>
      </div>
      {isAsking && (
        <LazyDecideDialog
          title={t('chat.why')}
          text={text}
          yes={t('chat.read')}
          reason={t('chat.reason')}
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
