import { isApiError } from '@pasar/api-client';
import { message, type TicketTopic, ticketEndpoints, ticketLimits, ticketTopics } from '@pasar/contract';
import {
  LocalLink,
  linkTo,
  useApi,
  useForm,
  useLocale,
  useReportError,
  useSession,
  useSubmit,
} from '@pasar/slice-kit';
import { Button, Notice, SelectField, Stack, TextArea, TextField, TextLink } from '@pasar/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** One key per content: a press repeated after an answer got lost does not ask twice. */
const useKeyOf = () => {
  const last = useRef({ content: '', key: '' });
  return (content: string): string => {
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
};

const empty = { topic: '', text: '', order_code: '', email: '' };

/** What became of a question: its code, and where its answer comes. */
const Sent = ({ code, isGuest, onMore }: { code: string; isGuest: boolean; onMore(): void }) => {
  const { t } = useTranslation('help');
  return (
    <Notice tone="success" live title={t('contact.ask.sent', { code })}>
      <Stack gap={8} align="start">
        <p>{t(isGuest ? 'contact.ask.byMail' : 'contact.ask.inAccount')}</p>
        {!isGuest && (
          <TextLink as={LocalLink} to={linkTo('buyer.ticket', { code })}>
            {t('contact.ask.open')}
          </TextLink>
        )}
        <Button variant="secondary" size="s" onClick={onMore}>
          {t('contact.ask.another')}
        </Button>
      </Stack>
    </Notice>
  );
};

/** Asks the people behind the market. What was typed stays until it is sent. */
export const WriteToTeam = () => {
  const { t } = useTranslation('help');
  const locale = useLocale();
  const api = useApi();
  const report = useReportError();
  const keyOf = useKeyOf();
  const isGuest = useSession().user === null;
  const [sent, setSent] = useState<string>();
  const required = message('field.required', locale);
  const { field, form, refuse, settle } = useForm({
    initial: empty,
    check: (values) => ({
      ...(values.topic === '' && { topic: required }),
      ...(values.text.trim() === '' && { text: required }),
      ...(isGuest && values.email.trim() === '' && { email: required }),
    }),
    guard: true,
  });
  const { submit, busy } = useSubmit(async (values: typeof empty) => {
    const body = { ...values, topic: values.topic as TicketTopic }; // the options of the field
    try {
      const { data } = await api.call(
        ticketEndpoints.open,
        { body },
        { idempotencyKey: keyOf(JSON.stringify(body)) },
      );
      settle(empty);
      setSent(data.code);
    } catch (failure) {
      if (isApiError(failure) && failure.code === 422 && failure.fields) return refuse(failure.fields);
      report(failure);
    }
  });
  if (sent !== undefined) return <Sent code={sent} isGuest={isGuest} onMore={() => setSent(undefined)} />;
  return (
    <form {...form((values) => void submit(values))}>
      <Stack gap={16} align="start">
        <SelectField
          {...field('topic')}
          label={t('contact.ask.topic')}
          placeholder={t('contact.ask.choose')}
          options={ticketTopics.map((topic) => ({ value: topic, label: t(`contact.ask.topics.${topic}`) }))}
          required
        />
        <TextField
          {...field('order_code')}
          label={t('contact.ask.order')}
          hint={t('contact.ask.orderHint')}
          autoComplete="off"
        />
        {isGuest && (
          <TextField
            {...field('email')}
            type="email"
            label={t('contact.ask.email')}
            hint={t('contact.ask.emailHint')}
            autoComplete="email"
            required
          />
        )}
        <TextArea
          {...field('text')}
          label={t('contact.ask.text')}
          hint={t('contact.ask.textHint')}
          limit={ticketLimits.longest}
          rows={6}
          required
        />
        <Button type="submit" busy={busy}>
          {t('contact.ask.send')}
        </Button>
      </Stack>
    </form>
  );
};
